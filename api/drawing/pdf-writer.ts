import { hasTamilLetters } from '../../contract/text/tamil-letters.ts'
import type { Typeface } from './fonts.ts'
import { makeDrawable, type Run, splitGraphemes, splitRuns } from './runs.ts'
import { chooseFontSize } from './text.ts'

export type PdfStyle = { typeface: Typeface; size: number; fill: string }

/** Texts below each other. */
export type Stack = { text: string; style: PdfStyle; maxLines?: number }[]

/** A stack broken into lines that fit their width. */
export type LaidOutStack = {
  lines: { text: string; style: PdfStyle; height: number }[]
  height: number
}

type Place = { x: number; y: number; width: number; align?: 'left' | 'right' | 'center' }
export type PdfWriter = ReturnType<typeof createPdfWriter>
type Document = PDFKit.PDFDocument

/** Line heights as factors of the size; Tamil letters reach further up and down. */
const lineHeights = { latin: 1.26, tamil: 1.5 }
/** Sizes of a text that has little space. */
const scales = [1, 0.85, 0.7, 0.55]
/** Longest word, in letters, that is measured as it is shaped; longer ones are measured letter by letter. */
const longestShaped = 40
/** Share of a line's height from its upper edge to its baseline. */
const ascent = 0.76

/** Writes texts into a PDF: shaped, in the product's own fonts, and searchable. */
export function createPdfWriter(doc: Document) {
  const missing = new Set<string>()
  /** Widths of words and letters, by typeface. */
  const widths = new Map<string, number>()
  /** Names of fonts in the file by their path: PDFKit numbers fonts in the order in which they are first chosen. */
  const names = new Map<string, string>()

  /**
   * Chooses the font of a run, and returns its name. Passes an opened font, which the package's types do not know
   * yet.
   */
  function choose({ path, font }: Run, size: number): string {
    doc.font(font as unknown as Buffer, path, size)
    const name = names.get(path) ?? `F${names.size + 1}`
    names.set(path, name)
    return name
  }

  function measure(text: string, { typeface, size }: PdfStyle): number {
    return size * sumOf(text.split(/(?<= )/), typeface)
  }

  function sumOf(parts: string[], typeface: Typeface): number {
    return parts.reduce((sum, part) => sum + measurePart(part, typeface), 0)
  }

  /**
   * Measures each part once, at size 1: shaping a text again for each possible line break took most of the time.
   */
  function measurePart(part: string, typeface: Typeface): number {
    const key = `${typeface} ${part}`
    const known = widths.get(key)
    if (known !== undefined) return known
    const letters = part.length > longestShaped ? splitGraphemes(part) : []
    const width = letters.length > 1 ? sumOf(letters, typeface) : shapedWidth(part, typeface)
    widths.set(key, width)
    return width
  }

  function shapedWidth(text: string, typeface: Typeface): number {
    const runs = splitRuns(text, typeface).map((run) => {
      choose(run, 1)
      return doc.widthOfString(run.text)
    })
    return runs.reduce((sum, width) => sum + width, 0)
  }

  function layOut(stack: Stack, width: number): LaidOutStack {
    const lines = stack.flatMap(({ text, style, maxLines = 3 }) => {
      const drawable = makeDrawable(text, style.typeface)
      for (const letter of drawable.missing) missing.add(letter)
      const fitted = shrink(drawable.text, style, width, maxLines)
      return fitted.lines.map((line) => {
        const height = fitted.style.size * lineHeights[hasTamilLetters(line) ? 'tamil' : 'latin']
        return { text: line, style: fitted.style, height }
      })
    })
    return { lines, height: lines.reduce((sum, { height }) => sum + height, 0) }
  }

  /** Uses the largest size at which no word is broken or left out, or else the smallest size. */
  function shrink(text: string, style: PdfStyle, width: number, maxLines: number) {
    const { typeface } = style
    const sizes = scales.map((scale) => style.size * scale)
    const { size, lines } = chooseFontSize(
      text,
      { sizes, width, maxLines },
      {
        words: (line) => measure(line, { ...style, size: 1 }),
        letters: (start) => sumOf(start, typeface),
      },
    )
    return { lines, style: { ...style, size } }
  }

  function write({ lines }: LaidOutStack, { x, y, width, align = 'left' }: Place): void {
    let top = y
    for (const { text, style, height } of lines) {
      const space = align === 'left' ? 0 : width - measure(text, style)
      const indent = align === 'center' ? space / 2 : space
      writeLine(text, style, x + indent, top + ascent * height)
      top += height
    }
  }

  /**
   * PDF readers see glyphs in drawing order, which in Tamil differs from the order of the letters, so the text
   * itself is stored beside them.
   */
  function writeLine(text: string, style: PdfStyle, x: number, y: number): void {
    const hasReordered = hasTamilLetters(text)
    if (hasReordered) doc.save().markContent('Span', { actual: text, lang: 'ta' })
    const lastFont = writeRuns(text, style, x, y)
    if (hasReordered) endReordered(lastFont, style.size)
  }

  /**
   * Poppler places the text by its coordinates and the height of the final font; without a height, it puts the
   * lines of a page out of order.
   */
  function endReordered(font: string, size: number): void {
    doc.transform(1, 0, 0, -1, 0, doc.page.height).addContent(`BT /${font} ${size} Tf ET`)
    doc.endMarkedContent().restore()
  }

  /** Returns the name of the last font. */
  function writeRuns(text: string, style: PdfStyle, x: number, y: number): string {
    doc.fillColor(style.fill)
    let left = x
    let font = ''
    for (const run of splitRuns(text, style.typeface)) {
      font = choose(run, style.size)
      doc.text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic' })
      left += doc.widthOfString(run.text)
    }
    return font
  }

  return { layOut, write, missing }
}
