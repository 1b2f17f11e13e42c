import type { PackUnit } from '../prices/unit-price.ts'

/** Units in Tamil letters, without dots. */
export const unitWordsTa: Record<PackUnit, string> = {
  ml: 'மிலி மில்லிலிட்டர்',
  l: 'லி லிட்டர்',
  g: 'கி கிராம்',
  kg: 'கிகி கிலோ கிலோகிராம்',
  piece: 'எண்ணிக்கை',
}
