import { foldDigits } from '../numbers/fold-digits.ts'

/** Reads a typed PIN code, with spaces or Tamil digits; null for anything else. */
export function readPinCode(text: string): string | null {
  const digits = foldDigits(text).replace(/\s/g, '')
  return /^[1-9]\d{5}$/.test(digits) ? digits : null
}

/** `641 602`, as written on letters. */
export function writePinCode(pin: string): string {
  return `${pin.slice(0, 3)} ${pin.slice(3)}`
}
