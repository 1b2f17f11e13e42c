import { tamilGlyphs, tamilWords } from './tamil.generated.ts'

export interface ShapedWord {
  width: number
  glyphs: [glyph: number, x: number, y: number][]
}

/** A Tamil word centred on x, standing on y, no wider than `maxWidth`. */
export function drawTamil(
  word: string,
  x: number,
  y: number,
  { size, fill, maxWidth = 1e6 }: { size: number; fill: string; maxWidth?: number },
): string {
  const shaped = tamilWords[word]
  if (!shaped) throw new Error(`No outlines for “${word}”`)
  const scale = Math.min(size / 1000, maxWidth / shaped.width)
  const paths = shaped.glyphs
    .map(
      ([glyph, dx, dy]) => `<path transform="translate(${dx} ${dy})" d="${tamilGlyphs[glyph]}"/>`,
    )
    .join('')
  const left = x - (shaped.width * scale) / 2
  return `<g transform="translate(${left.toFixed(1)} ${y}) scale(${scale.toFixed(4)})" fill="${fill}">${paths}</g>`
}
