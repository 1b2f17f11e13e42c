import type { Path } from 'fontkit'
import type { Typeface } from './fonts.ts'
import { makeDrawable, splitGraphemes, splitRuns } from './runs.ts'

export type TextStyle = { typeface: Typeface; size: number }

/** A line as outlines: SVG path data that begins at 0 on the line that letters stand on. */
export type Line = { text: string; path: string; width: number }

/** Where a text goes: the first of the sizes, largest first, at which all of it fits is taken. */
export type TextBox = {
  typeface: Typeface
  sizes: readonly number[]
  width: number
  maxLines: number
}

export type FittedText = { size: number; lines: Line[]; missing: string[] }

/** Breaks a text into lines; at the smallest size what is too long ends with an ellipsis. */
export function fitText(text: string, { typeface, sizes, width, maxLines }: TextBox): FittedText {
  const drawable = makeDrawable(text, typeface)
  const smallest = sizes.at(-1)
  for (const size of sizes) {
    const style = { typeface, size }
    const fits = (line: string) => measure(line, style) <= width
    const { lines, isWhole } = breakLines(drawable.text, fits, maxLines)
    if (isWhole || size === smallest)
      return { size, lines: lines.map((line) => shape(line, style)), missing: drawable.missing }
  }
  throw new Error('A text needs a size')
}

/** A text in one line, however long. */
export function drawLine(text: string, style: TextStyle): Line {
  return shape(makeDrawable(text, style.typeface).text, style)
}

function shape(text: string, { typeface, size }: TextStyle): Line {
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
  return { text, path, width: x }
}

function measure(text: string, { typeface, size }: TextStyle): number {
  return splitRuns(text, typeface)
    .map(({ font, text: letters }) => (font.layout(letters).advanceWidth * size) / font.unitsPerEm)
    .reduce((sum, width) => sum + width, 0)
}

/** Fonts measure upwards, pictures downwards. */
function place(path: Path, scale: number, x: number, y: number): string {
  return path.scale(scale, -scale).translate(x, y).toSVG()
}

/** `isWhole` where nothing is left out and no word is broken. */
export function breakLines(text: string, isShort: (line: string) => boolean, maxLines: number) {
  const fits = (line: string) => isShort(line.trimEnd())
  const words = splitWords(text)
  const lines: string[] = []
  let isWhole = true
  while (words.length > 0 && lines.length < maxLines) {
    let line = ''
    while (words[0] !== undefined && fits(line + words[0])) line += words.shift()
    if (line === '') {
      isWhole = false
      line = longestStart(words[0] ?? '', fits)
      words[0] = (words[0] ?? '').slice(line.length)
    }
    lines.push(line.trimEnd())
  }
  if (words.length === 0) return { lines, isWhole }
  const last = `${lines.pop()} ${words.join('')}`
  lines.push(`${longestStart(last, (start) => fits(`${start.trimEnd()}…`)).trimEnd()}…`)
  return { lines, isWhole: false }
}

/** A line may end behind a space, and behind a hyphen or slash between letters. */
function splitWords(text: string): string[] {
  return text ? text.split(/(?<= )|(?<=\p{L}[-–—/])(?=\p{L})/u) : []
}

/** The first graphemes of a text, as many as fit; at least one. */
function longestStart(text: string, fits: (start: string) => boolean): string {
  const graphemes = splitGraphemes(text)
  let [fitting, tooMany] = [1, graphemes.length + 1]
  while (tooMany - fitting > 1) {
    const count = Math.floor((fitting + tooMany) / 2)
    if (fits(graphemes.slice(0, count).join(''))) fitting = count
    else tooMany = count
  }
  return graphemes.slice(0, fitting).join('')
}
