import { establishedYear } from '../../../../contract/settings/business.ts'
import { reachEn } from './reach-en.ts'

/** English words of the home page below its first view. */
export const homeSectionsEn = {
  /** Ways and hours to reach the shop. */
  reachWords: reachEn,
  featuredEyebrow: 'Straight from the press',
  featured: 'Featured Products',
  featuredList: 'Featured products',
  allProducts: 'All products',
  featuredFailed: (error: string) => `Error: ${error}`,
  noFeatured: 'No featured products are available.',
  noFeaturedHint: 'Mark products as Featured in the product admin page to show them here.',
  /** Text after the last comma is emphasized. */
  about: `Pressed in wood, since ${establishedYear}`,
  aboutText:
    'Groundnut, sesame and coconut, crushed slowly in a wooden press. The oil settles until it is clear by itself, as it always has.',
  readStory: 'Read Our Full Story',
  galleryEyebrow: 'At the mill and in the fields',
  gallery: 'From Our Gallery',
  wholeGallery: 'View Full Gallery',
  highlights: 'Gallery highlights',
  highlightsFailed: (error: string) => error,
  talk: 'Come and talk to us',
  ways: 'Ways to reach us',
}

export type HomeSectionsWords = typeof homeSectionsEn
