import { hash } from 'node:crypto'
import sharp from 'sharp'

/** Picture as a record shows it. */
export type Pictured = {
  image?: string
  imageSet?: { preview: string; sources: { srcset: string }[] }
}

/** The addresses of every file of a record's picture. */
export function picturesOf({ image, imageSet }: Pictured): string[] {
  if (!image) return []
  const sized = (imageSet?.sources ?? []).flatMap(({ srcset }) =>
    srcset.split(', ').map((entry) => entry.split(' ')[0] ?? ''),
  )
  return [image, imageSet?.preview ?? '', ...sized].map((path) =>
    path.startsWith('/') ? path : `/${path}`,
  )
}

/** By the hash of their bytes: the same pictures are looked at again and again. */
const known = new Map<string, Promise<boolean>>()

/** True for a response with a picture that is complete to its last pixel. */
export async function isWhole(response: Response): Promise<boolean> {
  if (response.status !== 200) return false
  const bytes = Buffer.from(await response.arrayBuffer())
  const id = hash('sha256', bytes)
  const decoding = known.get(id) ?? decodes(bytes)
  known.set(id, decoding)
  return decoding
}

async function decodes(bytes: Buffer): Promise<boolean> {
  const { width, height } = await sharp(bytes)
    .raw()
    .toBuffer({ resolveWithObject: true })
    .then(({ info }) => info)
    .catch(() => ({ width: 0, height: 0 }))
  return width > 0 && height > 0
}
