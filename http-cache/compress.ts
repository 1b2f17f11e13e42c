import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding that the client takes. */
export function pickEncoding(accepted = ''): Encoding {
  if (accepts(accepted, 'br')) return 'br'
  return accepts(accepted, 'gzip') ? 'gzip' : 'identity'
}

/** Whether the client takes an encoding. */
export function accepts(accepted: string, encoding: string): boolean {
  const entry = accepted
    .toLowerCase()
    .split(',')
    .find((part) => part.trim().split(';')[0] === encoding)
  return entry !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(entry)
}

/** From here on in bytes, compressing quickly counts for more than the last tenth of the size. */
const large = 256 * 1024

/** Compresses a text's bytes; the window is as wide as they are, since its memory counts. */
export async function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return bytes
  const isLarge = bytes.length >= large
  if (encoding === 'gzip') return zip(bytes, { level: isLarge ? 3 : 7 })
  const window = Math.ceil(Math.log2(bytes.length + 16))
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isLarge ? 3 : 7,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(window, 10), 20),
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}
