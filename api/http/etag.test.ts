import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServer } from './create-server.ts'
import { addEtags, requireIfMatch } from './etag.ts'

describe('tags', () => {
  let app: FastifyInstance
  let names = ['sesame', 'coconut']
  const record = { version: 3, name: 'sesame', updated_by: 'Kavya', updated_at: 0 }

  beforeAll(() => {
    app = createServer({ logLevel: 'silent', trustProxy: [] })
    addEtags(app)
    const open = { config: { access: 'public' as const } }
    app.get('/list', open, async () => names)
    app.get('/closed', async () => names)
    app.get('/moment', { config: { etag: false } }, async () => names)
    app.get('/record', open, async (_, reply) => {
      reply.recordVersion(record.version)
      return record
    })
    app.put('/record', async (request, reply) => {
      requireIfMatch(request, record)
      reply.recordVersion(record.version)
      return record
    })
  })
  afterAll(() => app.close())

  const get = (url: string, tag?: string) =>
    app.inject({ url, headers: tag === undefined ? {} : { 'if-none-match': tag } })
  const put = (tag?: string) =>
    app.inject({
      method: 'PUT',
      url: '/record',
      headers: tag === undefined ? {} : { 'if-match': tag },
    })
  const tagOf = async (url: string) => String((await get(url)).headers.etag)

  it('are strong, follow the bytes, and stand on HEAD too', async () => {
    const before = await tagOf('/list')
    expect(before).toMatch(/^"[\da-z]+-[\da-z]+"$/)
    const head = await app.inject({ method: 'HEAD', url: '/list' })
    expect(head.headers.etag).toBe(before)
    names = ['sesame']
    expect(await tagOf('/list')).not.toBe(before)
  })

  it('spare whoever has the answer already', async () => {
    const tag = await tagOf('/list')
    for (const sent of [tag, `W/${tag}`, '*', `"other", ${tag}`, `"a","b",W/${tag}`]) {
      const response = await get('/list', sent)
      expect(response.statusCode).toBe(304)
      expect(response.body).toBe('')
      expect(response.headers.etag).toBe(tag)
    }
    for (const sent of ['"other"', tag.replaceAll('"', ''), '', 'W/', '"']) {
      expect((await get('/list', sent)).statusCode).toBe(200)
    }
  })

  it('let shared caches keep nothing, and browsers ask each time', async () => {
    expect((await get('/list')).headers['cache-control']).toBe('no-cache')
    expect((await get('/closed')).headers['cache-control']).toBe('no-store')
  })

  it('are absent where the answer has the time in it', async () => {
    expect((await get('/moment')).headers.etag).toBeUndefined()
  })

  it('carry the version of a record, also after it was written', async () => {
    expect(await tagOf('/record')).toMatch(/^"v3-[\da-z]+-[\da-z]+"$/)
    expect((await put()).headers.etag).toBe(await tagOf('/record'))
  })

  it('hold a write against the version that the client saw', async () => {
    const tag = await tagOf('/record')
    for (const sent of [undefined, '*', tag, '"v3-other"', `"v2-x", ${tag}`]) {
      expect((await put(sent)).statusCode).toBe(200)
    }
    for (const sent of ['"v2-x"', '"v33-x"', `W/${tag}`, '"x"', 'v3-x', '']) {
      expect((await put(sent)).statusCode).toBe(412)
    }
  })
})
