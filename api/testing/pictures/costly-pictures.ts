import sharp from 'sharp'

// Small files that take a decoder long.

/** An animation that repeats one picture. */
export async function repeatFrame(times: number): Promise<Buffer> {
  const still = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .webp({ lossless: true })
    .toBuffer()
  const canvas = Buffer.from([0x02, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  const frame = webpChunk('ANMF', Buffer.alloc(16), still.subarray(12))
  return webpChunk(
    'RIFF',
    Buffer.from('WEBP'),
    webpChunk('VP8X', canvas),
    webpChunk('ANIM', Buffer.alloc(6)),
    ...Array.from({ length: times }, () => frame),
  )
}

function webpChunk(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(8)
  head.write(type)
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}

/** Repeats the last scan of a JPEG. */
export function repeatScan(jpeg: Buffer, times: number): Buffer {
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]))
  const scan = jpeg.subarray(last, -2)
  return Buffer.concat([
    jpeg.subarray(0, last),
    ...Array.from({ length: times }, () => scan),
    jpeg.subarray(-2),
  ])
}

/** Repeats the picture of an AVIF: each copy is decoded, and the last one shown. */
export function repeatPicture(avif: Buffer, times: number): Buffer {
  const data = avif.indexOf('mdat') + 4
  const picture = avif.subarray(data)
  const claimed = Buffer.alloc(4)
  claimed.writeUInt32BE(picture.length)
  const length = avif.indexOf(claimed)
  const head = Buffer.from(avif.subarray(0, data))
  head.writeUInt32BE(picture.length * times, length)
  head.writeUInt32BE(8 + picture.length * times, data - 8)
  return Buffer.concat([head, ...Array.from({ length: times }, () => picture)])
}
