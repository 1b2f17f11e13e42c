import { deliveryWordsEn } from '../delivery/words-en.ts'
import { writeShortDay } from '../text/month-names.ts'
import { listGreeting } from './greeting-en.ts'
import type { OrderWords } from './order-words.ts'

const onRequest = 'price on request'

export const orderWordsEn: OrderWords = {
  greeting: listGreeting,
  line: (name, quantity, total) => `${name} × ${quantity} = ${total}`,
  lineOnRequest: (name, quantity) => `${name} × ${quantity} (${onRequest})`,
  lineOutOfStock: (name, quantity, outOfStock) => `${name} × ${quantity} (${outOfStock})`,
  outOfStock: (backDay) => `out of stock${backDay ? `, back about ${writeShortDay(backDay)}` : ''}`,
  more: (count) => `… and ${count} more`,
  total: (total) => `Total: ${total}`,
  from: (total) => `from ${total}`,
  onRequest,
  pieces: ['piece', 'pieces'],
  labels: { pin: 'PIN', name: 'Name', place: 'Place', note: 'Note' },
  delivery: (charge) => `Delivery: ${charge}`,
  charges: deliveryWordsEn,
}
