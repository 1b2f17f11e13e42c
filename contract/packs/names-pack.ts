import { foldDigits } from '../numbers/fold-digits.ts'
import { readNumber, toNumber } from '../numbers/read-number.ts'
import { inBase, type Pack, type PackUnit } from '../prices/unit-price.ts'
import { unitWords } from './unit-words.ts'

/** Tells whether a product's name contains the amount in the pack, so that no line repeats it. */

type Measure = { amount: number; unit: PackUnit; count: number }

const packUnits = Object.keys(unitWords) as PackUnit[]

/**
 * Units in Tamil letters, by their first letters, because English pages load this without other Tamil words. A
 * gram and a kilo begin alike.
 */
const tamilUnits: [RegExp, PackUnit[]][] = [
  [/^\u0bae\u0bbf/, ['ml']],
  [/^\u0bb2\u0bbf/, ['l']],
  [/^\u0b95\u0bbf/, ['g', 'kg']],
  [/^\u0b8e\u0ba3/, ['piece']],
]

const fractions: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75 }

/** Matches pieces before an amount or after its unit, the amount, and its unit: `3 × 200 ml`, `1L`, `½ litre`. */
const measure =
  /(?:(\d+)\s*[×x*]\s*)?(?<![\d.,])(?:(\d+(?:[.,]\d+)*)\s?([½¼¾])?|([½¼¾]))[\s-]*([\p{L}\p{M}]+(?:\.\s?[\p{L}\p{M}]+)*)(?:\.?\s*[×*]\s*(\d+))?/giu

/** True if the text contains the pack in any spelling: `1 L`, `1L`, `1 litre`, `1000 ml`, `1 லிட்டர்`. */
export function namesPack(text: string, pack: Pack): boolean {
  const { packAmount: amount, packUnit: unit, packCount: count = 1 } = pack
  if (amount === undefined || unit === undefined) return false
  return findMeasures(text).some((found) => isSame(found, { amount, unit, count }))
}

/** True if the text contains every amount of a size; null if the size has none. */
export function namesSize(text: string, size: string): boolean | null {
  const wanted = findMeasures(size)
  if (wanted.length === 0) return null
  const named = findMeasures(text)
  return wanted.every((measure) => named.some((found) => isSame(found, measure)))
}

/** Finds the last amount with a unit in a text, as written: `1 L` in `Groundnut Oil 1 L`. */
export function findSize(text: string): string | undefined {
  return findMeasures(text).at(-1)?.text.trim()
}

function findMeasures(text: string): (Measure & { text: string })[] {
  return [...foldDigits(text.normalize('NFC')).matchAll(measure)].flatMap(
    ([text, before, whole, part, alone, word = '', after]) => {
      const amount = toNumber(readNumber(whole ?? '0')) + (fractions[part ?? alone ?? ''] ?? 0)
      const count = Number(before ?? after ?? 1)
      return unitsOf(word).map((unit) => ({ text, amount, unit, count }))
    },
  )
}

function unitsOf(word: string): PackUnit[] {
  const plain = word.toLowerCase().replace(/[.\s]/g, '')
  const inLatin = packUnits.filter((unit) => unitWords[unit].split(' ').includes(plain))
  return [...inLatin, ...tamilUnits.flatMap(([start, units]) => (start.test(plain) ? units : []))]
}

function isSame(a: Measure, b: Measure): boolean {
  const contents = ({ amount, unit }: Measure) => Math.round((amount / inBase[unit].parts) * 1e6)
  return (
    inBase[a.unit].unit === inBase[b.unit].unit &&
    contents(a) === contents(b) &&
    a.count === b.count
  )
}
