import sharp, { type Sharp } from 'sharp'
import { imageLimits } from '../../contract/images/limits.ts'
import { previewSize } from '../../contract/images/preview-size.ts'
import { ApiError } from '../errors.ts'
import { rejections } from './check.ts'
import { readCodedColours } from './coded-colours.ts'
import { type DerivedFile, type DerivedImage, hashFiles } from './derived-image.ts'
import { appendEnd, isJpeg } from './jpeg-end.ts'
import { fullSize, preview, type SourceFormat, sizedVariant, sourceFormats } from './names.ts'

type Pixels = { data: Uint8Array; width: number; height: number; channels: 1 | 2 | 3 | 4 }

const longSide = 2000
const widths = [160, 320, 480, 640, 960, 1280, 1600]
/** Width from which a picture may fill a phone's screen. */
const fillsScreen = 960
// Each picture is different and only one is processed at a time, so a cache and threads would not help.
sharp.concurrency(1)
sharp.cache(false)

// Sixteen pixels a side are one block of WebP; the next size takes half as much again.
const placeholderSides = [16, 10, 5]
const placeholderLength = 400

// Chosen by measurement: docs/decisions/07-images.md.
const encoders: Record<SourceFormat, (picture: Sharp, width: number) => Sharp> = {
  avif: (picture, width) => picture.avif({ quality: width < fillsScreen ? 52 : 64, effort: 1 }),
  webp: (picture) => picture.webp({ quality: 80, effort: 2 }),
}

/**
 * Decodes a picture that has passed the checks and makes its files: upright, in sRGB and without metadata; of an
 * animation, only the first frame.
 * @throws ApiError if its pixels cannot be decoded
 */
export async function deriveImage(upload: Uint8Array): Promise<DerivedImage> {
  const pixels = await decode(upload)
  const files: DerivedFile[] = [
    { variant: fullSize, bytes: await encode(encoders.webp(read(pixels), pixels.width)) },
    { variant: preview, bytes: await makePreview(pixels) },
  ]
  for (const format of sourceFormats) {
    for (const width of widthsFor(pixels.width)) {
      const isFull = format === 'webp' && width === pixels.width
      if (isFull) continue
      const sized = read(pixels).resize({ width })
      files.push({
        variant: sizedVariant(width, format),
        bytes: await encode(encoders[format](sized, width)),
      })
    }
  }
  const { width, height } = pixels
  const placeholder = await makePlaceholder(() => read(pixels))
  return { id: hashFiles(files), width, height, placeholder, files }
}

/**
 * Wraps a WebP of our own unchanged, as the only file of its picture, for a site that should open before all
 * pictures are derived (`originals.ts`).
 */
export function wrapOriginal(webp: Uint8Array): Promise<DerivedImage> {
  return wrapFiles([{ variant: fullSize, bytes: webp }])
}

/** Wraps a picture whose files all exist, including the full one. */
export async function wrapFiles(files: DerivedFile[]): Promise<DerivedImage> {
  const full = files.find(({ variant }) => variant === fullSize)
  if (!full) throw new Error('The full picture is missing')
  const { width, height } = await sharp(full.bytes).metadata()
  const placeholder = await makePlaceholder(() => sharp(full.bytes))
  return { id: hashFiles(files), width, height, placeholder, files }
}

async function decode(upload: Uint8Array): Promise<Pixels> {
  try {
    const pixels = await (isJpeg(upload) ? readWholeJpeg(upload) : readPixels(upload))
    if (pixels) return pixels
  } catch (error) {
    if (error instanceof ApiError) throw error
  }
  throw rejections.undecodable()
}

/**
 * Returns null unless a JPEG has all its data: it may lack its end mark, or contain bytes that decoders warn
 * about. libvips does not report warnings in the last rows, so instead noise after the data must not change the
 * result.
 */
async function readWholeJpeg(upload: Uint8Array): Promise<Pixels | null> {
  const ended = appendEnd(upload)
  if (!ended) return null
  const pixels = await readPixels(ended.whole)
  for (const noisy of ended.noisy) {
    const { data } = await readPixels(noisy)
    if (Buffer.compare(data, pixels.data) !== 0) return null
  }
  return pixels
}

async function readPixels(upload: Uint8Array): Promise<Pixels> {
  const { icc, depth, space } = await sharp(upload).metadata()
  const picture = sharp(upload, {
    limitInputPixels: imageLimits.pixels,
    sequentialRead: true,
    failOn: 'error',
    autoOrient: true,
    ignoreIcc: isCostly(icc),
  })
  const colours = icc ? 'profile' : readCodedColours(upload)
  if (colours === 'unknown') throw rejections.hdr()
  if (colours === 'p3') {
    // sharp treats 16 bits without a profile as Display P3.
    picture.pipelineColourspace('rgb16').withIccProfile('srgb')
  } else if (depth !== 'uchar') {
    // For profiles with more than 8 bits, sharp produces Display P3, and it fails for grey ones, so the picture
    // is reduced to 8 bits first.
    picture.pipelineColourspace(space === 'grey16' ? 'b-w' : 'srgb')
  }
  const { data, info } = await picture
    .resize({ width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { data, width, height, channels: channels as Pixels['channels'] }
}

/**
 * A colour profile may chain any number of steps, so that 100 kB can take minutes to process. No camera writes
 * such a profile; its colours are treated as sRGB.
 */
function isCostly(icc: Buffer | undefined): boolean {
  return icc?.includes('mpet') ?? false
}

function read({ data, width, height, channels }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } })
}

function encode(picture: Sharp): Promise<Uint8Array> {
  return picture.toBuffer()
}

/** The usual widths below the picture's own, and its own unless it exceeds all of them. */
function widthsFor(own: number): number[] {
  const largest = widths.at(-1) ?? own
  return [...widths.filter((width) => width < Math.min(own, largest)), Math.min(own, largest)]
}

/** Shows the whole picture; if its shape differs, on a blurred enlargement of itself. */
async function makePreview(pixels: Pixels): Promise<Uint8Array> {
  const size = previewSize
  const opaque = () => read(pixels).flatten({ background: 'white' })
  const inside = await opaque()
    .resize({ ...size, fit: 'inside' })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const backdrop = await opaque()
    .resize({ width: size.width / 10, height: size.height / 10, fit: 'cover' })
    .blur(6)
    .png({ compressionLevel: 0 })
    .toBuffer()
  return encode(
    sharp(backdrop)
      .resize({ ...size, fit: 'fill' })
      .composite([{ input: inside }])
      .jpeg({ quality: 80, progressive: true }),
  )
}

async function makePlaceholder(read: () => Sharp): Promise<string> {
  let address = ''
  for (const side of placeholderSides) {
    const tiny = read()
      .resize({ width: side, height: side, fit: 'inside' })
      .webp({ quality: 10, alphaQuality: 10, effort: 4 })
    address = `data:image/webp;base64,${Buffer.from(await encode(tiny)).toString('base64')}`
    if (address.length < placeholderLength) break
  }
  return address
}
