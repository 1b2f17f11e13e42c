import { readNumber as readPlain } from '../../../../contract/numbers/read-number.ts'
import { orderLimits } from '../../../../contract/orders/limits.ts'
import { cutMeasures, type Measure, readNumberWord } from '../../../../contract/packs/measures.ts'
import {
  isConditional,
  isContainer,
  isNoise,
  isQuestion,
  isRefusal,
  isVague,
} from './line-words.ts'

/** A line of free text, before the catalogue is searched. */
export type LineText = {
  text: string
  /** Words that may name a product. */
  words: string[]
  /** The same words including containers and number words: `Three Oils Gift Box`. */
  allWords: string[]
  /** Quantity in digits, for when number words belong to the name. */
  digits: number | null | undefined
  measure: Measure | null
  /** True if there is at least one size. */
  hasSize: boolean
  /** Undefined if there is none, null if it is not understood. */
  quantity: number | null | undefined
  /** True for a question or a refusal. */
  isDoubtful: boolean
}

const dozen = 12
/** Bullets, separators and emoji. */
const decoration =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\u200d|\ufe0f|\u20e3|^\s*[-–—•·*>✓✔➡→~]+|[*_~`]+(?=\s|$)|(?<=\s|^)[*_~`]+/gu
const numbering = /^\s*\(?(?:\d{1,2}[.)]\s+(?=\D*\p{L})|[a-z]\)\s*|[a-z]\.\s+)/iu
/** Times of day and days of the month, which are not quantities. */
const moment =
  /(?<![\p{L}\p{N}.])\d{1,2}(?:[:.]\d{2})?\s*(?:(?:am|pm|a\.m|p\.m|mani|manikku|o['’]?clock|மணி(?:க்கு)?)(?![\p{L}\p{M}])|(?:st|nd|rd|th)(?![\p{L}\p{M}]))|(?<!\d)\d{1,2}\/\d{1,2}\/\d{2,4}(?!\d)/giu
const money =
  /(?:[=@]\s*)?(?:₹|\brs\b\.?|\binr\b|ரூ\.?)\s*\d[\d,]*(?:\.\d+)?(?:\s*\/-)?|\d[\d,]*(?:\.\d+)?\s*(?:\/-|\brs\b|\brupees?\b|ரூபாய்)|=\s*\d[\d,]{2,}(?:\.\d+)?/giu

/** Phrases for one and a half, and the like. */
const halves: [RegExp, string][] = [
  [
    /(?<![\p{L}\p{N}])(?:(?:one|1) and (?:a )?half|ஒன்றரை|ஒண்ணரை|onnara|onnarai|ondrarai|onrarai)(?![\p{L}\p{M}])/giu,
    '1.5',
  ],
  [
    /(?<![\p{L}\p{N}])(?:(?:two|2) and (?:a )?half|இரண்டரை|ரெண்டரை|rendara|rendarai|irandarai)(?![\p{L}\p{M}])/giu,
    '2.5',
  ],
  [/(?<![\p{L}\p{N}])(?:half (?:a )?dozen|arai? dozen|அரை டஜன்)(?![\p{L}\p{M}])/giu, '6'],
]

export function readLine(text: string): LineText {
  const bare = text
    .replace(decoration, ' ')
    .replace(numbering, ' ')
    .replace(moment, ' ')
    .replace(money, ' ')
  const plain = halves.reduce(
    (written, [pattern, digits]) => written.replace(pattern, digits),
    bare,
  )
  const isRefused = isRefusal(text)
  const { measures, rest } = cutMeasures(plain)
  const pieces = measures.filter(({ packUnit }) => packUnit === 'piece')
  const sizes = measures.filter(({ packUnit }) => packUnit !== 'piece')
  const tokens = rest.match(/\d+(?:[.,]\d+)*|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu) ?? []
  const counted = pieces.map(({ packAmount, packCount }) => packAmount * packCount)
  const isDigits = (token: string) => /^\d/.test(token)
  const toNumbers = (wanted: (token: string) => boolean) => [
    ...counted,
    ...tokens.filter(wanted).flatMap((token) => readNumber(token) ?? []),
  ]
  const allWords = tokens.filter((token) => !isDigits(token) && !isNoise(token) && !isVague(token))
  const words = allWords.filter(
    (word) => readNumberWord(word) === undefined && !isContainer(word) && !isDozen(word),
  )
  const hasDozen = tokens.some(isDozen)
  const isUnclear = isRefused || sizes.length > 1 || tokens.some(isVague)
  const bareSize = sizes.length === 0 ? findBareSize(tokens) : undefined
  const numbers = (wanted: (token: string) => boolean) =>
    toNumbers((token) => wanted(token) && token !== bareSize)
  const quantity = isUnclear
    ? null
    : toQuantity(
        numbers(() => true),
        hasDozen,
      )
  // A time or day without another quantity may itself be one: `groundnut oil 1 L 3rd`.
  const isDay = quantity === undefined && text.search(moment) >= 0
  const [measure = null] = bareSize ? [toMillilitres(bareSize)] : sizes
  return {
    text,
    words,
    allWords,
    measure: sizes.length > 1 ? null : measure,
    hasSize: sizes.length > 0,
    quantity,
    digits: isUnclear ? null : toQuantity(numbers(isDigits), hasDozen),
    isDoubtful:
      isRefused ||
      sizes.length > 1 ||
      bareSize !== undefined ||
      isDay ||
      isQuestion(text) ||
      isConditional(text),
  }
}

/** Finds a number that is a size rather than a quantity: `nallennai 500 2`. */
function findBareSize(tokens: string[]): string | undefined {
  return tokens.find((token) => /^(?:100|200|250|500|750)$/.test(token))
}

function toMillilitres(size: string): Measure {
  return { packAmount: Number(size), packUnit: 'ml', packCount: 1 }
}

function isDozen(word: string): boolean {
  return /^(?:dozens?|டஜன்)$/.test(word)
}

function readNumber(token: string): number | undefined {
  if (!/^\d/.test(token)) return readNumberWord(token)
  const plain = readPlain(token)
  // `10,00` and `1.000` are not whole numbers.
  return /^\d+$/.test(plain) ? Number(plain) : Number.NaN
}

/** Several numbers in one line are not understood. */
function toQuantity(numbers: number[], hasDozen: boolean): number | null | undefined {
  if (numbers.length === 0) return hasDozen ? dozen : undefined
  if (numbers.length > 1) return null
  return checkQuantity((numbers[0] ?? 0) * (hasDozen ? dozen : 1))
}

/** Returns a quantity that an order may have, or null. */
export function checkQuantity(quantity: number): number | null {
  const { min, max } = orderLimits.quantity
  return Number.isInteger(quantity) && quantity >= min && quantity <= max ? quantity : null
}
