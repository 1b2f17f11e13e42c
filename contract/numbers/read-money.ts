import { foldDigits } from './fold-digits.ts'
import { readNumber } from './read-number.ts'

const rupee = '(?:[₹₨௹]|rs\\.?|inr|ரூ\\.|ரூபாய்|ரூ)'
const rupeeSigns = new RegExp(`^${rupee}\\s{0,3}|\\s{0,3}${rupee}$`, 'giu')

/** Converts an amount in rupees to plain decimal text, like `readNumber`: `₹1,25,000`, `Rs. 320/-` or `ரூ. ௪௫௦`. */
export function readMoney(typed: string): string {
  return readNumber(
    foldDigits(typed)
      .replace(rupeeSigns, '')
      .replace(/\s{0,3}\/-$/, ''),
  )
}
