import { readNumber } from '../numbers/read-number.ts'
import { measurePack, type Pack, type PackUnit } from '../prices/unit-price.ts'
import { normalizeText } from '../search/normalize-text.ts'
import { spellTimes, unitOf } from './unit-spellings.ts'

/** An amount in a text: `500 ml`, `3 × 200 ml`. */
export type Measure = { packAmount: number; packUnit: PackUnit; packCount: number }

/** Number words that are used before units: in English, in Tamil, and in Tamil typed in Latin letters. */
const numberWords: Record<string, string> = {
  '1/4': 'quarter kaal கால்',
  '1/2': 'half ara arai அரை',
  '3/4': 'mukkal mukkaal முக்கால்',
  1: 'one oru onnu ஒரு ஒன்று ஒன்னு ஒண்ணு',
  2: 'two rendu irandu ரெண்டு இரண்டு இரு',
  3: 'three moonu moondru munu மூணு மூன்று',
  4: 'four naalu naangu nalu நாலு நான்கு',
  5: 'five anju anchu ainthu aindhu அஞ்சு ஐந்து',
  6: 'six aaru ஆறு',
  7: 'seven ezhu yezhu elu ஏழு',
  8: 'eight ettu எட்டு',
  9: 'nine onbathu onbadhu ombathu ஒன்பது ஒம்பது',
  10: 'ten pathu paththu patthu பத்து',
  11: 'eleven pathinonnu பதினொன்று பதினொண்ணு',
  12: 'twelve pannendu pannirendu பன்னிரண்டு பன்னெண்டு',
  15: 'fifteen pathinanju பதினைந்து பதினஞ்சு',
  20: 'twenty iruvathu irubathu இருபது',
  25: 'twentyfive twenty-five இருபத்தைந்து',
  30: 'thirty muppathu முப்பது',
  50: 'fifty aimbathu ambathu ஐம்பது அம்பது',
  100: 'hundred nooru நூறு',
}
const digitsOf = new Map(
  Object.entries(numberWords).flatMap(([digits, words]) =>
    words.split(' ').map((word) => [word, digits] as const),
  ),
)

const gap = String.raw`[^\S\n]*[\u002d\u2010-\u2013]?[^\S\n]*`
/** Not inside a number or after one or two letters: `2.5 L` is not 5 L, and `B12` is a name. */
const start = String.raw`(?<![\p{N}]|[\p{N}][.,/⁄]|(?<![\p{L}\p{M}]{2})[\p{L}\p{M}])`
const amount = String.raw`(?:(?<whole>\d+)\s+(?=\d+\s?[/⁄]))?(?:(?<top>\d+)\s?[/⁄]\s?(?<bottom>\d+)|(?<decimal>\d+(?:[.,]\d+)*|\.\d+))`
/** Matches a possible unit of up to four words, since dots and spaces may separate its letters. */
const words = String.raw`[\p{L}\p{M}]+(?:[. ]{1,2}[\p{L}\p{M}]+){0,3}\.?(?!\p{N})`
const measure = String.raw`(?:(?<before>\d+)\s*×\s*)?${amount}${gap}(?<words>${words})(?:\s*×\s*(?<after>\d+)(?!${gap}\p{L}))?`

const everywhere = new RegExp(start + measure, 'gu')
const alone = new RegExp(`^${measure}$`, 'u')
const numberWord = String.raw`(?<![\p{L}\p{M}])(?:${[...digitsOf.keys()].join('|')})(?![\p{L}\p{M}])`
const spelledNumber = new RegExp(`(${numberWord})(?=${gap}(${words}))`, 'gu')
const mayHaveAmount = new RegExp(String.raw`\p{N}|${numberWord}\s`, 'iu')

/** Finds all amounts in a text, in any script and spelling. */
export function readMeasures(text: string): Measure[] {
  if (!mayHaveAmount.test(text)) return []
  return [...toPlain(text).matchAll(everywhere)].flatMap(
    ({ groups = {} }) => toMeasure(groups, unitWithin(groups.words)) ?? [],
  )
}

/** Separates the amounts of a text from the rest, which is normalized, with plain digits. */
export function cutMeasures(text: string): { measures: Measure[]; rest: string } {
  const measures: Measure[] = []
  const rest = toPlain(text).replace(everywhere, (found, ...match) => {
    const groups = match.at(-1) as Groups
    const { words = '', after, ...amount } = groups
    const unit = findUnit(words)
    const rest = words.slice(unit?.length)
    // A count after further words does not belong to the pack: `1 l tin × 2`.
    const measure = toMeasure(rest ? amount : { ...amount, after }, unit?.packUnit)
    if (!measure) return found
    measures.push(measure)
    return ` ${rest} ${rest && after ? `× ${after}` : ''} `
  })
  return { measures, rest }
}

/** Reads a word as a whole number; undefined for any other word. */
export function readNumberWord(word: string): number | undefined {
  const digits = digitsOf.get(normalizeText(word))
  const number = Number(digits)
  return Number.isInteger(number) ? number : undefined
}

/** Reads a text that is only an amount; null for any other text. */
export function readMeasure(text: string): Measure | null {
  const { groups } = toPlain(text).match(alone) ?? {}
  return groups ? toMeasure(groups, unitOf(groups.words ?? '')) : null
}

/** Key for comparing packs: 1000 ml equals 1 l. Null without a pack. */
export function measureKey(pack: Pack): string | null {
  const measured = measurePack(pack)
  return measured && `${measured.unit} ${measured.thousandths}`
}

/** Finds the unit at the beginning of some words: `kilo gram tin`. */
function unitWithin(words = ''): PackUnit | undefined {
  return findUnit(words)?.packUnit
}

/** Finds the unit, with the length of its text. */
function findUnit(words = ''): { packUnit: PackUnit; length: number } | undefined {
  const ends = [...words.matchAll(/[. ]+|$/g)].map(({ index }) => index).toReversed()
  for (const length of ends) {
    const packUnit = unitOf(words.slice(0, length))
    if (packUnit) return { packUnit, length }
  }
  return undefined
}

/** Normalizes a text, with plain digits. */
function toPlain(text: string): string {
  const parted = text.replace(/(\d?)([½¼¾])/g, '$1 $2')
  const plain = normalizeText(parted).replace(/\p{Nd}/gu, toPlainDigit)
  return spellTimes(plain)
    .replace(spelledNumber, (found, word, next) =>
      unitWithin(next) ? (digitsOf.get(word) ?? word) : found,
    )
    .trim()
}

/** The digits of each script follow its zero in order. */
function toPlainDigit(digit: string): string {
  if (digit <= '9') return digit
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
  return `${value}`
}

type Groups = Record<string, string | undefined>

function toMeasure(groups: Groups, packUnit: PackUnit | undefined): Measure | null {
  const packAmount = toAmount(groups)
  const packCount = Number(groups.before ?? groups.after ?? 1)
  return packUnit && packAmount > 0 && packCount > 0 ? { packAmount, packUnit, packCount } : null
}

function toAmount({ whole = '0', top, bottom, decimal = '' }: Groups): number {
  const amount = top ? Number(whole) + Number(top) / Number(bottom) : Number(readNumber(decimal))
  return Number.isFinite(amount) ? amount : 0
}
