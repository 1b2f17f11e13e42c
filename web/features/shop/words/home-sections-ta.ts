import { establishedYear } from '../../../../contract/settings/business.ts'
import type { HomeSectionsWords } from './home-sections-en.ts'
import { reachTa } from './reach-ta.ts'

/** Tamil words of the home page below its first view. */
export const homeSectionsTa: HomeSectionsWords = {
  /** Ways and hours to reach the shop. */
  reachWords: reachTa,
  featuredEyebrow: 'செக்கிலிருந்து நேராக',
  featured: 'சிறப்புப் பொருட்கள்',
  featuredList: 'சிறப்புப் பொருட்கள்',
  allProducts: 'எல்லாப் பொருட்களும்',
  featuredFailed: () => 'பொருட்களைக் காட்ட முடியவில்லை',
  noFeatured: 'சிறப்புப் பொருட்கள் எதுவும் இல்லை.',
  noFeaturedHint: 'எல்லாப் பொருட்களையும் பொருட்கள் பக்கத்தில் பார்க்கலாம்.',
  about: `${establishedYear} முதல், மரச்செக்கில்`,
  aboutText:
    'கடலை, எள், தேங்காயை மரச்செக்கில் மெதுவாக ஆட்டுகிறோம். எண்ணெய் தானாகத் தெளியும் வரை வைக்கிறோம்; அன்று போலவே இன்றும்.',
  readStory: 'எங்கள் முழுக் கதையைப் படிக்கவும்',
  galleryEyebrow: 'செக்கிலும் வயலிலும்',
  gallery: 'எங்கள் படங்கள்',
  wholeGallery: 'எல்லாப் படங்களையும் பார்க்கவும்',
  highlights: 'முக்கியப் படங்கள்',
  highlightsFailed: () => 'படங்களைக் காட்ட முடியவில்லை',
  talk: 'வாருங்கள், பேசலாம்',
  ways: 'எங்களைத் தொடர்புகொள்ளும் வழிகள்',
}
