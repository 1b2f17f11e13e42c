import { describe, expect, it } from 'vitest'
import { labelMessages } from '../labels/messages.ts'
import { gtinField } from './gtin.ts'

/** As printed on goods and in the standard, in every length. */
const right = [
  '96385074',
  '73513537',
  '40170725',
  '12345670',
  '55123457',
  '036000291452',
  '012345678905',
  '042100005264',
  '614141000036',
  '725272730706',
  '4006381333931',
  '5901234123457',
  '9780306406157',
  '8901234567890',
  '4012345678901',
  '9771234567003',
  '10614141000415',
  '00012345600012',
  '98765432109213',
  '12345678901231',
]

const first = (text: unknown) => gtinField.safeParse(text).error?.issues[0]?.message

describe('GTINs', () => {
  it.each(right)('the GTIN %s is taken, with spaces and hyphens too', (digits) => {
    expect(gtinField.parse(digits)).toBe(digits)
    expect(gtinField.parse(` ${digits.slice(0, 3)}-${digits.slice(3, 7)} ${digits.slice(7)}`)).toBe(
      digits,
    )
  })

  it.each(right.map((digits, index) => changeDigit(digits, index % digits.length)))(
    'the GTIN %s is rejected: one digit is wrong',
    (digits) => {
      expect(first(digits)).toBe(labelMessages.gtinCheckDigit)
    },
  )

  it.each([
    '1234567',
    '123456789',
    '12345678901',
    '123456789012345',
    '8.90123E+12',
    '௮௯௦௧௨௩௪௫',
    'x',
  ])('the GTIN %s is rejected: it is no such number', (text) => {
    expect(first(text)).toBe(labelMessages.gtinDigits)
  })

  it.each(['', ' ', null])('the text %j is no GTIN', (blank) => {
    expect(gtinField.parse(blank)).toBe('')
  })
})

function changeDigit(digits: string, index: number): string {
  const other = (Number(digits[index]) + 1 + (index % 9)) % 10
  return digits.slice(0, index) + other + digits.slice(index + 1)
}
