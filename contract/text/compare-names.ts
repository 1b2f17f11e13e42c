import type { Language } from '../language.ts'
import { readNumber } from '../numbers/read-number.ts'

const collators: Record<Language, Intl.Collator> = {
  en: new Intl.Collator('en', { numeric: true }),
  ta: new Intl.Collator('ta', { numeric: true }),
}

/** Decimals that are compared by value. */
const maxDecimals = 6
const number = /\d+(?:[.,]\d+)*/g
const isDecimal = /^\d+\.\d+$/

/**
 * Compares names as people sort them: digits by value, accents beside their letter; in Tamil, Tamil letters
 * come first, in their own order.
 */
export function compareNames(a: string, b: string, language: Language = 'en'): number {
  return compareSortNames(toSortName(a), toSortName(b), language)
}

/** Compares names prepared with `toSortName`, for sorting many. */
export function compareSortNames(a: string, b: string, language: Language): number {
  return collators[language].compare(a, b)
}

/**
 * A name whose numbers a collator compares by value: without thousands separators, and with decimals of equal
 * length.
 */
export function toSortName(name: string): string {
  return name.replace(number, (digits) => {
    const plain = readNumber(digits)
    const [whole, decimals] = plain.split('.')
    return isDecimal.test(plain) ? `${whole}.${decimals?.padEnd(maxDecimals, '0')}` : plain
  })
}
