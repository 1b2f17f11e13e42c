import { fieldModels } from '../fields.ts'
import { labelMessages } from '../labels/messages.ts'
import { messages } from '../messages.ts'
import { z } from '../zod.ts'

/** The number under a barcode as it is sent, spaces and hyphens and all; blank for none. */
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

/** Equal for the same number in its shorter and its longer form. */
export function gtinKey(gtin: string): string {
  return gtin.padStart(14, '0')
}

/** From the right, every second digit counts three times; all of them make whole tens. */
function fitsCheckDigit(digits: string): boolean {
  const sum = [...digits]
    .toReversed()
    .reduce((sum, digit, index) => sum + Number(digit) * (index % 2 ? 3 : 1), 0)
  return sum % 10 === 0
}
