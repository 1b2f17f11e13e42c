import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compress, pickEncoding } from './compress.ts'

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['BR;Q=0, GZIP;q=0.5', 'gzip'],
  ['', 'identity'],
  [undefined, 'identity'],
])('the answer to %o comes in %s', (accepted, encoding) => {
  expect(pickEncoding(accepted)).toBe(encoding)
})

it.each([0, 1, 20, 100_000, 3_000_000])(
  'a response of %d bytes is the same in every encoding',
  async (length) => {
    const bytes = Buffer.alloc(length, '<p>₹</p>')
    const isSame = (response: Uint8Array) => bytes.equals(response)
    expect(await compress(bytes, 'identity')).toSatisfy(isSame)
    expect(brotliDecompressSync(await compress(bytes, 'br'))).toSatisfy(isSame)
    expect(gunzipSync(await compress(bytes, 'gzip'))).toSatisfy(isSame)
  },
)
