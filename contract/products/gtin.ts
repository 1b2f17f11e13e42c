import { fieldModels } from '../fields.ts'
import { labelMessages } from '../labels/messages.ts'
import { messages } from '../messages.ts'
import { z } from '../zod.ts'

/** The number under a barcode as sent, including spaces and hyphens; blank for none. */
export const gtinField = z
  .union([z.null(), z.string()], { error: messages.validation.text })
  .transform((text) => (text ?? '').replace(/[\s\p{Pd}]/gu, ''))
  .refine((digits) => /^(\d{8}|\d{12,14})?$/.test(digits), {
    error: labelMessages.gtinDigits,
    abort: true,
  })
  .refine(fitsCheckDigit, labelMessages.gtinCheckDigit)
  .register(fieldModels, { type: 'string', limits: { maxLength: 14 } })
  .meta({ description: 'GTIN (EAN, UPC): 8, 12, 13 or 14 digits', example: '8901234567890' })

/** Key that is equal for the short and long forms of a number. */
export function gtinKey(gtin: string): string {
  return gtin.padStart(14, '0')
}

/** Check digit: every second digit from the right counts three times, and the sum must be a multiple of ten. */
function fitsCheckDigit(digits: string): boolean {
  const sum = [...digits]
    .toReversed()
    .reduce((sum, digit, index) => sum + Number(digit) * (index % 2 ? 3 : 1), 0)
  return sum % 10 === 0
}
