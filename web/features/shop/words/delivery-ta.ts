import { deliveryWordsTa } from '../../../../contract/delivery/words-ta.ts'
import type { DeliveryPageWords } from './delivery-en.ts'

/** Tamil words of the delivery page. */
export const deliveryTa: DeliveryPageWords = {
  charges: deliveryWordsTa,
  description: 'எண்ணெயை எங்கெல்லாம் அனுப்புகிறோம், எத்தனை நாட்களில் வரும், எடைக்கு ஏற்ப எவ்வளவு ஆகும்.',
  byWeight: (packing) => `கட்டணம் பார்சலின் எடைக்கு ஏற்ப: பொருட்களின் எடையுடன் ${packing}% சேர்த்து. `,
  isEstimate: 'இவை தோராயமான கட்டணங்கள்; சரியான கட்டணத்தை உரையாடலில் தெரிவிக்கிறோம்.',
  pinCodes: (prefixes) => `${prefixes} எனத் தொடங்கும் பின்கோடுகள்`,
  chargesFor: ['', ': கட்டணங்கள்'],
  weight: 'எடை',
  goodsWeight: 'பொருட்களின் எடை (kg)',
  weightWrong: 'எடையைக் கிலோவில் எழுதவும், உதாரணமாக 2.5',
  charge: 'கட்டணம்',
  upTo: (kilos) => `${kilos} kg வரை`,
  above: (kilos) => `${kilos} kg-க்கு மேல்`,
  eachKilo: (charge) => `ஒவ்வொரு கிலோவுக்கும் (பகுதிக்கும்) ${charge} கூடுதல்`,
  freeFrom: (goods) => `${goods} அல்லது அதற்கு மேல் வாங்கினால் டெலிவரி இலவசம்`,
  by: ['', ' மூலம்'],
}

/** Handed by the route around a page to the page. */
export const handle = { delivery: deliveryTa }
