import { resolveObjectURL } from 'node:buffer'
import type { Window } from 'happy-dom'
import sharp from 'sharp'

/** A decoded picture, with the bytes that it was read from. */
type Bitmap = { width: number; height: number; bytes: Buffer; close(): void }

async function createImageBitmap(picture: {
  arrayBuffer(): Promise<ArrayBuffer>
}): Promise<Bitmap> {
  const bytes = Buffer.from(await picture.arrayBuffer())
  const { width, height } = await sharp(bytes).metadata()
  return { width, height, bytes, close() {} }
}

/**
 * Lets pages take a chosen picture, for which happy-dom has neither decoder nor canvas: a canvas gives
 * back the picture that was drawn on it, as it was. What becomes of pixels is tested in a browser.
 */
export function readPictures({ Event, HTMLImageElement, HTMLCanvasElement }: Window) {
  const source = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src')
  Object.defineProperty(HTMLImageElement.prototype, 'src', {
    ...source,
    set(address: string) {
      source?.set?.call(this, address)
      const picture = resolveObjectURL(address)
      if (picture)
        createImageBitmap(picture).then(
          ({ width, height }) => {
            Object.defineProperties(this, {
              naturalWidth: { value: width },
              naturalHeight: { value: height },
            })
            this.dispatchEvent(new Event('load'))
          },
          () => this.dispatchEvent(new Event('error')),
        )
    },
  })
  const drawn = new WeakMap<object, Buffer>()
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: object) {
      return {
        scale() {},
        translate() {},
        rotate() {},
        drawImage: ({ bytes }: Bitmap) => drawn.set(this, bytes),
        getImageData: () => ({ data: Uint8ClampedArray.of(0, 0, 0, 255) }),
      }
    },
    toBlob(this: object, take: (picture: Blob) => void, type: string) {
      take(new Blob([new Uint8Array(drawn.get(this) ?? [])], { type }))
    },
  })
  return { createImageBitmap }
}
