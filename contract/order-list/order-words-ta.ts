import { deliveryWordsTa } from '../delivery/words-ta.ts'
import { piecesInTamil } from '../packs/pack-words-ta.ts'
import { writeDayTa } from '../text/month-names-ta.ts'
import { listGreetingTa } from './greeting-ta.ts'
import type { OrderWords } from './order-words.ts'

/** Phrased as the visitor speaking to the shop. */
const onRequest = 'விலை சொல்லவும்'

export const orderWordsTa: OrderWords = {
  greeting: listGreetingTa,
  line: (name, quantity, total) => `${name} × ${quantity} = ${total}`,
  lineOnRequest: (name, quantity) => `${name} × ${quantity} (${onRequest})`,
  lineOutOfStock: (name, quantity, outOfStock) => `${name} × ${quantity} (${outOfStock})`,
  outOfStock: (backDay) =>
    `இருப்பில் இல்லை${backDay ? `, ${writeDayTa(backDay)} வாக்கில் மீண்டும் வரும்` : ''}`,
  more: (count) => `… மேலும் ${count}`,
  total: (total) => `மொத்தம்: ${total}`,
  from: (total) => `${total} முதல்`,
  onRequest,
  pieces: piecesInTamil,
  labels: { pin: 'பின்கோடு', name: 'பெயர்', place: 'ஊர்', note: 'குறிப்பு' },
  delivery: (charge) => `டெலிவரி: ${charge}`,
  charges: deliveryWordsTa,
}
