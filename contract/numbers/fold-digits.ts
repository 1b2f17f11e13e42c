const tamilDigits = /[\u0be6-\u0bef]/g
/** ASCII as East Asian keyboards write it. */
const fullWidth = /[\uff01-\uff5e]/g
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** A text with the digits of Tamil and of full width as 0 to 9, without invisible signs, trimmed. */
export function foldDigits(text: string): string {
  return text
    .replace(invisible, '')
    .replace(tamilDigits, (digit) => String(digit.charCodeAt(0) - 0x0be6))
    .replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .trim()
}
