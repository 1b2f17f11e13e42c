import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import { addToVary } from './add-to-vary.ts'
import { addEncodingToEtag } from './etag.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Bytes: compressing a body that fits into one packet gains nothing. */
const minCompressed = 1024
/** Types whose bytes are compressed already. */
const packed = /^(application\/pdf|image\/jpeg)/

export type Encoding = 'br' | 'gzip' | 'identity'

const acceptsBrotli = acceptanceOf('br')
const acceptsGzip = acceptanceOf('gzip')

/** Picks the best encoding that the client accepts. */
export function pickEncoding(accepted = ''): Encoding {
  if (acceptsBrotli.test(accepted)) return 'br'
  return acceptsGzip.test(accepted) ? 'gzip' : 'identity'
}

/** Matches an entry of `Accept-Encoding` that names the encoding with a weight other than 0. */
function acceptanceOf(encoding: string): RegExp {
  const refused = '\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)'
  return new RegExp(`(?:^|,)\\s*${encoding}(?!${refused})\\s*(?:[;,]|$)`, 'i')
}

/** Compresses the body in the encoding, and states it in the reply's headers. */
export async function compressReply(
  reply: FastifyReply,
  body: Buffer,
  encoding: Encoding,
): Promise<Buffer> {
  addToVary(reply, 'accept-encoding')
  const isPacked = packed.test(String(reply.getHeader('content-type')))
  if (encoding === 'identity' || isPacked || body.length < minCompressed) return body
  addEncodingToEtag(reply, encoding)
  reply.header('content-encoding', encoding)
  return compress(body, encoding)
}

/** Bytes from which compressing quickly matters more than the last tenth of the size. */
const large = 256 * 1024

/** Compresses a text's bytes, with a window of their size to save memory. */
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
