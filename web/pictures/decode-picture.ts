import { decodableJpeg, unreadablePicture } from '../../contract/images/chosen-picture.ts'
import { imageLimits } from '../../contract/images/limits.ts'
import { messages } from '../../contract/messages.ts'

type Size = { width: number; height: number }

/**
 * Decodes a picture, upright; a JPEG of very many pixels at a fraction of its size.
 * @throws DOMException where the browser cannot
 * @throws RangeError where that would take more memory than a phone has to spare
 */
export async function decodePicture(file: Blob): Promise<ImageBitmap> {
  const size = await readSize(file)
  const pixels = size.width * size.height
  if (pixels <= imageLimits.pixels)
    return createImageBitmap(file, { imageOrientation: 'from-image' })
  const canBeReduced = pixels <= decodableJpeg.pixels && 'ImageDecoder' in globalThis
  if (canBeReduced && (await isSequentialJpeg(file))) return decodeReduced(file, size)
  throw new RangeError(messages.image.tooManyPixels)
}

/** Why a picture could not be decoded. */
export function describeUndecoded(error: unknown): string {
  return error instanceof RangeError ? error.message : unreadablePicture
}

/** The picture's size when upright. Reads the header alone: a picture that is not shown is not decoded. */
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

/** True for a JPEG that is not progressive: a browser has to hold all of a progressive one to decode a part. */
async function isSequentialJpeg(file: Blob): Promise<boolean> {
  const header = new DataView(await file.slice(0, headerBytes).arrayBuffer())
  const end = header.byteLength - 4
  if (end < 0 || header.getUint16(0) !== jpegMarkers.start) return false
  for (let at = 2; at <= end; at += 2 + header.getUint16(at + 2)) {
    const marker = header.getUint16(at)
    if (marker === jpegMarkers.baseline || marker === jpegMarkers.extended) return true
    if (marker === jpegMarkers.scan) return false
  }
  return false
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
