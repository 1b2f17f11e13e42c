import type { DeliveryWords } from './words.ts'

export const deliveryWordsTa: DeliveryWords = {
  title: 'டெலிவரி',
  pinCode: 'பின்கோடு',
  pinWrong: 'பின்கோடில் ஆறு இலக்கங்கள் இருக்க வேண்டும், முதல் இலக்கம் 0 ஆக இருக்கக் கூடாது',
  inChat: 'கட்டணத்தை உரையாடலில் தெரிவிக்கிறோம்',
  zones: 'எங்கெல்லாம் அனுப்புகிறோம், எவ்வளவு ஆகும்',
  days(min, max) {
    if (max === 0) return 'அதே நாள்'
    return `${min === max ? max : `${min}–${max}`} ${max === 1 ? 'நாள்' : 'நாட்கள்'}`
  },
  kilos: (kilos) => `${kilos} kg`,
  quote: (pin, charge, days) => `${pin}-க்கு: ${charge}, ${days}`,
  freeDelivery: 'இலவச டெலிவரி',
  about: (charge) => `சுமார் ${charge}`,
  from: (charge) => `${charge} முதல்`,
  free: 'இலவசம்',
  ask: 'தயவுசெய்து தெரிவிக்கவும்',
  goods: (total) => `பொருட்கள் ${total}`,
  costs: (charge) => `டெலிவரி ${charge}`,
  costsInChat: 'டெலிவரி: உரையாடலில் தெரிவிக்கிறோம்',
}
