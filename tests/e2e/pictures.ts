import sharp from 'sharp'

/** A file for a file input. */
export type Upload = { name: string; mimeType: string; buffer: Buffer }

/** A plain picture of one colour, which a test can recognize. */
export async function paintPicture(colour: string): Promise<Upload> {
  const buffer = await sharp({
    create: { width: 800, height: 600, channels: 3, background: colour },
  })
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
