import fc from 'fast-check'
import { distance } from 'fastest-levenshtein'
import { describe, expect, it } from 'vitest'
import { normalizeText } from '../../../../contract/search/normalize-text.ts'
import { checkRandomly } from '../../../../tools/testing/random-runs.ts'
import { readSpellings } from '../testing/read-spellings.ts'
import { phoneticForm, phoneticKey, phraseKey, prefixesOf, tokensOf } from './phonetic.ts'

const keyOf = (text: string) => phraseKey(tokensOf(normalizeText(text)))

describe('sounds', () => {
  it.each(readSpellings('same'))('the word %s sounds like %s', (typed, other) => {
    expect(keyOf(typed)).toBe(keyOf(other))
  })

  it.each(readSpellings('apart'))('the word %s does not sound like %s', (typed, other) => {
    expect(keyOf(typed)).not.toBe(keyOf(other))
  })

  /**
   * Each list was written from memory before any of it was run: the first before the rules ran for the first
   * time, the second after them, the third before that for a and i beside a y, which two misses of the first
   * had suggested.
   */
  it.each(['unseen', 'after', 'further'])(
    'most of the spellings that the rules were not made for meet, and the rest nearly: %s',
    (name) => {
      const pairs = readSpellings(name)
      const unlike = pairs.filter(([typed, other]) => keyOf(typed) !== keyOf(other))
      expect(unlike.length / pairs.length).toBeLessThan(0.15)
      expect(unlike.filter(([typed, other]) => !isNear(keyOf(typed), keyOf(other)))).toEqual([])
    },
  )

  it.each([
    ['mixed scripts in a word', 'நல்லennai', 'nallennai'],
    ['decomposed vowel signs', 'கொப்பரை'.normalize('NFD'), 'kopparai'],
    ['joiners', 'எ\u200dள்\u200c\u200bளு\ufeff', 'ellu'],
    ['wide letters', 'ｅｌｌｕ', 'ellu'],
    ['accents', 'Ṉallěṇṇai', 'nallennai'],
    ['a unit', '1lt', '1L'],
    ['a unit of its own', '1 ltr', '1 l'],
    ['grams', '500 gms', '500 g'],
    ['kilos', '5 kgs', '5kg'],
    ['Tamil digits', '௫௦௦ ml', '500ml'],
    ['Tamil digits alone', '௫௦௦', '500'],
    ['a name of JavaScript', 'Constructor', 'konstruktor'],
    ['the end of a compound', 'இட்லிப் பொடி', 'idli podi'],
  ])('a word with %s sounds alike: %s and %s', (_, typed, other) => {
    expect(keyOf(typed)).toBe(keyOf(other))
  })

  it.each([
    ['semi', 'சேமியா'],
    ['vendhi', 'வெந்தயம்'],
    ['vendha', 'வெந்தயம்'],
    ['payir', 'பயறு'],
  ])('the sound of %s is how %s begins', (typed, word) => {
    const starts = prefixesOf(phoneticForm(typed))
    expect(starts.some((start) => keyOf(word).startsWith(start))).toBe(true)
  })

  it.each(['!?.,', '%_', '🥜🫙', '', '\u200d', '\u0b82 '])('there is no sound in %j', (text) => {
    expect(keyOf(text)).toBe(text.includes('\u0b82') ? '\u0b82' : '')
  })

  it('the key of a text’s sound is the same and short however the text is composed', async () => {
    const unit = fc.constantFrom(...'aeiouhkcgnstdzylrpbw1 ', 'எ', 'க', 'ற', 'ன', '்', 'ை', 'ொ')
    await checkRandomly(
      { short: 300, long: 100_000 },
      fc.property(fc.oneof(fc.string({ unit }), fc.string({ unit: 'grapheme' })), (text) => {
        expect(keyOf(text)).toBe(keyOf(text.normalize('NFD')))
        const tokens = tokensOf(normalizeText(text))
        for (const token of tokens)
          expect(phoneticKey(token).length).toBeLessThanOrEqual(2 * token.length + 1)
        const forms = tokens.filter((token) => !/\p{N}/u.test(token)).map(phoneticForm)
        for (const form of forms.filter((form) => /[aeiou]/.test(form)))
          expect(form).not.toMatch(/[bcdfghjqwxz]|([a-z])\1/)
      }),
    )
  })
})

/** Close enough to be corrected: one letter, or two in a long word. */
function isNear(typed: string, other: string): boolean {
  return distance(typed, other) <= (typed.length >= 9 ? 2 : 1)
}
