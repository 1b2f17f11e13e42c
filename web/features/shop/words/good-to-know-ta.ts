import type { GoodToKnowWords } from './good-to-know-en.ts'

/** Tamil words of the page of answers. */
export const goodToKnowTa: GoodToKnowWords = {
  title: 'தெரிந்துகொள்ள',
  eyebrow: 'வாங்கும் முன்',
  description: 'எப்படிப் பணம் செலுத்துவது, டெலிவரிக்கு எவ்வளவு ஆகும், வாங்கும் முன் மற்றவர்கள் கேட்பவை.',
  ask: 'வேறு கேள்வி உள்ளதா? WhatsApp-இல் கேளுங்கள்',
}

/** Handed by the route around a page to the page. */
export const handle = { goodToKnow: goodToKnowTa }
