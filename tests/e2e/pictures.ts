import sharp from 'sharp'

/** A file for a file input. */
export type Upload = { name: string; mimeType: string; buffer: Buffer }

/** A plain picture of one colour, which a test can recognize. */
export async function paintPicture(
  colour: string,
  size = { width: 800, height: 600 },
): Promise<Upload> {
  const buffer = await sharp({ create: { ...size, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
  return { name: 'picture.jpg', mimeType: 'image/jpeg', buffer }
}

/** A drawing that could carry a script. */
export const svgPicture: Upload = {
  name: 'picture.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>document.title = "owned"</script></svg>',
  ),
}

/** A file of so many bytes that begins like a JPEG. */
export function padPicture(bytes: number): Upload {
  const buffer = Buffer.alloc(bytes)
  buffer.set([0xff, 0xd8, 0xff, 0xe0])
  return { name: 'large.jpg', mimeType: 'image/jpeg', buffer }
}

/**
 * A noisy photograph of 12 megapixels and some 8 MB, as a phone that lies on its side takes it: stored turned,
 * with a place in it. Shown upright it is 3000 wide and 4000 high, with a red square in its upper right corner.
 */
export async function takePhotograph(): Promise<Upload> {
  const square = {
    create: { width: 1000, height: 1000, channels: 3, background: '#d02020' },
  } as const
  const buffer = await sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .composite([{ input: await sharp(square).png().toBuffer(), left: 0, top: 0 }])
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '11/1 1/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 93 })
    .toBuffer()
  return { name: 'photograph.jpg', mimeType: 'image/jpeg', buffer }
}

/** One of 108 megapixels, held upright: stored turned, it has a red square in its upper right corner. */
export async function takeVastPhotograph(options: { progressive: boolean }): Promise<Upload> {
  const square = {
    create: { width: 1000, height: 1000, channels: 3, background: '#d02020' },
  } as const
  const buffer = await sharp({
    create: { width: 12_000, height: 9000, channels: 3, background: '#808080' },
  })
    .composite([{ input: await sharp(square).png().toBuffer(), left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg(options)
    .toBuffer()
  return { name: 'vast.jpg', mimeType: 'image/jpeg', buffer }
}
