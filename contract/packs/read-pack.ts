import { readNumber } from '../numbers/read-number.ts'
import { toThousandths } from '../numbers/thousandths.ts'
import type { PackUnit } from '../prices/unit-price.ts'
import { z } from '../zod.ts'
import { packFields } from './pack.ts'
import { spellTimes, unitOf, unitPattern } from './unit-spellings.ts'

const fractions: Record<string, string> = {
  '½': '.5',
  '1/2': '.5',
  '¼': '.25',
  '1/4': '.25',
  '¾': '.75',
  '3/4': '.75',
}
const fraction = /(?<![\p{N}.,/])(?:(\d+)\s*(?=[½¼¾])|(\d+)\s+)?([½¼¾]|1\/2|[13]\/4)(?![\p{N}/])/gu

const number = String.raw`(?<![\p{L}\p{N}.,/−-])\d+(?:[.,]\d+)*(?![\p{N}/])`
const unit = unitPattern()
const pieces = unitPattern((unit) => unit === 'piece')
const measures = new RegExp(
  [
    String.raw`(?:(?<before>${number})\s*×\s*)?(?<amount>${number})[\s-]*(?<unit>${unit})(?:\s*×\s*(?<after>${number})(?!\s*(?!${pieces})${unit}))?`,
    `(?:pack|set|box|carton|case|combo|bundle) of (?<of>${number})`,
  ].join('|'),
  'giu',
)

const packSchema = z.object({
  ...packFields,
  packAmount: packFields.packAmount.pipe(z.number()),
  packCount: packFields.packCount.default(1),
  packMass: packFields.packMass.default(null),
})

export type ReadPack = {
  packAmount: number
  packUnit: PackUnit
  packCount: number
  packMass?: number
}

/**
 * Reads the pack from a size such as `5 L Tin`, `3 × 200 ml` or `500 ml (455 g)`. Null if it has none, more than
 * one, or any other number; then staff must enter it.
 */
export function readPack(size: string): ReadPack | null {
  const decimals = size
    .normalize('NFC')
    .replaceAll(fraction, (_, whole, other, part) => `${whole ?? other ?? 0}${fractions[part]}`)
  const text = spellTimes(decimals)
  if (/\p{N}/u.test(text.replaceAll(measures, ''))) return null
  const found = [...text.matchAll(measures)].map(({ groups }) => groups ?? {})
  const counts = found.flatMap(({ before, after, of }) => [before, after, of])
  const [count, secondCount] = counts.filter((given) => given !== undefined)
  const [first, second, third] = found.flatMap(({ amount, unit }) => {
    const packUnit = unit && unitOf(unit)
    return amount && packUnit ? { packAmount: readNumber(amount), packUnit } : []
  })
  if (secondCount || third) return null
  if (!first) return count ? checkPack({ packAmount: count, packUnit: 'piece' }) : null
  if (!second) return checkPack({ ...first, packCount: count })
  const packMass = count ? null : readMass(second)
  return packMass && ['ml', 'l'].includes(first.packUnit) ? checkPack({ ...first, packMass }) : null
}

/** Finds the unit for a word, in any case; returns other text unchanged. */
export function readUnit(text: string): string {
  const word = text.trim()
  return unitOf(word) ?? word
}

type Measure = { packAmount: string; packUnit: PackUnit }

/** Grams; null for anything other than a mass. */
function readMass({ packAmount, packUnit }: Measure): number | null {
  const grams = { g: 1, kg: 1000 } as Partial<Record<PackUnit, number>>
  return toThousandths(Number(packAmount)) * ((grams[packUnit] ?? 0) / 1000) || null
}

function checkPack(given: Measure & { packCount?: string; packMass?: number }): ReadPack | null {
  const { data } = packSchema.safeParse(given)
  if (!data?.packUnit) return null
  const { packMass, packUnit, ...pack } = data
  return { ...pack, packUnit, ...(packMass !== null && { packMass }) }
}
