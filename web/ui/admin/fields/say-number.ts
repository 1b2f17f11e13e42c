import { readMoney } from '../../../../contract/numbers/read-money.ts'
import { readNumber, toNumber } from '../../../../contract/numbers/read-number.ts'
import { formatRupees } from '../../../../contract/prices/money.ts'
import { formatNumber } from '../../../../contract/text/count.ts'

export type NumberKind = 'number' | 'rupees'

/** Beyond it, numbers are written with an exponent. */
const largest = 1e15

/**
 * The number that was read of a text, for those that are not as plain as it: `₹1,250` of `1,250`. Empty
 * where it cannot be read, or has more decimals than could be shown.
 */
export function sayNumber(typed: string, kind: NumberKind): string {
  const number = toNumber(kind === 'rupees' ? readMoney(typed) : readNumber(typed))
  const decimals = kind === 'rupees' ? 2 : 3
  const isShown = Math.abs(number) < largest && Number(number.toFixed(decimals)) === number
  if (!isShown || typed.trim() === String(number)) return ''
  return kind === 'rupees' ? formatRupees(number) : formatNumber(number)
}
