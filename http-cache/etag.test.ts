import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cacheResponses } from './cache-responses.ts'

describe('ETags', () => {
  let app: FastifyInstance
  let names = ['sesame', 'coconut']

  beforeAll(() => {
    app = fastify()
    cacheResponses(app, {})
    const open = { config: { access: 'public' as const } }
    app.get('/list', open, async () => names)
    app.get('/closed', async () => names)
    app.get('/moment', { config: { etag: false } }, async () => names)
    app.get('/named', async (_, reply) => reply.header('etag', '"own"').send('bytes'))
    app.get('/record', async (_, reply) => {
      reply.etagVersion = '3-k9'
      return names
    })
    app.put('/record', async (_, reply) => {
      reply.etagVersion = '3-k9'
      return names
    })
    app.put('/other', async () => names)
  })
  afterAll(() => app.close())

  const get = (url: string, etag?: string) =>
    app.inject({ url, headers: etag === undefined ? {} : { 'if-none-match': etag } })
  const etagOf = async (url: string) => String((await get(url)).headers.etag)

  it('ETags are strong, follow the bytes, and are sent with HEAD too', async () => {
    const before = await etagOf('/list')
    expect(before).toMatch(/^"[\da-z]+-[\da-z]+"$/)
    expect((await app.inject({ method: 'HEAD', url: '/list' })).headers.etag).toBe(before)
    names = ['sesame']
    expect(await etagOf('/list')).not.toBe(before)
  })

  it.each(['/list', '/closed', '/record', '/named'])(
    'an ETag makes %s a 304 for the client that has it',
    async (url) => {
      const etag = await etagOf(url)
      for (const sent of [etag, `W/${etag}`, '*', `"other", ${etag}`, `"a","b",W/${etag}`]) {
        const response = await get(url, sent)
        expect(response.statusCode).toBe(304)
        expect(response.body).toBe('')
        expect(response.headers.etag).toBe(etag)
        expect(response.headers['content-type']).toBeUndefined()
      }
      for (const sent of ['"other"', etag.replaceAll('"', ''), '', 'W/', '"'])
        expect((await get(url, sent)).statusCode).toBe(200)
    },
  )

  it('ETags carry the version of a record, also after it was written', async () => {
    const etag = await etagOf('/record')
    expect(etag).toMatch(/^"v3-k9-[\da-z]+-[\da-z]+"$/)
    const headers = { 'if-none-match': etag }
    const written = await app.inject({ method: 'PUT', url: '/record', headers })
    expect(written.statusCode).toBe(200)
    expect(written.headers.etag).toBe(etag)
  })

  it('ETags are absent where the response has the time in it, and from other writes', async () => {
    expect((await get('/moment')).headers.etag).toBeUndefined()
    expect((await app.inject({ method: 'PUT', url: '/other' })).headers.etag).toBeUndefined()
  })

  it('ETags come with a Cache-Control that lets shared caches store nothing, and browsers ask each time', async () => {
    expect((await get('/list')).headers['cache-control']).toBe('no-cache')
    expect((await get('/closed')).headers['cache-control']).toBe('no-store')
  })
})
