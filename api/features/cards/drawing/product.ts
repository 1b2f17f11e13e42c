import { palette } from '../../../drawing/palette.ts'
import type { Mark } from '../../../drawing/shop-mark.ts'
import { fitText } from '../../../drawing/text.ts'
import { drawBlock, heightOf } from '../../../drawing/text-block.ts'
import { namesByLanguage, type ProductFacts } from './card-facts.ts'
import { drawEmptyArea, drawShop, drawTitle, type Layout, margin } from './layout.ts'
import { isWhole } from './post-text.ts'

/** In the middle third, so that a square crop from the middle shows all of it. */
const photo = { left: 512, top: 0, width: 408, height: 630 }
const panel = { left: 920, width: 280 }
const column = photo.left - margin - 28

/** Name on paper, photo, and a panel of wood with pack and price. */
export function layOutProduct(facts: ProductFacts, mark: Mark): Layout {
  const shop = drawShop(facts.shop, mark, column)
  const title = drawTitle(...namesByLanguage(facts), column)
  const price = drawPrice(facts)
  return {
    svg: shop.svg + title.svg + drawEmptyArea(photo, mark) + price.svg,
    photos: facts.photos.length > 0 ? [photo] : [],
    overlay: drawStock(facts.stock),
    missing: [...shop.missing, ...title.missing, ...price.missing],
  }
}

function drawPrice({ pack, price, originalPrice }: ProductFacts) {
  const [x, width] = [panel.left + panel.width / 2, panel.width - 48]
  const size = fitText(pack, {
    typeface: 'strong',
    sizes: [44, 38, 32, 28, 24],
    width,
    maxLines: 2,
  })
  const amount = fitText(price, {
    typeface: 'display',
    sizes: [84, 74, 64, 54, 46, 38, 32],
    width,
    maxLines: 3,
  })
  const before = fitText(originalPrice, { typeface: 'text', sizes: [40, 34], width, maxLines: 1 })
  const gap = pack ? 60 : 0
  const height = heightOf(size) + gap + heightOf(amount) + heightOf(before)
  const top = 315 - height / 2
  const priceTop = top + heightOf(size) + gap
  const beforeTop = priceTop + heightOf(amount) + 6
  return {
    svg:
      `<rect x="${panel.left}" width="${panel.width}" height="630" fill="${palette.wood}"/>` +
      drawBlock(size, { x, y: top, fill: palette.onWood, centred: true }) +
      (pack ? drawRule(x, priceTop - gap / 2) : '') +
      drawBlock(amount, { x, y: priceTop, fill: palette.honey, centred: true }) +
      drawBlock(before, { x, y: beforeTop, fill: palette.onWoodSoft, centred: true }) +
      before.lines.map((line) => strike(x, beforeTop + before.size * 0.56, line.width)).join(''),
    missing: size.missing,
  }
}

function drawRule(x: number, y: number): string {
  return `<rect x="${x - 32}" y="${y - 1.5}" width="64" height="3" rx="1.5" fill="${palette.gold}"/>`
}

function strike(x: number, y: number, width: number): string {
  return `<rect x="${x - width / 2 - 6}" y="${y}" width="${width + 12}" height="3.5" fill="${palette.onWoodSoft}"/>`
}

/** Draws each line as a pill on the photo, the last one lowest. */
function drawStock(words: string[]): string | undefined {
  const pills = words.map((text, index) => drawPill(text, 508 - (words.length - 1 - index) * 96))
  return pills.length > 0 ? pills.join('') : undefined
}

function drawPill(text: string, top: number): string {
  const [inset, height] = [32, 82]
  const width = photo.width - 2 * inset
  const box = { typeface: 'strong', width: width - 28 } as const
  const inOneLine = fitText(text, { ...box, sizes: [44, 38, 33, 28, 24], maxLines: 1 })
  const words = isWhole(inOneLine, text)
    ? inOneLine
    : fitText(text, { ...box, sizes: [26, 24, 22], maxLines: 2 })
  return (
    `<rect x="${photo.left + inset}" y="${top}" width="${width}" height="${height}" rx="${height / 2}" fill="${palette.paper}" stroke="${palette.line}" stroke-width="2"/>` +
    drawBlock(words, {
      x: photo.left + photo.width / 2,
      y: top + (height - heightOf(words)) / 2,
      fill: palette.ink,
      centred: true,
    })
  )
}
