import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { unpackWoff } from './unpack-woff.ts'

/** Typefaces, each with matching Latin and Tamil letters. */
export type Typeface = keyof typeof typefaces

/** One font of a typeface: its file and its glyphs. */
export type OpenFont = { path: string; font: Font }

const files = (latin: string, tamil: string, weight: number) => [
  `@fontsource/${latin}/files/${latin}-latin-${weight}-normal.woff`,
  `@fontsource/${latin}/files/${latin}-latin-ext-${weight}-normal.woff`,
  `@fontsource/${tamil}/files/${tamil}-tamil-${weight}-normal.woff`,
]

/** Files of each typeface: a letter is drawn with the first font that has it. The host's fonts are never used. */
const typefaces = {
  display: files('fraunces', 'noto-serif-tamil', 600),
  text: files('figtree', 'noto-sans-tamil', 400),
  strong: files('figtree', 'noto-sans-tamil', 600),
}

const { resolve } = createRequire(import.meta.url)
const opened = new Map<Typeface, OpenFont[]>()

/** Fonts are opened on first use and kept. */
export function fontsOf(typeface: Typeface): OpenFont[] {
  const fonts = opened.get(typeface) ?? typefaces[typeface].map(openFont)
  opened.set(typeface, fonts)
  return fonts
}

function openFont(file: string): OpenFont {
  const path = resolve(file)
  const font = create(unpackWoff(readFileSync(path)))
  if (!('layout' in font)) throw new Error(`${path} holds several fonts`)
  // A glyph that is first loaded as part of another (`.` in `…`) would have no letter, and a search in a PDF
  // would not find it.
  for (const point of font.characterSet) font.glyphForCodePoint(point)
  return { path, font }
}
