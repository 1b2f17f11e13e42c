import { decodableJpeg, unreadableImage } from '../../contract/images/chosen-image.ts'
import { limits } from '../../contract/limits.ts'
import { messages } from '../../contract/messages.ts'

type Size = { width: number; height: number }

/**
 * Decodes a picture, upright; a JPEG of very many pixels at a fraction of its size.
 * @throws DOMException where the browser cannot
 * @throws RangeError where that would take more memory than a phone has to spare
 */
export async function decodePicture(file: Blob): Promise<ImageBitmap> {
  if (countPixels(await readSize(file)) <= limits.image.pixels)
    return createImageBitmap(file, { imageOrientation: 'from-image' })
  const stored = await readJpegSize(file)
  if (!stored || countPixels(stored) > decodableJpeg.pixels || !('ImageDecoder' in globalThis))
    throw new RangeError(messages.image.tooManyPixels)
  return decodeReduced(file, stored)
}

/** Why a picture could not be decoded. */
export function describeUndecoded(error: unknown): string {
  return error instanceof RangeError ? error.message : unreadableImage
}

const countPixels = ({ width, height }: Size) => width * height

/** Reads the header alone: what is not shown is not decoded. */
async function readSize(file: Blob): Promise<Size> {
  const image = new Image()
  const address = URL.createObjectURL(file)
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve
      image.onerror = () => reject(new DOMException('There is no picture', 'EncodingError'))
      image.src = address
    })
    return { width: image.naturalWidth, height: image.naturalHeight }
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** Before the picture itself a camera writes a preview and more, of some hundred kilobytes. */
const headerBytes = 1_000_000
const jpegMarkers = { start: 0xffd8, baseline: 0xffc0, extended: 0xffc1, scan: 0xffda }

/**
 * The size of a JPEG before it is turned upright, unless it is progressive: to decode a part of such
 * a one, a browser has to hold all of it.
 */
async function readJpegSize(file: Blob): Promise<Size | undefined> {
  const header = new DataView(await file.slice(0, headerBytes).arrayBuffer())
  const end = header.byteLength - 9
  if (end < 0 || header.getUint16(0) !== jpegMarkers.start) return undefined
  for (let at = 2; at <= end; at += 2 + header.getUint16(at + 2)) {
    const marker = header.getUint16(at)
    if (marker === jpegMarkers.baseline || marker === jpegMarkers.extended)
      return { height: header.getUint16(at + 5), width: header.getUint16(at + 7) }
    if (marker === jpegMarkers.scan) return undefined
  }
}

/** JPEGs are decoded at eighths of their sides, which takes a fraction of the memory. */
async function decodeReduced(file: Blob, { width, height }: Size): Promise<ImageBitmap> {
  const scale = Math.floor(8 * Math.sqrt(decodableJpeg.decodedPixels / (width * height))) / 8
  const decoder = new ImageDecoder({
    data: file.stream(),
    type: 'image/jpeg',
    desiredWidth: Math.ceil(width * scale),
    desiredHeight: Math.ceil(height * scale),
  })
  try {
    const { image } = await decoder.decode()
    const picture = await createImageBitmap(image)
    image.close()
    return picture
  } finally {
    decoder.close()
  }
}
