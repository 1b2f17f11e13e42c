import sharp from 'sharp'
import {
  describeRest,
  inLanguages,
  priceListTitle,
  priceListWord,
  type Wording,
  writeDate,
  writePage,
} from '../../../../contract/price-list/words.ts'
import { withoutProtocol } from '../../../../contract/text/web-address.ts'
import { palette } from '../../../drawing/palette.ts'
import { createPdf, type Pdf, sheet } from '../../../drawing/pdf-document.ts'
import type { PdfStyle, Stack } from '../../../drawing/pdf-writer.ts'
import { drawShopMark } from '../../../drawing/shop-mark.ts'
import type { DrawnFile, PriceListFacts } from './facts.ts'
import { margin, styles } from './pdf-styles.ts'
import { type Cursor, drawTable } from './pdf-table.ts'

const width = sheet.width - 2 * margin.side
const code = 78
/** Height of the shop's mark in points, and of its picture in pixels. */
const mark = { height: 40, pixels: 256 }

type PdfInput = { facts: PriceListFacts; logo?: Uint8Array | null }

/** Draws the price list on sheets of A4, with text that can be searched and copied. */
export async function drawPriceListPdf({ facts, logo = null }: PdfInput): Promise<DrawnFile> {
  const { list, language, texts } = facts
  const pdf = createPdf({
    title: `${priceListTitle(texts, language)[0]?.text}, ${list.date}`,
    author: shopIn(facts)[0]?.text ?? '',
    lang: language === 'ta' ? 'ta-IN' : 'en-IN',
    date: new Date(list.date),
  })
  const cursor: Cursor = {
    y: margin.top,
    addSheet() {
      pdf.doc.addPage()
      cursor.y = margin.top
    },
  }
  cursor.addSheet()
  await drawMark(pdf, cursor, { name: facts.shop.name, logo })
  drawHeading(pdf, cursor, facts)
  for (const section of list.sections)
    drawTable(pdf, cursor, section, { language, date: list.date })
  drawRest(pdf, cursor, facts)
  drawFeet(pdf, facts)
  return { bytes: await pdf.finish(), missing: [...pdf.writer.missing] }
}

/** Draws the shop's mark as decoration, because the name beside it says the same. */
async function drawMark(
  { doc, decorate }: Pdf,
  cursor: Cursor,
  { name, logo }: { name: string; logo: Uint8Array | null },
): Promise<void> {
  const { onPaper } = await drawShopMark(name, logo)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${onPaper.width} ${onPaper.height}">${onPaper.svg}</svg>`
  const png = await sharp(Buffer.from(svg)).resize({ height: mark.pixels }).png().toBuffer()
  decorate(() => doc.image(png, margin.side, cursor.y, { height: mark.height }))
  cursor.y += mark.height + 8
}

/** Draws the shop, title, day, note and phone, with a code that leads to the list's page. */
function drawHeading(pdf: Pdf, cursor: Cursor, facts: PriceListFacts): void {
  const { list, language, shop, texts, address } = facts
  const { writer } = pdf
  const space = { x: margin.side, width: width - code - 24 }
  const below = (type: string, stack: Stack) => {
    const laidOut = writer.layOut(stack, space.width)
    if (laidOut.lines.length === 0) return
    pdf.element(pdf.root, type, {}, () => writer.write(laidOut, { ...space, y: cursor.y }))
    cursor.y += laidOut.height
  }
  below('P', stackOf(shopIn(facts), { ...styles.shop, fill: palette.goldInk }))
  below('H1', stackOf(priceListTitle(texts, language), styles.title))
  cursor.y += 4
  below('P', stackOf(writeDate(list.date, language), styles.text))
  below('P', stackOf(inLanguages({ en: texts.note, ta: texts.noteTa }, language), styles.text))
  if (shop.phone) below('P', [{ text: shop.phone, style: styles.strong }])
  const corner = { x: sheet.width - margin.side - code, y: margin.top, size: code }
  pdf.element(pdf.root, 'Figure', { alt: address }, () => pdf.drawQrCode(address, corner))
  cursor.y = Math.max(cursor.y, margin.top + code) + 18
}

/** Says that the list is empty, or that the shop has more products than it lists. */
function drawRest(pdf: Pdf, cursor: Cursor, { list, language }: PriceListFacts): void {
  const words = list.listed === 0 ? priceListWord('empty', language) : describeRest(list, language)
  const laidOut = pdf.writer.layOut(stackOf(words, styles.text), width)
  if (laidOut.lines.length === 0) return
  if (cursor.y + laidOut.height > sheet.height - margin.bottom) cursor.addSheet()
  pdf.element(pdf.root, 'P', {}, () =>
    pdf.writer.write(laidOut, { x: margin.side, y: cursor.y, width }),
  )
}

/** Draws the address, phone and page number on each sheet. */
function drawFeet({ doc, writer, decorate }: Pdf, { shop, address, language }: PriceListFacts) {
  const { count } = doc.bufferedPageRange()
  const y = sheet.height - 34
  const style = { ...styles.text, size: 8 }
  for (let page = 1; page <= count; page++) {
    doc.switchToPage(page - 1)
    const left = [withoutProtocol(address), shop.phone].filter(Boolean).join(' · ')
    const position = { x: margin.side, y, width }
    decorate(() => {
      writer.write(writer.layOut([{ text: left, style, maxLines: 1 }], width * 0.75), position)
      const number = writePage(page, count, language)
      writer.write(writer.layOut([{ text: number, style }], width), { ...position, align: 'right' })
    })
  }
}

/** The shop's name in the list's language. */
function shopIn({ shop, language }: Pick<PriceListFacts, 'shop' | 'language'>): Wording[] {
  return inLanguages({ en: shop.name, ta: shop.nameTa }, language)
}

function stackOf(wordings: Wording[], style: PdfStyle): Stack {
  return wordings.map(({ text }) => ({ text, style }))
}
