import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messages } from '../../../contract/messages.ts'
import { createTestApi, type TestApi } from '../../testing/api.ts'

const id = '0123456789abcdef0123456789abcdef'
const address = `/uploads/${id}-320.avif`

describe('/uploads', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await createTestApi('sqlite')
    await api.images.store.put(`${id}-320.avif`, Buffer.from('picture'))
  })
  afterAll(() => api.close())

  const get = (url: string, headers: Record<string, string> = {}) => api.ask({ url, headers })

  it('an uploaded picture is served to keep for ever, to pages of any host', async () => {
    const { statusCode, headers, body } = await get(address)
    expect(statusCode).toBe(200)
    expect(body).toBe('picture')
    expect(headers).toMatchObject({
      'content-type': 'image/avif',
      'content-length': '7',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      etag: `"${id}-320.avif"`,
    })
  })

  it('a HEAD request for an uploaded picture gets its headers alone', async () => {
    const { statusCode, headers, body } = await api.ask({ method: 'HEAD', url: address })
    expect(statusCode).toBe(200)
    expect(headers['content-length']).toBe('7')
    expect(body).toBe('')
  })

  it('an uploaded picture is not sent again to a client that has it', async () => {
    const { headers } = await get(address)
    const again = await get(address, { 'if-none-match': `"x", ${headers.etag}` })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    expect(again.headers.etag).toBe(headers.etag)
  })

  it.each([
    '/uploads',
    '/uploads/',
    `/uploads/${id}.webp`,
    `/uploads/${id}-320.svg`,
    `/uploads/${id}`,
    `/uploads/x/${id}-320.avif`,
    '/uploads/.draft-1',
    '/uploads/..%2fcatalogue.sqlite',
    '/uploads/..%5ccatalogue.sqlite',
    `/uploads/${id}-320.avif%00.webp`,
    `/uploads/${id}-320.avif%0d%0aset-cookie:x`,
    `/uploads/%2fetc%2fpasswd`,
  ])('the uploads know no %j', async (url) => {
    const { statusCode, headers, json } = await get(url)
    expect(statusCode).toBe(404)
    expect(json()).toEqual({ success: false, message: messages.error.notFound })
    expect(headers['cache-control']).toBe('no-store')
    expect(headers.etag).toBeUndefined()
  })

  it('the uploads take no write', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'] as const) {
      const { statusCode, headers } = await api.ask({ method, url: address })
      expect(statusCode).toBe(405)
      expect(headers.allow).toBe('GET, HEAD')
    }
  })
})
