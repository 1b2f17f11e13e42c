import type { DeliveryWords } from './words.ts'

export const deliveryWordsEn: DeliveryWords = {
  title: 'Delivery',
  pinCode: 'PIN code',
  pinWrong: 'A PIN code has six digits, and the first is not 0',
  inChat: 'We tell the charge in the chat',
  zones: 'Where we send to, and what it costs',
  days(min, max) {
    if (max === 0) return 'same day'
    return `${min === max ? max : `${min}–${max}`} ${max === 1 ? 'day' : 'days'}`
  },
  kilos: (kilos) => `${kilos} kg`,
  quote: (pin, charge, days) => `To ${pin}: ${charge}, ${days}`,
  freeDelivery: 'free delivery',
  about: (charge) => `about ${charge}`,
  from: (charge) => `from ${charge}`,
  free: 'free',
  ask: 'please tell me',
  goods: (total) => `Goods ${total}`,
  costs: (charge) => `delivery ${charge}`,
  costsInChat: 'delivery: we tell it in the chat',
}
