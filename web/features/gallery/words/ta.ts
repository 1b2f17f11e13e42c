import type { GalleryWords } from './en.ts'

/** Tamil words of the gallery. */
export const galleryTa: GalleryWords = {
  title: 'படங்கள்',
  titleOf: (category) => `படங்கள்: ${category}`,
  description: 'மரச்செக்கு, உலர்த்தும் களம், வயல்கள், எண்ணெய்க்குப் பின்னால் இருக்கும் மனிதர்கள்: படங்களில்.',
  eyebrow: 'எண்ணெய் உருவாகும் விதம்',
  categories: 'படங்களின் வகைகள்',
  all: 'எல்லாம்',
  none: 'படங்கள் எதுவும் இல்லை',
  noneInCategory: 'வேறு வகையைத் தேர்ந்தெடுத்துப் பார்க்கவும்.',
  failed: () => 'படங்களைக் காட்ட முடியவில்லை',
  position: (number, total) => `${total} படங்களில் ${number}-வது`,
  close: 'மூடவும்',
}

/** Handed by the route around a page to the page. */
export const handle = { gallery: galleryTa }
