import { reducedPicture } from '../../contract/images/chosen-picture.ts'
import { decodePicture } from './decode-picture.ts'

/** A part of a picture, in percent of its width and height. */
export type PictureArea = { x: number; y: number; width: number; height: number }

/** Edits of a picture: quarter turns clockwise, then the area to keep, and a factor of brightness. */
export type PictureEdits = { turns: number; area: PictureArea; brightness: number }

export const unedited: PictureEdits = {
  turns: 0,
  area: { x: 0, y: 0, width: 100, height: 100 },
  brightness: 1,
}

/** A picture as it was chosen, and what is done to it. */
export type EditedPicture = { file: File; edits: PictureEdits }

const origins = new WeakMap<File, EditedPicture>()

/** Source of a reduced picture. After a reload, that is the reduced picture itself. */
export function originOf(file: File): EditedPicture {
  return origins.get(file) ?? { file, edits: unedited }
}

type Encoding = { type: 'image/jpeg' | 'image/webp'; quality: number }

/**
 * Tried from the best to the smallest. JPEG keeps details that WebP blurs at any quality; WebP looks better at
 * few bytes.
 */
const encodings: Encoding[] = [
  { type: 'image/jpeg', quality: 0.9 },
  { type: 'image/jpeg', quality: 0.8 },
  { type: 'image/webp', quality: 0.85 },
  { type: 'image/webp', quality: 0.7 },
  { type: 'image/webp', quality: 0.55 },
  { type: 'image/webp', quality: 0.4 },
]

/**
 * Makes an edited picture small enough to send from a phone. A redrawn picture has no metadata, so no location either.
 * @throws DOMException, RangeError where it cannot be decoded
 */
export async function reducePicture(file: File, edits = unedited): Promise<File> {
  const picture = await decodePicture(file)
  try {
    const blob = await encodeWithin(picture, edits)
    const name = file.name.replace(/\.[^.]*$/, '')
    const type = blob.type
    const reduced = new File([blob], `${name}.${type.replace('image/', '')}`, { type })
    origins.set(reduced, { file, edits })
    return reduced
  } finally {
    picture.close()
  }
}

/** Lowers the quality, then the size, until the bytes are few. */
async function encodeWithin(picture: ImageBitmap, edits: PictureEdits): Promise<Blob> {
  const canvas = document.createElement('canvas')
  for (let side: number = reducedPicture.side; ; side = Math.round(side * 0.75)) {
    drawPicture(canvas, picture, edits, side)
    const isOpaque = hasNoAlpha(canvas)
    for (const encoding of encodings) {
      if (encoding.type === 'image/jpeg' && !isOpaque) continue
      const blob = await encode(canvas, encoding)
      if (blob.size <= reducedPicture.bytes) return blob
    }
  }
}

/** Draws an edited picture, its longer side at most so many pixels. */
export function drawPicture(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  { turns, area, brightness }: PictureEdits,
  maxSide: number,
): void {
  const turned = turnedSize(picture, turns)
  const width = (turned.width * area.width) / 100
  const height = (turned.height * area.height) / 100
  const scale = Math.min(1, maxSide / Math.max(width, height))
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = contextOf(canvas)
  context.imageSmoothingQuality = 'high'
  context.scale(canvas.width / width, canvas.height / height)
  context.translate((-turned.width * area.x) / 100, (-turned.height * area.y) / 100)
  context.translate(turned.width / 2, turned.height / 2)
  context.rotate((turns * Math.PI) / 2)
  context.drawImage(picture, -picture.width / 2, -picture.height / 2)
  if (brightness !== 1) brighten(canvas, brightness)
}

function turnedSize({ width, height }: ImageBitmap, turns: number) {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width }
}

/** As the CSS filter `brightness` does; a canvas has filters in some browsers only. */
function brighten(canvas: HTMLCanvasElement, factor: number): void {
  const context = contextOf(canvas)
  const image = context.getImageData(0, 0, canvas.width, canvas.height)
  const { data } = image
  const light = Uint8ClampedArray.from({ length: 256 }, (_, value) => value * factor)
  for (let at = 0; at < data.length; at += 4)
    for (let colour = at; colour < at + 3; colour++) data[colour] = light[data[colour] ?? 0] ?? 0
  context.putImageData(image, 0, 0)
}

/** True if the picture is opaque. */
function hasNoAlpha(canvas: HTMLCanvasElement): boolean {
  const { data } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height)
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false
  return true
}

/** Encodes in the requested format, or as JPEG on white if the browser cannot encode WebP. */
async function encode(canvas: HTMLCanvasElement, { type, quality }: Encoding): Promise<Blob> {
  const blob = await toBlob(canvas, type, quality)
  if (blob.type === type) return blob
  const context = contextOf(canvas)
  context.resetTransform()
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  return toBlob(canvas, 'image/jpeg', quality)
}

function toBlob(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new DOMException('The canvas is empty', 'EncodingError'))
    canvas.toBlob(take, type, quality)
  })
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new DOMException('There is no canvas', 'NotSupportedError')
  return context
}

/** The same part after one more quarter turn clockwise. */
export function turnArea({ x, y, width, height }: PictureArea): PictureArea {
  return { x: 100 - y - height, y: x, width: height, height: width }
}
