import type { PackUnit } from '../prices/unit-price.ts'

/** Units in Tamil letters, without dots and spaces. */
export const unitWordsTa: Record<PackUnit, string> = {
  ml: 'மிலி மில்லி மில்லிலி மில்லிலிட்டர் மில்லிலிட்டர்கள் எம்எல்',
  l: 'லி லிட் லிட்டர் லிட்டர்கள் லிட்டரு லிட்டரில்',
  g: 'கி கிரா கிராம் கிராம்கள்',
  kg: 'கிகி கிலோ கிலோக்கள் கிலோகிராம் கிலோகி கேஜி',
  piece: 'எண்ணிக்கை துண்டு துண்டுகள் பீஸ்',
}
