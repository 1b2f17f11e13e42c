import { figtree } from './figtree.generated.ts'
import { fraunces } from './fraunces.generated.ts'
import { frauncesItalic } from './fraunces-italic.generated.ts'

/** A typeface as outlines: letters are drawn, so no picture depends on the fonts of a machine. */
export interface Face {
  glyphs: Record<string, [advance: number, path: string]>
  kerns: Record<string, number>
}

const faces = { display: fraunces, italic: frauncesItalic, sans: figtree }

export interface TextStyle {
  face: keyof typeof faces
  size: number
  fill: string
  /** Extra space between letters, in thousandths of the size. */
  tracking?: number
  /** The text shrinks to this width where it would be wider. */
  maxWidth?: number
}

/** A line of text centred on x, standing on y. */
export function drawText(text: string, x: number, y: number, style: TextStyle): string {
  const { glyphs, width } = layOut(text, faces[style.face], style.tracking ?? 0)
  const natural = (width * style.size) / 1000
  const scale = (style.size / 1000) * Math.min(1, (style.maxWidth ?? natural) / natural)
  const left = x - (width * scale) / 2
  const transform = `translate(${left.toFixed(1)} ${y}) scale(${scale.toFixed(4)})`
  return `<g transform="${transform}" fill="${style.fill}">${glyphs}</g>`
}

function layOut(text: string, face: Face, tracking: number) {
  let pen = 0
  let glyphs = ''
  let previous = ''
  for (const char of text) {
    const glyph = face.glyphs[char]
    if (!glyph) throw new Error(`No outline for “${char}”`)
    pen += face.kerns[previous + char] ?? 0
    if (glyph[1]) glyphs += `<path transform="translate(${pen})" d="${glyph[1]}"/>`
    pen += glyph[0] + tracking
    previous = char
  }
  return { glyphs, width: pen - tracking }
}
