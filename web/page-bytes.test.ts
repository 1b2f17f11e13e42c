import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compressText, pickEncoding } from './page-bytes.ts'

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['', 'identity'],
  [undefined, 'identity'],
])('answers %o with %s', (accepted, encoding) => {
  expect(pickEncoding(accepted)).toBe(encoding)
})

it('keeps the page the same in every encoding, under a tag for each', async () => {
  const [plain, br, gzip] = await Promise.all(
    (['identity', 'br', 'gzip'] as const).map((encoding) => compressText('<p>₹</p>', encoding)),
  )
  expect(plain?.body.toString()).toBe('<p>₹</p>')
  expect(brotliDecompressSync(br?.body ?? '').toString()).toBe('<p>₹</p>')
  expect(gunzipSync(gzip?.body ?? '').toString()).toBe('<p>₹</p>')
  expect(new Set([plain?.etag, br?.etag, gzip?.etag]).size).toBe(3)
})
