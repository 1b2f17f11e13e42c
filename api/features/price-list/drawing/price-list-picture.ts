import sharp from 'sharp'
import { priceListLimits } from '../../../../contract/price-list/limits.ts'
import type { PriceListPicture } from '../../../../contract/price-list/pictures.ts'
import {
  inLanguages,
  priceListTitle,
  priceListWord,
  writeDate,
} from '../../../../contract/price-list/words.ts'
import { withoutProtocol } from '../../../../contract/text/web-address.ts'
import { encodeJpeg } from '../../../drawing/encode-jpeg.ts'
import { palette } from '../../../drawing/palette.ts'
import { drawShopMark, type Mark } from '../../../drawing/shop-mark.ts'
import { drawBlock, heightOf } from '../../../drawing/text-block.ts'
import { alignRight, createWrite, type Write } from '../../../drawing/write-text.ts'
import {
  blockHeight,
  contentWidth,
  type PictureBlock,
  pictureSizes,
  sideMargin,
} from '../picture-pages.ts'
import type { DrawnFile, PriceListFacts } from './facts.ts'
import { drawPictureRow } from './picture-row.ts'

/** Content of one picture of the list, with its number and the total. */
export type PictureFacts = Omit<PriceListFacts, 'list'> & {
  date: string
  picture: PriceListPicture
  blocks: PictureBlock[]
  page: number
  pages: number
}

type PictureInput = { facts: PictureFacts; logo?: Uint8Array | null }

/** Tried in this order until the picture is small enough. */
const qualities = [88, 76, 60, 40].map((quality) => ({ quality }))

/** Draws a part of the price list as a JPEG for a post or a status. */
export async function drawPriceListPicture({
  facts,
  logo = null,
}: PictureInput): Promise<DrawnFile> {
  const { onWood } = await drawShopMark(facts.shop.name, logo)
  const missing = new Set<string>()
  const write = createWrite(missing)
  const { width, height, head } = pictureSizes[facts.picture]
  let y: number = head
  let rows = ''
  for (const block of facts.blocks) {
    rows +=
      block.kind === 'title'
        ? drawTitle(write, block.text, y)
        : drawPictureRow(write, block, facts, y)
    y += blockHeight(block)
  }
  if (facts.blocks.length === 0) rows = drawEmpty(write, facts)
  const paper = `<rect width="100%" height="100%" fill="${palette.paper}"/>`
  const body = paper + drawHead(write, facts, onWood) + rows + drawFoot(write, facts)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`
  return { bytes: await encode(svg), missing: [...missing] }
}

/** Draws the shop, the title and the day, on wood. */
function drawHead(write: Write, facts: PictureFacts, mark: Mark): string {
  const { picture, shop, texts, language, date } = facts
  const { width, head } = pictureSizes[picture]
  const band = head - 30
  const day = write(writeDate(date, language)[0]?.text ?? '', {
    typeface: 'text',
    sizes: [32],
    width: 360,
  })
  const name = write(inLanguages({ en: shop.name, ta: shop.nameTa }, language)[0]?.text ?? '', {
    typeface: 'strong',
    sizes: [34, 28, 24],
    twoLineSizes: [28, 24, 20],
    width: contentWidth - 376 - mark.width,
  })
  const titles = priceListTitle(texts, language).map(({ text }) => text)
  const title = write(titles.join(' · '), {
    typeface: 'display',
    sizes: [76, 66, 56, 46, 38],
    width: contentWidth,
  })
  const note = write(
    inLanguages({ en: texts.note, ta: texts.noteTa }, language)
      .map(({ text }) => text)
      .join(' · '),
    { typeface: 'text', sizes: [28, 24, 20], width: contentWidth },
  )
  const top = band - 230
  const nameTop = name.lines.length > 1 ? top + 24 - heightOf(name) / 2 : top + 8
  return (
    `<rect width="${width}" height="${band}" fill="${palette.wood}"/>` +
    `<rect y="${band}" width="${width}" height="6" fill="${palette.gold}"/>` +
    `<g transform="translate(${sideMargin - 6} ${top - 8}) scale(1)">${mark.svg}</g>` +
    drawBlock(name, { x: sideMargin + 8 + mark.width, y: nameTop, fill: palette.onWood }) +
    alignRight(day, width - sideMargin, top + 8, palette.onWoodSoft) +
    drawBlock(title, { x: sideMargin, y: top + 120 - heightOf(title) / 2, fill: palette.honey }) +
    drawBlock(note, { x: sideMargin, y: band - 50, fill: palette.onWoodSoft })
  )
}

function drawTitle(write: Write, text: string, y: number): string {
  const title = write(text, { typeface: 'display', sizes: [46, 40, 34], width: contentWidth })
  return (
    drawBlock(title, { x: sideMargin, y: y + 28, fill: palette.goldInk }) +
    `<rect x="${sideMargin}" y="${y + 88}" width="${contentWidth}" height="3" fill="${palette.gold}"/>`
  )
}

function drawEmpty(write: Write, { picture, language }: PictureFacts): string {
  const [words] = priceListWord('empty', language)
  const box = { typeface: 'text', sizes: [40, 32], width: contentWidth, maxLines: 2 } as const
  const y = pictureSizes[picture].head + 40
  return drawBlock(write(words?.text ?? '', box), { x: sideMargin, y, fill: palette.inkSoft })
}

/** Footer with the phone number, the address of the list and the page number. */
function drawFoot(write: Write, { picture, shop, address, page, pages }: PictureFacts): string {
  const { width, height, foot } = pictureSizes[picture]
  const top = height - foot + 30
  const phone = write(shop.phone, { typeface: 'strong', sizes: [40], width: 420 })
  const source = withoutProtocol(address) + (pages > 1 ? `  ·  ${page} / ${pages}` : '')
  const where = write(source, { typeface: 'text', sizes: [28, 24, 20], width: 500 })
  return (
    `<rect y="${top}" width="${width}" height="${height - top}" fill="${palette.wood}"/>` +
    drawBlock(phone, { x: sideMargin, y: top + 26, fill: palette.honey }) +
    alignRight(where, width - sideMargin, top + 34, palette.onWoodSoft)
  )
}

async function encode(svg: string): Promise<Uint8Array> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return encodeJpeg(sharp(data, { raw: info }), priceListLimits.pictureBytes, qualities)
}
