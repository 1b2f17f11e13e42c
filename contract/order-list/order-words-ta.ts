import { deliveryWordsTa } from '../delivery/delivery-words-ta.ts'
import { piecesInTamil } from '../packs/pack-words-ta.ts'
import type { OrderWords } from './order-words.ts'

/** The visitor says it to the shop. */
const onRequest = 'விலை சொல்லவும்'

export const orderWordsTa: OrderWords = {
  greeting: 'வணக்கம்! நான் வாங்க விரும்புவது:',
  line: (name, quantity, total) => `${name} × ${quantity} = ${total}`,
  lineOnRequest: (name, quantity) => `${name} × ${quantity} (${onRequest})`,
  more: (count) => `… மேலும் ${count}`,
  total: (total) => `மொத்தம்: ${total}`,
  from: (total) => `${total} முதல்`,
  onRequest,
  pieces: piecesInTamil,
  labels: { pin: 'பின்கோடு', name: 'பெயர்', place: 'ஊர்', note: 'குறிப்பு' },
  delivery: (charge) => `டெலிவரி: ${charge}`,
  charges: deliveryWordsTa,
}
