import type {
  PriceListCell,
  PriceListRow,
  PriceListSection,
} from '../../../../contract/price-list/price-list.ts'
import {
  inLanguages,
  priceListWord,
  translateSize,
  writePackOf,
} from '../../../../contract/price-list/words.ts'
import { palette } from '../../../drawing/palette.ts'
import { type Element, type Pdf, sheet } from '../../../drawing/pdf-document.ts'
import type { LaidOutStack, Stack } from '../../../drawing/pdf-writer.ts'
import { describeCell, type Edition } from './describe-cell.ts'
import { margin, styles } from './pdf-styles.ts'

/** Position of the next element on the last sheet. */
export type Cursor = { y: number; addSheet(): void }

const width = sheet.width - 2 * margin.side
const bottom = sheet.height - margin.bottom
const padding = 4.5
const gap = 6

type Table = PriceListSection & { edition: Edition; widths: number[] }
type LaidOutRow = { name: LaidOutStack; cells: (LaidOutStack | null)[]; height: number }

/** Draws a section of the list, on as many sheets as it needs; each repeats the sizes. */
export function drawTable(
  pdf: Pdf,
  cursor: Cursor,
  section: PriceListSection,
  edition: Edition,
): void {
  const table = { ...section, edition, widths: columnWidths(section.columns.length) }
  const rows = section.rows.map((row) => layOutRow(pdf, row, table))
  const head = layOutHead(pdf, table)
  const title = pdf.writer.layOut(
    titlesOf(section, edition).map((text) => ({ text, style: styles.section })),
    width,
  )
  const opening = title.height + padding + head.height + (rows[0]?.height ?? 0)
  if (cursor.y + opening > bottom) cursor.addSheet()
  if (section.title)
    pdf.element(pdf.root, 'H2', {}, () =>
      pdf.writer.write(title, { x: margin.side, y: cursor.y, width }),
    )
  cursor.y += title.height + padding
  const element = pdf.element(pdf.root, 'Table')
  drawRow(pdf, cursor, head, table, pdf.element(element, 'TR'), 'TH')
  for (const row of rows) {
    if (cursor.y + row.height > bottom) {
      cursor.addSheet()
      pdf.decorate(() => drawRow(pdf, cursor, head, table))
    }
    pdf.decorate(() => drawRule(pdf, cursor.y))
    drawRow(pdf, cursor, row, table, pdf.element(element, 'TR'), 'TD')
  }
  pdf.decorate(() => drawRule(pdf, cursor.y))
  element.end()
  cursor.y += 16
}

function titlesOf({ title, titleTa }: PriceListSection, { language }: Edition): string[] {
  return inLanguages({ en: title, ta: titleTa }, language).map(({ text }) => text)
}

/** Widths of the name's column and the sizes' columns; a single price gets no more space than it needs. */
function columnWidths(columns: number): number[] {
  const first = columns === 1 ? 0.74 : columns < 5 ? 0.36 : 0.28
  const other = ((1 - first) * width) / columns
  return [first * width, ...Array.from({ length: columns }, () => other)]
}

function layOutHead({ writer }: Pdf, { columns, edition, widths }: Table): LaidOutRow {
  const hasSizes = columns.some(Boolean)
  const cells = columns.map((size, index) => {
    const words = size
      ? [translateSize(size, edition.language)]
      : priceListWord('price', edition.language)
    const stack = words.map(({ text }) => ({ text, style: styles.column, maxLines: 2 }))
    return hasSizes ? writer.layOut(stack, (widths[index + 1] ?? 0) - gap) : null
  })
  return withHeight({ name: writer.layOut([], 0), cells }, hasSizes ? 2 * padding : 0)
}

function layOutRow({ writer }: Pdf, row: PriceListRow, { edition, widths }: Table): LaidOutRow {
  const { name, nameTa, cells } = row
  const pack = writePackOf(row, edition.language).text
  const names = inLanguages({ en: name, ta: nameTa }, edition.language)
  const stack: Stack = names.map(({ text }, index) => ({
    text,
    style: index === 0 ? styles.name : styles.secondName,
  }))
  if (pack) stack.push({ text: pack, style: styles.small })
  const laidOut = {
    name: writer.layOut(stack, (widths[0] ?? 0) - gap),
    cells: cells.map(
      (cell, index) =>
        cell && writer.layOut(stackCell(cell, edition), (widths[index + 1] ?? 0) - gap),
    ),
  }
  return withHeight(laidOut, 2 * padding)
}

function withHeight(row: Omit<LaidOutRow, 'height'>, more: number): LaidOutRow {
  const heights = [row.name, ...row.cells].map((stack) => stack?.height ?? 0)
  return { ...row, height: Math.max(...heights) + more }
}

function stackCell(cell: PriceListCell, edition: Edition): Stack {
  const { price, unit, stock } = describeCell(cell, edition)
  const notes = unit ? [unit, ...stock] : stock
  const style = cell.inStock && cell.price > 0 ? styles.price : styles.absent
  return [
    ...price.map((text) => ({ text, style, maxLines: 2 })),
    ...notes.map((text) => ({ text, style: styles.small, maxLines: 2 })),
  ]
}

/** Draws a row. Without a row element it is a repeated header, which is not part of the content. */
function drawRow(
  pdf: Pdf,
  cursor: Cursor,
  { name, cells, height }: LaidOutRow,
  { widths }: Table,
  element?: Element,
  type: 'TH' | 'TD' = 'TH',
): void {
  const { writer } = pdf
  const y = cursor.y + padding
  const put = (kind: 'TH' | 'TD', scope: 'Row' | 'Column' | undefined, draw: () => void) =>
    element ? pdf.element(element, kind, scope && { scope }, draw) : draw()
  let x = margin.side
  put('TH', type === 'TH' ? 'Column' : 'Row', () => {
    writer.write(name, { x, y, width: (widths[0] ?? 0) - gap })
  })
  for (const [index, cell] of cells.entries()) {
    x += widths[index] ?? 0
    const position = {
      x: x + gap,
      y,
      width: (widths[index + 1] ?? 0) - gap,
      align: 'right',
    } as const
    put(type, type === 'TH' ? 'Column' : undefined, () => {
      if (cell) writer.write(cell, position)
    })
  }
  element?.end()
  cursor.y += height
}

function drawRule({ doc }: Pdf, y: number): void {
  doc
    .moveTo(margin.side, y)
    .lineTo(sheet.width - margin.side, y)
    .lineWidth(0.5)
    .stroke(palette.line)
}
