import { groupDigits } from '../text/group-digits.ts'
import { toRupees } from './paise.ts'

/** Formats rupees with Indian grouping; whole amounts have no decimals unless requested. */
export function formatRupees(amount: number, decimals: 'auto' | 'always' = 'auto'): string {
  const isWhole = decimals === 'auto' && Number.isInteger(amount)
  return `₹${groupDigits(amount.toFixed(isWhole ? 0 : 2))}`
}

/** A price, or the words for a price on request. */
export function formatPrice(
  price: number,
  onRequest: string,
  decimals?: 'auto' | 'always',
): string {
  return price > 0 ? formatRupees(price, decimals) : onRequest
}

/** Formats a price in paise, such as `₹2,390`. */
export function formatPaise(paise: number): string {
  return formatRupees(toRupees(paise))
}
