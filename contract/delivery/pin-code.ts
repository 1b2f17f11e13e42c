const tamilDigits = /[\u0be6-\u0bef]/g

/** A PIN code as it is typed, spaces and digits of Tamil too; null for anything else. */
export function readPinCode(text: string): string | null {
  const digits = text
    .replace(/\s/g, '')
    .replace(tamilDigits, (digit) => String(digit.charCodeAt(0) - 0x0be6))
  return /^[1-9]\d{5}$/.test(digits) ? digits : null
}

/** `641 602`, as it stands on letters. */
export function writePinCode(pin: string): string {
  return `${pin.slice(0, 3)} ${pin.slice(3)}`
}
