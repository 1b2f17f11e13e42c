import { orderLimits } from '../../../../contract/orders/order-terms.ts'
import { cutMeasures, type Measure, readNumberWord } from '../../../../contract/packs/measures.ts'
import { isNoise, isQuestion, isRefusal, isVague } from './line-words.ts'

/** What a line of free text says, before the catalogue is asked. */
export type LineText = {
  text: string
  /** Words that may name a product. */
  words: string[]
  measure: Measure | null
  /** Undefined where it says none, null where that is not understood. */
  quantity: number | null | undefined
  /** Whether it asks or refuses. */
  isDoubtful: boolean
}

const dozen = 12
/** Signs before and between what is said, and pictures. */
const decoration =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\u200d|\ufe0f|\u20e3|^\s*[-–—•·*>✓✔➡→~]+|[*_~`]+(?=\s|$)|(?<=\s|^)[*_~`]+/gu
const numbering = /^\s*\(?\d{1,2}[.)]\s+(?=\D*\p{L})/u
const money =
  /(?:[=@]\s*)?(?:₹|\brs\b\.?|\binr\b|ரூ\.?)\s*\d[\d,]*(?:\.\d+)?(?:\s*\/-)?|\d[\d,]*(?:\.\d+)?\s*(?:\/-|\brs\b|\brupees?\b|ரூபாய்)|=\s*\d[\d,]{2,}(?:\.\d+)?/giu

export function readLine(text: string): LineText {
  const plain = text.replace(decoration, ' ').replace(numbering, ' ').replace(money, ' ')
  const isRefused = isRefusal(plain)
  const { measures, rest } = cutMeasures(plain)
  const pieces = measures.filter(({ packUnit }) => packUnit === 'piece')
  const sizes = measures.filter(({ packUnit }) => packUnit !== 'piece')
  const tokens = rest.match(/\d+(?:[.,]\d+)*|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu) ?? []
  const numbers = [
    ...pieces.map(({ packAmount, packCount }) => packAmount * packCount),
    ...tokens.flatMap((token) => readNumber(token) ?? []),
  ]
  const words = tokens.filter((token) => !/^\d/.test(token) && readNumberWord(token) === undefined)
  const isDozen = words.some((word) => /^(?:dozen|dozens|டஜன்)$/.test(word))
  const [measure = null] = sizes
  return {
    text,
    words: words.filter(
      (word) => !isNoise(word) && !isVague(word) && !/^(?:dozens?|டஜன்)$/.test(word),
    ),
    measure: sizes.length > 1 ? null : measure,
    quantity:
      isRefused || sizes.length > 1 || words.some(isVague) ? null : toQuantity(numbers, isDozen),
    isDoubtful: isRefused || sizes.length > 1 || isQuestion(text),
  }
}

function readNumber(token: string): number | undefined {
  return /^\d/.test(token) ? Number(token.replace(',', '.')) : readNumberWord(token)
}

/** Several numbers in one line are not understood. */
function toQuantity(numbers: number[], isDozen: boolean): number | null | undefined {
  if (numbers.length === 0) return isDozen ? dozen : undefined
  if (numbers.length > 1) return null
  return checkQuantity((numbers[0] ?? 0) * (isDozen ? dozen : 1))
}

/** A quantity that an order may have, or null. */
export function checkQuantity(quantity: number): number | null {
  const { min, max } = orderLimits.quantity
  return Number.isInteger(quantity) && quantity >= min && quantity <= max ? quantity : null
}
