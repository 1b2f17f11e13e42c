import type { PriceListPicture } from '../../../../contract/price-list/pictures.ts'
import { chatPictureHeights, chatPictureWidth } from '../../../drawing/chat-pictures.ts'
import { palette } from '../../../drawing/palette.ts'
import type { Mark, ShopMark } from '../../../drawing/shop-mark.ts'
import { drawBlock, heightOf } from '../../../drawing/text-block.ts'
import { alignRight, createWrite, type Write } from '../../../drawing/write-text.ts'
import { type Area, drawEmptyArea, type Layout } from './layout.ts'
import type { PostFacts } from './post-facts.ts'
import { chooseScale, drawPanel, drawWords, smallest, type Words } from './post-words.ts'

const width = chatPictureWidth
/**
 * Pixels. The app's buttons cover the upper and lower part of a status, so the bands leave that much space empty.
 */
export const postSizes = {
  post: { width, height: chatPictureHeights.post, head: 120, foot: 120, bare: 0 },
  status: { width, height: chatPictureHeights.status, head: 330, foot: 330, bare: 210 },
} as const satisfies Record<PriceListPicture, object>

const side = 56
/** Between products. */
const gap = 10
/** Least height of the words below the photo of a single product, so that more of the photo shows. */
const lowest = 264
const highest = 400
const panelWidth = 372

type Product = PostFacts['products'][number]
type Drawn = { product: Product; photo: Area; svg: string }

/** Lays out products between two bands of wood: one product fills the space, several stand below each other. */
export function layOutPost(facts: PostFacts, { onPaper, onWood }: ShopMark): Layout {
  const missing = new Set<string>()
  const write = createWrite(missing)
  const [single, ...others] = facts.products
  const products =
    single && others.length === 0 ? [drawSingle(facts, single, write)] : drawRows(facts, write)
  const empty = products.map(({ photo }) => drawEmptyArea(photo, onPaper))
  const bands = [drawHead(facts, onWood, write), drawFoot(facts, write)]
  return {
    svg: [...empty, ...products.map(({ svg }) => svg), ...bands].join(''),
    photos: products.flatMap(({ photo, product }) => (product.photos.length > 0 ? photo : [])),
    missing: [...missing],
  }
}

/** Draws the photo across the full width; below it words, and the price on a wooden panel. */
function drawSingle({ shape }: PostFacts, product: Product, write: Write): Drawn {
  const size = postSizes[shape]
  const left = width - panelWidth
  const layOut = (height: number) => {
    const panel = { left, top: size.height - size.foot - height, width: panelWidth, height }
    const area = { ...panel, left: side, width: left - side - 32 }
    const words: Words = { product, area, hasPrice: false }
    return { panel, words, scale: chooseScale(words, write) }
  }
  const low = layOut(lowest)
  const { panel, words, scale } = low.scale > smallest ? low : layOut(highest)
  return {
    product,
    photo: { left: 0, top: size.head, width, height: panel.top - size.head },
    svg: drawWords(words, scale, write) + drawPanel(product, panel, write),
  }
}

/** Draws photos with words and price beside each, all at one scale unless some must be small. */
function drawRows({ shape, products }: PostFacts, write: Write): Drawn[] {
  const size = postSizes[shape]
  const space = size.height - size.head - size.foot - (products.length - 1) * gap
  const height = Math.floor(space / products.length)
  const photoWidth = Math.min(height, 520)
  const left = photoWidth + 44
  const rows = products.map((product, index): Words => {
    const top = size.head + index * (height + gap)
    return { product, area: { left, top, width: width - left - side, height }, hasPrice: true }
  })
  const scales = rows.map((row) => chooseScale(row, write))
  const common = Math.max(Math.min(...scales), 0.9)
  return rows.map((row, index) => ({
    product: row.product,
    photo: { left: 0, top: row.area.top, width: photoWidth, height },
    svg: drawWords(row, Math.min(scales[index] ?? common, common), write),
  }))
}

/** The shop and the day. */
function drawHead({ shape, shop, date }: PostFacts, mark: Mark, write: Write): string {
  const { head, bare } = postSizes[shape]
  const middle = bare + (head - 6 - bare) / 2
  const name = write(shop, {
    typeface: 'strong',
    sizes: [38, 33, 28, 24],
    twoLineSizes: [28, 24, 20],
    width: 624 - mark.width,
  })
  const day = write(date, { typeface: 'text', sizes: [32, 28], width: 320 })
  return (
    `<rect width="${width}" height="${head}" fill="${palette.wood}"/>` +
    `<rect y="${head - 6}" width="${width}" height="6" fill="${palette.gold}"/>` +
    `<g transform="translate(${side - 6} ${middle - 33})">${mark.svg}</g>` +
    drawBlock(name, {
      x: side + 10 + mark.width,
      y: middle - heightOf(name) / 2,
      fill: palette.onWood,
    }) +
    alignRight(day, width - side, middle - heightOf(day) / 2, palette.onWoodSoft)
  )
}

/** Footer with the phone number and the address of the site. */
function drawFoot({ shape, phone, site }: PostFacts, write: Write): string {
  const { height, foot, bare } = postSizes[shape]
  const middle = height - bare - (foot - bare) / 2
  const number = write(phone, { typeface: 'strong', sizes: [42, 36], width: 440 })
  const where = write(site, { typeface: 'text', sizes: [32, 28, 24, 20], width: 480 })
  return (
    `<rect y="${height - foot}" width="${width}" height="${foot}" fill="${palette.wood}"/>` +
    `<rect y="${height - foot}" width="${width}" height="3" fill="${palette.woodLine}"/>` +
    drawBlock(number, { x: side, y: middle - heightOf(number) / 2, fill: palette.honey }) +
    alignRight(where, width - side, middle - heightOf(where) / 2, palette.onWoodSoft)
  )
}
