import { fontsOf, type OpenFont, type Typeface } from './fonts.ts'

/** Consecutive letters drawn with one font. */
export type Run = OpenFont & { text: string }

/** A text that the typeface can draw, and the letters that it cannot. */
export type DrawableText = { text: string; missing: string[] }

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Splits letters as a reader counts them: with their vowel signs, marks and joiners. */
export function splitGraphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/**
 * Turns a text into one line of letters that have a glyph. A letter without one becomes a plain letter (`ṇ`
 * becomes `n`, `㎖` becomes `ml`), or else a question mark. Emoji and invisible characters are removed, so that no
 * direction control can reorder the text after it.
 */
export function makeDrawable(text: string, typeface: Typeface): DrawableText {
  const missing: string[] = []
  const drawable = splitGraphemes(text.normalize('NFC').replace(/[^\S\ufeff]+/gu, ' ')).map(
    (grapheme) => {
      const letter = removeInvisible(grapheme)
      if (findFont(letter, typeface)) return letter
      missing.push(grapheme)
      if (isPictograph(letter)) return ''
      const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '')
      return plain && findFont(plain, typeface) ? plain : '?'
    },
  )
  return { text: drawable.join('').replace(/ +/g, ' ').trim(), missing }
}

/** The runs of a drawable text, in reading order. */
export function splitRuns(text: string, typeface: Typeface): Run[] {
  const runs: Run[] = []
  for (const grapheme of splitGraphemes(text)) {
    const font = findFont(grapheme, typeface)
    if (!font) throw new Error(`No font has “${grapheme}”`)
    const last = runs.at(-1)
    if (last?.path === font.path) last.text += grapheme
    else runs.push({ ...font, text: grapheme })
  }
  return runs
}

/** Joiners are kept if they shape a Tamil letter. */
function removeInvisible(grapheme: string): string {
  const joiners = /^\p{Script=Tamil}/u.test(grapheme) ? /[^\u200c\u200d]/u : /./u
  return grapheme.replace(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, (character) =>
    joiners.test(character) ? '' : character,
  )
}

function findFont(grapheme: string, typeface: Typeface): OpenFont | undefined {
  const points = Array.from(grapheme, (character) => character.codePointAt(0) ?? 0)
  return fontsOf(typeface).find(({ font }) =>
    points.every((point) => font.hasGlyphForCodePoint(point)),
  )
}

function isPictograph(letter: string): boolean {
  return /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(letter)
}
