import { hasTamilLetters } from '../../contract/text/tamil-letters.ts'
import type { FittedText } from './text.ts'

type Block = {
  /** The left edge, or the middle of a centred block. */
  x: number
  /** The upper edge. */
  y: number
  fill: string
  centred?: boolean
}

/** Line heights as factors of the size; Tamil letters reach further up and down. */
const lineHeights = { latin: 1.14, tamil: 1.4 }
/** Share of a line's height from its upper edge to its baseline. */
const ascent = 0.78

/** Draws a fitted text as paths, one line below the other. */
export function drawBlock({ size, lines }: FittedText, { x, y, fill, centred }: Block): string {
  const height = lineHeight(size, lines)
  return lines
    .map(({ path, width }, index) => {
      const left = centred ? x - width / 2 : x
      const top = y + index * height + ascent * height
      return `<path fill="${fill}" transform="translate(${left.toFixed(1)} ${top.toFixed(1)})" d="${path}"/>`
    })
    .join('')
}

export function heightOf({ size, lines }: FittedText): number {
  return lines.length * lineHeight(size, lines)
}

function lineHeight(size: number, lines: FittedText['lines']): number {
  const isTamil = lines.some(({ text }) => hasTamilLetters(text))
  return size * (isTamil ? lineHeights.tamil : lineHeights.latin)
}
