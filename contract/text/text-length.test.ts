import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkRandomly } from '../../tools/testing/random-runs.ts'
import { optionalText, queryText, requiredText } from '../fields.ts'
import { cutText, storedText, textLength } from './text-length.ts'

/** Characters of one to many code points and units, composed and not, and white space. */
const signs = fc.constantFrom(
  'a',
  'é',
  'e\u0301',
  '🫒',
  '👨\u200d🌾',
  'கொ',
  'க\u0bc6\u0bbe',
  '한',
  '\u1112\u1161\u11ab',
  '\u0958',
  '\u{1d160}',
  ' ',
  '\n',
  '\r\n',
  '\u00a0',
  '\u202e',
  'o\u0323\u0302',
)
const texts = fc.array(signs, { maxLength: 40 }).map((all) => all.join(''))

describe('the length of a text', () => {
  it.each([
    ['a name of 119 letters and a sign of two units', `${'x'.repeat(119)}🫒`, 120],
    ['letters and their marks apart', 'e\u0301'.repeat(120), 120],
    ['a composed letter that is stored in two', '\u0958', 2],
    ['white space around it', '  Oil\r\n', 3],
    ['a line break of two characters', 'one\r\ntwo', 7],
  ])('the length of a text counts what is stored of it: %s', (_, text, length) => {
    expect(textLength(text)).toBe(length)
    expect(optionalText(length).safeParse(text).success).toBe(true)
    expect(optionalText(length - 1).safeParse(text).success).toBe(false)
  })

  it('the length of a text is the same for every field, and of what is stored', async () => {
    await checkRandomly(
      { short: 100, long: 10_000 },
      fc.property(texts, fc.integer({ min: 1, max: 45 }), (text, max) => {
        const fits = textLength(text) <= max
        const { data, success } = optionalText(max).safeParse(text)
        expect(success).toBe(fits)
        expect(data).toBe(fits ? storedText(text) : undefined)
        expect(!fits && requiredText(max, 'Needed').safeParse(text).success).toBe(false)
        expect(queryText('').parse(text) ?? '').toBe(storedText(text))
        expect(storedText(storedText(text))).toBe(storedText(text))
        expect(textLength(cutText(text, max))).toBeLessThanOrEqual(max)
        expect(cutText(text, max) === storedText(text) || !fits).toBe(true)
      }),
    )
  })
})
