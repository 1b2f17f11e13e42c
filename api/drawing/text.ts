import type { Path } from 'fontkit'
import { LRUCache } from 'lru-cache'
import type { Typeface } from './fonts.ts'
import { makeDrawable, splitGraphemes, splitRuns } from './runs.ts'

export type TextStyle = { typeface: Typeface; size: number }

/** A line as outlines: SVG path data that begins at 0 on the baseline. */
export type Line = { text: string; path: string; width: number }

/** Area for a text, which takes the largest size at which all of it fits. */
export type TextBox = {
  typeface: Typeface
  sizes: readonly number[]
  width: number
  maxLines: number
  /** Sizes to try on two lines if one line would cut the text. */
  twoLineSizes?: readonly number[]
}

export type FittedText = { size: number; lines: Line[]; missing: string[] }

/** Breaks a text into lines; at the smallest size, text that is too long ends with an ellipsis. */
export function fitText(text: string, { twoLineSizes, ...box }: TextBox): FittedText {
  const fitted = fitLines(text, box)
  const isCut = fitted.lines.at(-1)?.text.endsWith('…')
  return isCut && twoLineSizes
    ? fitLines(text, { ...box, sizes: twoLineSizes, maxLines: 2 })
    : fitted
}

function fitLines(text: string, { typeface, sizes, width, maxLines }: TextBox): FittedText {
  const drawable = makeDrawable(text, typeface)
  const words = (line: string) => measure(line, typeface)
  const letters = (start: string[]) => words(start.join(''))
  const space = { sizes, width, maxLines }
  const { size, lines } = chooseFontSize(drawable.text, space, { words, letters })
  const shaped = lines.map((line) => shape(line, { typeface, size }))
  return { size, lines: shaped, missing: drawable.missing }
}

/** Draws a text in one line, however long. */
export function drawLine(text: string, style: TextStyle): Line {
  return shape(makeDrawable(text, style.typeface).text, style)
}

/** Outlines are drawn only when asked for, because many sizes are tried and discarded. */
function shape(text: string, style: TextStyle): Line {
  return {
    text,
    width: measure(text, style.typeface) * style.size,
    get path() {
      return drawOutlines(text, style)
    },
  }
}

function drawOutlines(text: string, { typeface, size }: TextStyle): string {
  let x = 0
  let path = ''
  for (const { font, text: letters } of splitRuns(text, typeface)) {
    const { glyphs, positions } = font.layout(letters)
    const scale = size / font.unitsPerEm
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      path += place(glyph.path, scale, x + xOffset * scale, -yOffset * scale)
      x += xAdvance * scale
    }
  }
  return path
}

/** Widths measured before, because a text is tried at many sizes. */
const widths = new LRUCache<string, number>({ max: 5000 })

/** Width of a text at size 1. */
function measure(text: string, typeface: Typeface): number {
  const key = `${typeface} ${text}`
  const known = widths.get(key)
  if (known !== undefined) return known
  const width = splitRuns(text, typeface)
    .map(({ font, text: letters }) => font.layout(letters).advanceWidth / font.unitsPerEm)
    .reduce((sum, width) => sum + width, 0)
  widths.set(key, width)
  return width
}

/** The y axis of fonts points upwards, that of pictures downwards. */
function place(path: Path, scale: number, x: number, y: number): string {
  return path.scale(scale, -scale).translate(x, y).toSVG()
}

type Space = Pick<TextBox, 'sizes' | 'width' | 'maxLines'>

/** Widths at size 1: of a line's whole words, and of the first letters of a broken word. */
type Measures = { words(line: string): number; letters(start: string[]): number }

/**
 * Chooses the largest size at which all words fit unbroken, with their lines; at the smallest size, words may be
 * broken or left out.
 */
export function chooseFontSize(
  text: string,
  { sizes, width, maxLines }: Space,
  measures: Measures,
) {
  for (const size of sizes) {
    const lines = wrapWords(text, { width: width / size, maxLines }, measures)
    if (lines) return { size, lines }
  }
  const size = sizes.at(-1)
  if (size === undefined) throw new Error('A text needs a size')
  return { size, lines: breakLines(text, { width: width / size, maxLines }, measures) }
}

type Lines = Pick<Space, 'width' | 'maxLines'>

/** Breaks a text into lines of whole words; null if there are too many lines or a word is too long. */
function wrapWords(text: string, { width, maxLines }: Lines, measures: Measures): string[] | null {
  const fits = (line: string) => measures.words(line.trimEnd()) <= width
  const lines: string[] = []
  for (const word of splitWords(text)) {
    const line = lines.at(-1)
    if (line !== undefined && fits(line + word)) lines[lines.length - 1] = line + word
    else if (lines.length < maxLines && fits(word)) lines.push(word)
    else return null
  }
  return lines.map((line) => line.trimEnd())
}

/** Fills each line as far as possible; text that is too long ends with an ellipsis. */
function breakLines(text: string, { width, maxLines }: Lines, measures: Measures): string[] {
  const fits = (line: string) => measures.words(line.trimEnd()) <= width
  const words = splitWords(text)
  const lines: string[] = []
  while (words.length > 0 && lines.length < maxLines) {
    let line = ''
    while (words[0] !== undefined && fits(line + words[0])) line += words.shift()
    if (line === '') {
      line = longestStart(words[0] ?? '', (start) => measures.letters(start) <= width)
      words[0] = (words[0] ?? '').slice(line.length)
    }
    lines.push(line.trimEnd())
  }
  if (words.length === 0) return lines
  const last = `${lines.pop()} ${words.join('')}`
  const fitsWithEllipsis = (start: string[]) => measures.letters([...start, '…']) <= width
  lines.push(`${longestStart(last, fitsWithEllipsis).trimEnd()}…`)
  return lines
}

/** A line may break after a space, and after a hyphen or slash between letters. */
function splitWords(text: string): string[] {
  return text ? text.split(/(?<= )|(?<=\p{L}[-–—/])(?=\p{L})/u) : []
}

/** The longest start of a text that fits, ignoring its trailing spaces; at least one grapheme. */
function longestStart(text: string, fits: (start: string[]) => boolean): string {
  const graphemes = splitGraphemes(text)
  const startOf = (count: number) => {
    const end = graphemes.findLastIndex((letter, index) => index < count && letter !== ' ')
    return graphemes.slice(0, end + 1)
  }
  let [fitting, tooMany] = [1, graphemes.length + 1]
  while (tooMany - fitting > 1) {
    const count = Math.floor((fitting + tooMany) / 2)
    if (fits(startOf(count))) fitting = count
    else tooMany = count
  }
  return graphemes.slice(0, fitting).join('')
}
