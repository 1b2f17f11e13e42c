import { writePack } from '../../../../contract/packs/pack-words.ts'
import { priceListWord, writeShortUnitPrice } from '../../../../contract/price-list/words.ts'
import { formatRupees } from '../../../../contract/prices/money.ts'
import { toRupees } from '../../../../contract/prices/paise.ts'
import { palette } from '../../../drawing/palette.ts'
import { createPdf, type Element, type Pdf, sheet } from '../../../drawing/pdf-document.ts'
import type { PdfStyle, Stack } from '../../../drawing/pdf-writer.ts'
import { type ListedProduct, unitPriceOfProduct } from '../rules.ts'
import type { DrawnFile } from './facts.ts'

type ShelfTag = ListedProduct & {
  /** Price before a sale, in paise, as printed on the pack. */
  mrp: number
  /** The number under the barcode; empty if there is none. */
  gtin: string
  /** Address that its code leads to. */
  address: string
}

export type ShelfTagFacts = { shop: string; date: string; tags: ShelfTag[] }

const grid = { columns: 3, rows: 8 }
/** Size of a tag in points: 70 by 37 mm, as on sheets of labels. */
const tag = { width: sheet.width / grid.columns, height: sheet.height / grid.rows }
const padding = 12
const inner = { width: tag.width - 2 * padding, height: tag.height - 2 * padding }
const code = 52
/** Size of a code that has a number below it. */
const smallerCode = 44

const look = (typeface: PdfStyle['typeface'], size: number, fill: string = palette.ink) => ({
  typeface,
  size,
  fill,
})
const styles = {
  name: look('strong', 10.5),
  second: look('text', 8.5, palette.inkSoft),
  price: look('display', 21),
  small: look('text', 7, palette.inkSoft),
  number: look('text', 6, palette.inkSoft),
}

/** Draws tags to cut out and attach to the shelf, 24 to a sheet of A4. */
export async function drawShelfTags({ shop, date, tags }: ShelfTagFacts): Promise<DrawnFile> {
  const pdf = createPdf({
    title: `Shelf tags, ${date}`,
    author: shop,
    lang: 'en-IN',
    date: new Date(date),
  })
  const perSheet = grid.columns * grid.rows
  for (const [index, content] of tags.entries()) {
    if (index % perSheet === 0) {
      pdf.doc.addPage()
      pdf.decorate(() => drawCuts(pdf))
    }
    const x = (index % grid.columns) * tag.width
    const y = Math.floor((index % perSheet) / grid.columns) * tag.height
    drawTag(pdf, content, x + padding, y + padding)
  }
  return { bytes: await pdf.finish(), missing: [...pdf.writer.missing] }
}

function drawTag(pdf: Pdf, tag: ShelfTag, x: number, y: number): void {
  const { writer, root } = pdf
  const names = writer.layOut(
    [
      { text: tag.name, style: styles.name, maxLines: 2 },
      { text: tag.nameTa, style: styles.second, maxLines: 1 },
    ],
    inner.width,
  )
  const space = inner.width - code - 6
  const prices = writer.layOut(stackPrices(tag), space)
  const element = pdf.element(root, 'Sect')
  pdf.element(element, 'P', {}, () => writer.write(names, { x, y, width: inner.width }))
  pdf.element(element, 'P', {}, () =>
    writer.write(prices, { x, y: y + inner.height - prices.height, width: space }),
  )
  const column = { x: x + inner.width - code, y: y + inner.height - code, width: code }
  drawCodes(pdf, element, tag, column)
  element.end()
}

/** The code at the top of its column, and below it the number under the barcode. */
function drawCodes(
  pdf: Pdf,
  element: Element,
  { address, gtin }: ShelfTag,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  const size = gtin ? smallerCode : code
  const corner = { x: x + (width - size) / 2, y, size }
  pdf.element(element, 'Figure', { alt: address }, () => pdf.drawQrCode(address, corner))
  if (!gtin) return
  const { writer } = pdf
  const number = writer.layOut([{ text: gtin, style: styles.number, maxLines: 1 }], width)
  pdf.element(element, 'P', {}, () =>
    writer.write(number, { x, y: y + size, width, align: 'center' }),
  )
}

function stackPrices(tag: ShelfTag): Stack {
  const { paise, mrp } = tag
  const unitPrice = unitPriceOfProduct(tag)
  const isSale = mrp > paise
  const unit = unitPrice && writeShortUnitPrice(unitPrice, 'en')
  const taxes = isSale
    ? `MRP ${formatRupees(toRupees(mrp))} incl. of all taxes`
    : 'MRP incl. of all taxes'
  const price =
    paise > 0 ? formatRupees(toRupees(paise)) : (priceListWord('onRequest', 'en')[0]?.text ?? '')
  return [
    { text: price, style: styles.price, maxLines: 1 },
    ...(paise > 0 ? [{ text: taxes, style: styles.small, maxLines: 2 }] : []),
    {
      text: [writePack(tag.pack) || tag.size, unit].filter(Boolean).join(' · '),
      style: styles.small,
      maxLines: 1,
    },
  ]
}

/** Draws hairlines to cut along. */
function drawCuts({ doc }: Pdf): void {
  for (let column = 1; column < grid.columns; column++)
    doc.moveTo(column * tag.width, 0).lineTo(column * tag.width, sheet.height)
  for (let row = 1; row < grid.rows; row++)
    doc.moveTo(0, row * tag.height).lineTo(sheet.width, row * tag.height)
  doc.lineWidth(0.3).stroke(palette.line)
}
