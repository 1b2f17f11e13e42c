import sharp, { type Sharp } from 'sharp'
import { limits } from '../../../../contract/limits.ts'
import { encodeJpeg } from '../../../drawing/encode-jpeg.ts'
import { palette } from '../../../drawing/palette.ts'
import type { CardFacts } from './card-facts.ts'
import { layOutCategory } from './category.ts'
import type { Area, Layout } from './layout.ts'
import { layOutProduct } from './product.ts'

/** What the facts name, in their order; null for a photo that cannot be read. */
type CardInput = { facts: CardFacts; photos: (Uint8Array | null)[] }

export type DrawnCard = {
  bytes: Uint8Array
  /** Whether all photos are on it. */
  isWhole: boolean
  /** Letters that no font has. */
  missing: string[]
}

const size = limits.image.preview
/** Tried in this order until the card is small enough. */
const qualities = [84, 74, 62, 48, 34, 20, 8].map((quality) => ({
  quality,
  chromaSubsampling: quality > 60 ? '4:4:4' : '4:2:0',
}))

/** Draws a link card as a JPEG of the size and length that apps show. */
export async function drawCard({ facts, photos }: CardInput): Promise<DrawnCard> {
  const layout = facts.kind === 'product' ? layOutProduct(facts) : layOutCategory(facts)
  const shown = []
  // One after the other: decoded photos are large.
  for (const [index, area] of layout.photos.entries()) {
    const photo = await fitPhoto(photos[index] ?? null, area)
    if (photo) shown.push(photo)
  }
  const pixels = await compose(layout, shown)
  return {
    bytes: await encodeJpeg(pixels, limits.cards.bytes, qualities),
    isWhole: shown.length === layout.photos.length,
    missing: layout.missing,
  }
}

async function fitPhoto(bytes: Uint8Array | null, { left, top, width, height }: Area) {
  if (!bytes) return null
  try {
    const input = await sharp(bytes, { limitInputPixels: limits.image.pixels })
      .resize({ width, height, fit: 'cover' })
      .flatten({ background: palette.paperDeep })
      .png({ compressionLevel: 0 })
      .toBuffer()
    return { input, left, top }
  } catch {
    return null
  }
}

/** Composed once, however often it is encoded. */
async function compose({ svg, overlay }: Layout, photos: { input: Buffer }[]): Promise<Sharp> {
  const above = overlay ? [{ input: toSvg(overlay) }] : []
  const { data, info } = await sharp(
    toSvg(`<rect width="100%" height="100%" fill="${palette.paper}"/>${svg}`),
  )
    .composite([...photos, ...above])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: info })
}

function toSvg(body: string): Buffer {
  const { width, height } = size
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`,
  )
}
