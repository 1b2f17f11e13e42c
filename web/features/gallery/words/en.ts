/** English words of the gallery. */
export const galleryEn = {
  title: 'Gallery',
  titleOf: (category: string) => `Gallery: ${category}`,
  description:
    'The wooden press, the drying yard, the fields and the people behind our oils, in pictures.',
  eyebrow: 'Watch it being made',
  categories: 'Gallery categories',
  all: 'All',
  none: 'No gallery items found',
  noneInCategory: 'Try selecting a different category.',
  /** From what the loader says of it. */
  failed: (error: string) => error,
  position: (number: number, total: number) => `${number} of ${total}`,
  close: 'Close',
}

export type GalleryWords = typeof galleryEn

/** Handed by the route around a page to the page. */
export const handle = { gallery: galleryEn }
