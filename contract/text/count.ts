import { groupDigits } from './group-digits.ts'

/** `10,000`, grouped as in India; at most three decimals. */
export function formatNumber(number: number): string {
  return groupDigits(String(number))
}

/** A number with its noun: `1 product`, `10,000 products`. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}
