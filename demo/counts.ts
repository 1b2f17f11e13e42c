import type { countedPages, SearchOutcome } from '../contract/insight/count-kinds.ts'
import { products } from './products/index.ts'
import type { CountRecord } from './records.ts'

/** Days with counts before the first start. */
const days = 90

/** Searches, their frequency in ten days, and their results. */
const searches: [words: string, inTenDays: number, found: number, how: SearchOutcome][] = [
  ['groundnut oil', 14, 6, 'literal'],
  ['nallennai', 9, 4, 'literal'],
  ['coconut', 8, 5, 'literal'],
  ['gingelly', 6, 4, 'synonym'],
  ['தேங்காய் எண்ணெய்', 5, 5, 'synonym'],
  ['nalenei', 4, 4, 'sound'],
  ['kadala yennai', 3, 6, 'sound'],
  ['groundnatt', 2, 6, 'similar'],
  ['almond oil', 5, 0, 'nothing'],
  ['ghee', 4, 0, 'nothing'],
  ['பாதாம் எண்ணெய்', 2, 0, 'nothing'],
  ['hair growth', 1, 0, 'nothing'],
]

/** Approximate views of each page a day. */
const views: Record<keyof typeof countedPages, number> = {
  home: 46,
  products: 38,
  category: 22,
  gallery: 7,
  about: 5,
  contact: 6,
  list: 9,
  'price-list': 8,
}

/** Numbers that somebody might have counted: more on weekends, and more from week to week. */
export const counts: CountRecord[] = Array.from({ length: days }, (_, index) => index + 1).flatMap(
  (daysAgo) => {
    const about = (daily: number, of: number) => numberAbout(daily, daysAgo, of)
    return [
      ...products.flatMap(({ key }, place) => {
        const opened = about(18 / (1 + place / 3), place)
        return [
          { daysAgo, kind: 'opened' as const, product: key, times: opened },
          { daysAgo, kind: 'added' as const, product: key, times: about(opened / 5, place + 40) },
          { daysAgo, kind: 'ordered' as const, product: key, times: about(opened / 9, place + 80) },
        ]
      }),
      ...Object.entries(views).map(([page, daily], place) => ({
        daysAgo,
        kind: 'page' as const,
        page,
        times: about(daily, place + 120),
      })),
      ...searches.map(([words, inTenDays, found, how], place) => ({
        daysAgo,
        kind: 'words' as const,
        words,
        found,
        how,
        times: about(inTenDays / 10, place + 140),
      })),
      { daysAgo, kind: 'searched' as const, times: about(9, 160) },
      { daysAgo, kind: 'sent' as const, times: about(3, 170) },
    ].filter(({ times }) => times > 0)
  },
)

/** A whole number about as large as the one given, always the same for a day and what is counted. */
function numberAbout(daily: number, daysAgo: number, of: number): number {
  const chance = Math.abs(Math.sin(daysAgo * 12.9898 + of * 78.233) * 43_758.5453) % 1
  const week = daysAgo % 7 < 2 ? 1.4 : 0.9
  const growth = 1.3 - (0.6 * daysAgo) / days
  return Math.floor(daily * week * growth * (0.6 + 0.8 * chance) + chance)
}
