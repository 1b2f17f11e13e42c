import { palette } from '../../../drawing/palette.ts'
import { drawBlock } from '../../../drawing/text-block.ts'
import { alignRight, type Write } from '../../../drawing/write-text.ts'
import {
  blockHeight,
  heights,
  type PictureRow,
  sideMargin,
  splitOffers,
  contentWidth as width,
} from '../picture-pages.ts'
import { describeCell, type Edition } from './describe-cell.ts'

/** Width of a name beside its only price, in pixels. */
const nameWidth = 600
/** Least cells of a line, so that two sizes do not stand far apart. */
const minPerLine = 3

/** A name, and its sizes with their prices beside or below it. */
export function drawPictureRow(write: Write, row: PictureRow, edition: Edition, y: number): string {
  const top = y + heights.padding
  const isAlone = row.offers.length === 1
  const names = drawNames(write, row, top, isAlone ? nameWidth : width)
  const rule = `<rect x="${sideMargin}" y="${y + blockHeight(row) - 2}" width="${width}" height="2" fill="${palette.line}"/>`
  const [only] = row.offers
  const cellWidth = width / Math.max(minPerLine, splitOffers(row)[0]?.offers.length ?? 0)
  if (isAlone && only) return names.svg + drawOnly(write, only, edition, top) + rule
  let lineTop = names.bottom
  const lines = splitOffers(row).map(({ offers, height }) => {
    const y = lineTop
    lineTop += height
    return offers.map((offer, index) => {
      const x = sideMargin + index * cellWidth
      return drawOffer(write, offer, edition, { x, y, width: cellWidth - 16 })
    })
  })
  return names.svg + lines.flat().join('') + rule
}

function drawNames(write: Write, { names }: PictureRow, top: number, space: number) {
  let bottom = top
  let svg = ''
  for (const [index, { text, lines }] of names.entries()) {
    const isFirst = index === 0
    const sizes = lines === 1 ? [40, 34, 29] : [38, 33, 28]
    const typeface = isFirst ? 'strong' : 'text'
    const name = write(text, { typeface, sizes, width: space, maxLines: lines })
    const fill = isFirst ? palette.ink : palette.inkSoft
    svg += drawBlock(name, { x: sideMargin, y: bottom - 2, fill })
    bottom += lines * heights.name
  }
  return { svg, bottom }
}

type Offer = PictureRow['offers'][number]

function drawOnly(write: Write, { size, cell }: Offer, edition: Edition, top: number) {
  const right = sideMargin + width
  const space = width - nameWidth - 20
  const { price, unit, stock } = writeCell(cell, edition)
  const fill = cell.inStock ? palette.ink : palette.inkSoft
  const amount = write(price, { typeface: 'strong', sizes: [46, 38, 32], width: space })
  const below = write([size, unit].filter(Boolean).join(' · '), {
    typeface: 'text',
    sizes: [28, 24, 20],
    width: space,
  })
  const none = write(stock, { typeface: 'text', sizes: [26, 22], width: space })
  return (
    alignRight(amount, right, top - 4, fill) +
    alignRight(below, right, top + 56, palette.inkSoft) +
    alignRight(none, right, top + 96, palette.goldInk)
  )
}

function drawOffer(
  write: Write,
  { size, cell }: Offer,
  edition: Edition,
  { x, y, width }: { x: number; y: number; width: number },
): string {
  const { price, unit, stock } = writeCell(cell, edition)
  const small = (text: string) => write(text, { typeface: 'text', sizes: [27, 23, 19], width })
  const amount = write(price, { typeface: 'strong', sizes: [42, 36, 30], width })
  const fill = cell.inStock ? palette.ink : palette.inkSoft
  return (
    drawBlock(small(size), { x, y: y + 4, fill: palette.inkSoft }) +
    drawBlock(amount, { x, y: y + 36, fill }) +
    drawBlock(small(unit), { x, y: y + 86, fill: palette.inkSoft }) +
    drawBlock(small(stock), { x, y: y + 117, fill: palette.goldInk })
  )
}

/** One line per text, in the first language if there are two. */
function writeCell(cell: Offer['cell'], { language, date }: Edition) {
  const first = language === 'ta' ? 'ta' : 'en'
  const { price, unit, stock } = describeCell(cell, { language: first, date })
  return { price: price[0] ?? '', unit, stock: stock.join(' · ') }
}
