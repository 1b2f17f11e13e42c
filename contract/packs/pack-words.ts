import type { BaseUnit, Pack } from '../prices/unit-price.ts'
import { formatNumber } from '../text/count.ts'

/** English words for packs. */

/** Units of unit prices. */
export const unitNames: Record<BaseUnit | 'ml' | 'g', string> = {
  l: 'litre',
  ml: 'ml',
  kg: 'kg',
  g: 'g',
  piece: 'piece',
}

/** One piece, and several. */
const piecesInEnglish = ['piece', 'pieces'] as const

/** `500 ml`, `3 × 200 ml`; nothing without a pack. */
export function writePack(
  { packAmount, packUnit, packCount = 1 }: Pack,
  [one, several]: readonly [string, string] = piecesInEnglish,
): string {
  if (packAmount === undefined || packUnit === undefined) return ''
  const unit = packUnit === 'piece' ? (packAmount === 1 ? one : several) : unitSymbols[packUnit]
  return `${packCount > 1 ? `${packCount} × ` : ''}${formatNumber(packAmount)} ${unit}`
}

/** Capital L, because a small l looks like a 1. */
const unitSymbols = { ml: 'ml', l: 'L', g: 'g', kg: 'kg' }

/** `455 g`, `4.55 kg`. */
export function writeMass(grams: number): string {
  return grams < 1000 ? `${grams} g` : `${formatNumber(grams / 1000)} kg`
}
