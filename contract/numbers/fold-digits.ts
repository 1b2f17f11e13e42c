const tamilDigits = /[\u0be6-\u0bef]/g
/** ASCII characters in the full-width form of East Asian keyboards. */
const fullWidth = /[\uff01-\uff5e]/g
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** Converts Tamil and full-width digits to 0 to 9, removes invisible characters, and trims. */
export function foldDigits(text: string): string {
  return text
    .replace(invisible, '')
    .replace(tamilDigits, (digit) => String(digit.charCodeAt(0) - 0x0be6))
    .replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .trim()
}
