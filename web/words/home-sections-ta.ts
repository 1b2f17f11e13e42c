import { establishedYear } from '../../contract/settings/business.ts'
import type { HomeSectionsWords } from './home-sections-en.ts'

/** What the home page says below its first view on Tamil pages. */
export const homeSectionsTa: HomeSectionsWords = {
  featuredEyebrow: 'செக்கிலிருந்து நேராக',
  featured: 'சிறப்புப் பொருட்கள்',
  featuredList: 'சிறப்புப் பொருட்கள்',
  allProducts: 'எல்லாப் பொருட்களும்',
  featuredFailed: () => 'பொருட்களைக் காட்ட முடியவில்லை',
  noFeatured: 'சிறப்புப் பொருட்கள் எதுவும் இல்லை.',
  noFeaturedHint: 'எல்லாப் பொருட்களையும் பொருட்கள் பக்கத்தில் பார்க்கலாம்.',
  about: ['ஒரே செக்கு, ஒரே ஊர், ', 'அரை நூற்றாண்டு'],
  aboutText: `${establishedYear}-இல் எங்கள் தாத்தா வாகை மரச்செக்கை ஓட்டத் தொடங்கினார்; கண்ணெதிரே ஆட்டும் எண்ணெயை ஊர் மக்கள் நம்பினார்கள். இன்றும் அப்படியே ஆட்டுகிறோம்: மெதுவாக, சூடேறாமல், எல்லோரும் பார்க்கும்படி.`,
  readStory: 'எங்கள் முழுக் கதையைப் படிக்கவும்',
  galleryEyebrow: 'செக்கிலும் வயலிலும்',
  gallery: 'எங்கள் படங்கள்',
  wholeGallery: 'எல்லாப் படங்களையும் பார்க்கவும்',
  highlights: 'முக்கியப் படங்கள்',
  noPictures: 'படங்கள் எதுவும் இல்லை',
  highlightsFailed: () => 'படங்களைக் காட்ட முடியவில்லை',
  talk: 'வாருங்கள், பேசலாம்',
  ways: 'எங்களைத் தொடர்புகொள்ளும் வழிகள்',
}
