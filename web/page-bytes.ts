import { createHash } from 'node:crypto'
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

function accepts(accepted: string, encoding: string): boolean {
  const entry = accepted.split(',').find((part) => part.trim().split(';')[0] === encoding)
  return entry !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(entry)
}

/** A text's bytes in one encoding, with a strong tag of their own. */
export async function compressText(
  text: string,
  encoding: Encoding,
): Promise<{ body: Buffer; etag: string }> {
  const bytes = Buffer.from(text)
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  const body =
    encoding === 'br'
      ? await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : encoding === 'gzip'
        ? await zip(bytes)
        : bytes
  return { body, etag: `"${hash}-${encoding}"` }
}
