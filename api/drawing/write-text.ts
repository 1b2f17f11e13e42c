import { type FittedText, fitText, type TextBox } from './text.ts'
import { drawBlock } from './text-block.ts'

/** Fits a text into one line, or into the given number of lines. */
export type Write = (
  text: string,
  box: Omit<TextBox, 'maxLines'> & { maxLines?: number },
) => FittedText

/** Collects the letters that no font has into `missing`. */
export function createWrite(missing: Set<string>): Write {
  return (text, { maxLines = 1, ...box }) => {
    const fitted = fitText(text, { ...box, maxLines })
    for (const letter of fitted.missing) missing.add(letter)
    return fitted
  }
}

/** A line that ends at `right`. */
export function alignRight(text: FittedText, right: number, y: number, fill: string): string {
  const middle = right - (text.lines[0]?.width ?? 0) / 2
  return drawBlock(text, { x: middle, y, fill, centred: true })
}
