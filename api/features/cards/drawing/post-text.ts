import { palette } from '../../../drawing/palette.ts'
import type { FittedText } from '../../../drawing/text.ts'
import type { Write } from '../../../drawing/write-text.ts'

/** Fits a text like `write`, but with lines of about equal length. */
export function balanceLines(write: Write): Write {
  return (text, box) => {
    const full = write(text, box)
    const maxLines = full.lines.length
    if (maxLines < 2) return full
    for (const part of [0.6, 0.7, 0.8, 0.9]) {
      const sizes = [full.size]
      const fitted = write(text, { ...box, sizes, width: box.width * part, maxLines })
      // At a single size, words may be broken.
      if (joinLines(fitted) === joinLines(full)) return fitted
    }
    return full
  }
}

function joinLines({ lines }: FittedText): string {
  return lines.map(({ text }) => text).join(' ')
}

export function widthOf({ lines }: FittedText): number {
  return Math.max(0, ...lines.map(({ width }) => width))
}

/** True if the text was not cut; a text that is too long ends with an ellipsis. */
export function isWhole({ lines }: FittedText, text: string): boolean {
  return text.endsWith('…') || !lines.at(-1)?.text.endsWith('…')
}

/** Draws a line through a one-line text that begins at `x`. */
export function strike(
  text: FittedText,
  x: number,
  middle: number,
  fill: string = palette.inkSoft,
): string {
  if (text.lines.length === 0) return ''
  return `<rect x="${x - 6}" y="${middle - 1}" width="${widthOf(text) + 12}" height="3.5" fill="${fill}"/>`
}
