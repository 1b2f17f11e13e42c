import type { OpeningSoonWords } from './opening-soon-en.ts'

/** The same in Tamil. */
export const openingSoonTa: OpeningSoonWords = {
  title: 'விரைவில் திறக்கிறோம்',
  text: 'உங்களுக்காக எங்கள் கடையைத் தயார் செய்து வருகிறோம்.',
  reach: 'அதுவரை எங்களைத் தொடர்பு கொள்ளுங்கள்.',
  call: 'அழைக்கவும்',
  chat: 'WhatsApp-இல் பேசவும்',
  notOpen: 'இன்னும் திறக்கவில்லை',
  toAdminArea: 'நிர்வாகப் பகுதிக்கு',
}
