import sharp, { type Sharp } from 'sharp'
import { imageLimits } from '../../../../contract/images/limits.ts'
import { palette } from '../../../drawing/palette.ts'
import type { Area, Layout } from './layout.ts'

type Size = { width: number; height: number }

export type DrawnCard = {
  bytes: Uint8Array
  /** True if the picture contains all photos. */
  isWhole: boolean
  /** Letters for which no font has a glyph. */
  missing: string[]
}

/** Composes a layout with its photos, in order; null for a photo that cannot be read. */
export async function compose(
  layout: Layout,
  photos: (Uint8Array | null)[],
  size: Size,
): Promise<{ pixels: Sharp; isWhole: boolean }> {
  const shown = []
  // One photo at a time, because decoded photos are large.
  for (const [index, area] of layout.photos.entries()) {
    const photo = await fitPhoto(photos[index] ?? null, area)
    if (photo) shown.push(photo)
  }
  const pixels = await overlay(layout, shown, size)
  return { pixels, isWhole: shown.length === layout.photos.length }
}

async function fitPhoto(bytes: Uint8Array | null, { left, top, width, height }: Area) {
  if (!bytes) return null
  try {
    const input = await sharp(bytes, { limitInputPixels: imageLimits.pixels })
      .resize({ width, height, fit: 'cover' })
      .flatten({ background: palette.paperDeep })
      .png({ compressionLevel: 0 })
      .toBuffer()
    return { input, left, top }
  } catch {
    return null
  }
}

/** Composed once, even if it is encoded several times. */
async function overlay(
  { svg, overlay }: Layout,
  photos: { input: Buffer }[],
  size: Size,
): Promise<Sharp> {
  const above = overlay ? [{ input: toSvg(overlay, size) }] : []
  const paper = `<rect width="100%" height="100%" fill="${palette.paper}"/>`
  const { data, info } = await sharp(toSvg(paper + svg, size))
    .composite([...photos, ...above])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: info })
}

function toSvg(body: string, { width, height }: Size): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`,
  )
}
