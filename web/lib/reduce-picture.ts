import { reducedImage, unreadableImage } from '../../contract/images/chosen-image.ts'
import { limits } from '../../contract/limits.ts'
import { messages } from '../../contract/messages.ts'

/** A part of a picture, in percent of its width and height. */
export type PictureArea = { x: number; y: number; width: number; height: number }

/** What is done to a picture: quarter turns clockwise, the area kept of what was turned, a factor of its light. */
export type PictureEdits = { turns: number; area: PictureArea; brightness: number }

export const unedited: PictureEdits = {
  turns: 0,
  area: { x: 0, y: 0, width: 100, height: 100 },
  brightness: 1,
}

/** A picture as it was chosen, and what is done to it. */
export type EditedPicture = { file: File; edits: PictureEdits }

const origins = new WeakMap<File, EditedPicture>()

/** What a reduced picture was made from. One from before a reload is as it was sent to be. */
export function originOf(file: File): EditedPicture {
  return origins.get(file) ?? { file, edits: unedited }
}

const qualities = [0.85, 0.7, 0.55, 0.4]

/**
 * Decodes a picture, upright.
 * @throws DOMException where the browser cannot
 * @throws RangeError where that would take more memory than a phone has to spare
 */
export async function decodePicture(file: Blob): Promise<ImageBitmap> {
  if ((await countPixels(file)) > limits.image.pixels)
    throw new RangeError(messages.image.tooManyPixels)
  return createImageBitmap(file, { imageOrientation: 'from-image' })
}

/** Why a picture could not be decoded. */
export function describeUndecoded(error: unknown): string {
  return error instanceof RangeError ? error.message : unreadableImage
}

/** Reads the header alone: what is not shown is not decoded. */
async function countPixels(file: Blob): Promise<number> {
  const image = new Image()
  const address = URL.createObjectURL(file)
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve
      image.onerror = () => reject(new DOMException('There is no picture', 'EncodingError'))
      image.src = address
    })
    return image.naturalWidth * image.naturalHeight
  } finally {
    URL.revokeObjectURL(address)
  }
}

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
  for (let side: number = reducedImage.side; ; side = Math.round(side * 0.75)) {
    drawPicture(canvas, picture, edits, side)
    for (const quality of qualities) {
      const blob = await encode(canvas, quality)
      if (blob.size <= reducedImage.bytes) return blob
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

/** As WebP; as JPEG, on white, where the browser encodes no WebP. */
async function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const blob = await toBlob(canvas, 'image/webp', quality)
  if (blob.type === 'image/webp') return blob
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
