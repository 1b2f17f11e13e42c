import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { moneyField, numberField, optionalText, requiredText } from './fields.ts'
import { limits } from './limits.ts'

describe('amounts', () => {
  it.each([
    ['12', 12],
    [' 12.50 ', 12.5],
    ['12.5000', 12.5],
    ['.5', 0.5],
    ['007', 7],
    [0.07, 0.07],
    ['', 0],
    [null, 0],
  ])('an amount is read from %j', (value, rupees) => {
    expect(moneyField(0).parse(value)).toBe(rupees)
  })

  it.each([
    '1,5',
    '1e3',
    '+1',
    '1,250',
    '௫',
    '5.',
    '.',
    '--1',
    '-1',
    '1.005',
    '10000000',
    'NaN',
    true,
    {},
  ])('an amount is rejected: %j', (value) => {
    expect(moneyField(0).safeParse(value).success).toBe(false)
  })
})

it.each(['5.', '1,5', '1e3', '௫', '', '.'])(
  'an order is a plain number, and %j is none',
  (value) => {
    expect(numberField(limits.sortOrder).safeParse(value).success).toBe(false)
  },
)

describe('texts of digits without end', () => {
  // A pattern that backtracks over the digits would take minutes.
  const digits = '0'.repeat(limits.body.json)
  it.each([
    ['an amount', moneyField(0), `${digits}.123`],
    ['an amount', moneyField(0), `1.1${digits}1`],
    ['a number', numberField(limits.sortOrder), `${digits}x`],
    ['a number', numberField(limits.sortOrder), `1.${digits}x`],
  ])('a text of digits without end is rejected at once as %s', (_, field: z.ZodType, text) => {
    expect(field.safeParse(text).success).toBe(false)
  })
})

it.each(['', ' ', '\u200b', '\u2060 \ufeff', '\u3164', '\uffa0\u034f', '\u2800', '\ufffc'])(
  'the text %j is no name',
  (text) => {
    const { error } = requiredText(10, 'Needed').safeParse(text)
    expect(error?.issues.map(({ message }) => message)).toContain('Needed')
  },
)

it.each(['அ', '👨\u200d🌾', '0'])('the text %j is a name', (text) => {
  expect(requiredText(10, 'Needed').parse(text)).toBe(text)
})

it('a text holds no sign that stands for bytes that could not be read', () => {
  const name = z.object({ name: optionalText(10) })
  expect(name.safeParse({ name: 'Oil \ufffd' }).success).toBe(false)
  expect(name.parse({ name: 'எண்ணெய் 🌰' })).toEqual({ name: 'எண்ணெய் 🌰' })
})
