import { foldDigits } from '../numbers/fold-digits.ts'

/** A PIN code as it is typed, spaces and digits of Tamil too; null for anything else. */
export function readPinCode(text: string): string | null {
  const digits = foldDigits(text).replace(/\s/g, '')
  return /^[1-9]\d{5}$/.test(digits) ? digits : null
}

/** `641 602`, as it stands on letters. */
export function writePinCode(pin: string): string {
  return `${pin.slice(0, 3)} ${pin.slice(3)}`
}
