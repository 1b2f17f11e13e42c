import sharp from 'sharp'

/** What a record shows of its picture. */
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

/** Whether a response is a picture to its last pixel. */
export async function isWhole(response: Response): Promise<boolean> {
  if (response.status !== 200) return false
  const { width, height } = await sharp(Buffer.from(await response.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true })
    .then(({ info }) => info)
    .catch(() => ({ width: 0, height: 0 }))
  return width > 0 && height > 0
}
