import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { cacheResponses } from './cache-responses.ts'

const text = 'Wood-pressed sesame oil. '.repeat(100)
const hour = 3_600_000

describe('cached responses', () => {
  let app: FastifyInstance
  let version: number
  let isReadable: boolean
  let made: string[]
  let midnight: number
  let hold: Promise<void> | undefined

  async function readVersion(): Promise<number> {
    if (!isReadable) throw new Error('gone')
    return version
  }

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
    version = 1
    midnight = Date.now() + 2 * hour
    isReadable = true
    made = []
    hold = undefined
    app = fastify()
    app.setValidatorCompiler(validatorCompiler)
    app.addHook('onSend', async (request, _reply, payload) => {
      if (request.url === '/torn' && made.length === 1) throw new Error('no')
      return payload
    })
    cacheResponses(app, {
      origins: ['https://named.example'],
      endsBy: () => midnight,
      versionReader: {
        known: () => (isReadable ? version : undefined),
        current: readVersion,
        latest: readVersion,
      },
    })
    const open = { config: { access: 'public' as const } }
    app.get('/oils', open, async (request, reply) => {
      made.push(request.url)
      const { origin } = request.headers
      if (origin) reply.headers({ 'access-control-allow-origin': origin, vary: 'Origin' })
      const body = `${version} ${text}`
      await hold
      return reply.header('x-frame-options', 'DENY').send(body)
    })
    app.get('/torn', open, async (request) => {
      made.push(request.url)
      await hold
      return text
    })
    app.get('/short', open, async () => `${version}`)
    app.get(
      '/large',
      { ...open, schema: { querystring: z.object({ at: z.string() }) } },
      (request) => {
        made.push(request.url)
        return Promise.resolve('x'.repeat(4_000_000))
      },
    )
    app.get('/no-store', open, async (request, reply) => {
      made.push(request.url)
      return reply.header('cache-control', 'no-store').send(text)
    })
    app.get('/broken', open, async (request) => {
      made.push(request.url)
      throw new Error('no')
    })
    app.get('/moment', { config: { access: 'public', etag: false } }, async (request) => {
      made.push(request.url)
      return text
    })
    const byContent = { config: { access: 'public' as const, cachedByContent: true as const } }
    app.get('/drawn', byContent, async (request) => {
      made.push(request.url)
      return text
    })
    app.get('/closed', async (request) => {
      made.push(request.url)
      return text
    })
    app.get('/minute', open, async (request, reply) => {
      made.push(request.url)
      return reply.header('expires', new Date(Date.now() + 60_000).toUTCString()).send(text)
    })
    app.get('/costs', { config: { access: 'public', variesForStaff: true } }, async (request) => {
      made.push(request.url)
      return { cost: request.headers.authorization }
    })
  })
  afterEach(async () => {
    await app.close()
    vi.useRealTimers()
  })

  function get(url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
    return app.inject({ method, url, headers })
  }

  function withoutDate({
    statusCode,
    headers: { date, ...headers },
    rawPayload,
  }: LightMyRequestResponse) {
    return { statusCode, headers, body: rawPayload.toString('latin1') }
  }

  it.each([
    ['GET', {}],
    ['GET', { 'accept-encoding': 'br' }],
    ['GET', { 'accept-encoding': 'gzip' }],
    ['GET', { 'if-none-match': '*' }],
    ['HEAD', {}],
    ['HEAD', { 'accept-encoding': 'br' }],
  ] as const)(
    'cached responses are, for %s with %o, the same as fresh ones',
    async (method, headers) => {
      const first = await get('/oils', headers, method)
      const second = await get('/oils', headers, method)
      expect(withoutDate(second)).toEqual(withoutDate(first))
      expect(made).toHaveLength(1)
      expect(first.headers['x-frame-options']).toBe('DENY')
      expect(first.headers.vary).toBe('accept-encoding')
    },
  )

  it('cached responses come in the encoding that is asked for', async () => {
    for (const _ of ['made', 'cached']) {
      const plain = await get('/oils')
      const br = await get('/oils', { 'accept-encoding': 'gzip, br' })
      const gzip = await get('/oils', { 'accept-encoding': 'gzip, br;q=0' })
      expect(br.headers['content-encoding']).toBe('br')
      expect(gzip.headers['content-encoding']).toBe('gzip')
      expect(brotliDecompressSync(br.rawPayload)).toEqual(plain.rawPayload)
      expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload)
      const tags = [plain, br, gzip].map(({ headers }) => headers.etag)
      expect(new Set(tags).size).toBe(3)
    }
    expect(made).toHaveLength(3)
    expect((await get('/short', { 'accept-encoding': 'br' })).body).toBe('1')
  })

  it('cached responses are a 304 for the client that has them, from the first request on', async () => {
    const br = { 'accept-encoding': 'br' }
    const { etag } = (await get('/oils', br)).headers
    const known = { 'if-none-match': String(etag) }
    for (const _ of ['made', 'cached']) {
      expect((await get('/oils', { ...br, ...known })).statusCode).toBe(304)
      expect((await get('/oils', known)).statusCode).toBe(200)
    }
    version = 2
    expect((await get('/oils', { ...br, ...known })).statusCode).toBe(200)
  })

  it('cached responses are made again for another version, once for all who ask', async () => {
    await get('/oils')
    version = 2
    const { promise, resolve } = Promise.withResolvers<void>()
    hold = promise
    const asked = Array.from({ length: 10 }, () => get('/oils'))
    await expect.poll(() => made.length).toBe(2)
    resolve()
    for (const { body } of await Promise.all(asked)) expect(body).toMatch(/^2 /)
    expect(made).toHaveLength(2)
  })

  it('cached responses are not those whose making began before a write', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    hold = promise
    const early = get('/oils')
    await expect.poll(() => made.length).toBe(1)
    version = 2
    hold = undefined
    expect((await get('/oils')).body).toMatch(/^2 /)
    resolve()
    expect((await early).body).toMatch(/^1 /)
    expect((await get('/oils')).body).toMatch(/^2 /)
    expect(made).toHaveLength(2)
  })

  it.each(['/oils', '/oils?page=2'])(
    'cached responses name the origin that asks for %s, if it is one of those',
    async (url) => {
      const origin = 'https://named.example'
      await get(url)
      for (const _ of ['made', 'cached']) {
        const { headers } = await get(url, { origin })
        expect(headers['access-control-allow-origin']).toBe(origin)
        expect(headers.vary).toBe('Origin, accept-encoding')
      }
      expect((await get(url)).headers['access-control-allow-origin']).toBeUndefined()
      expect(made).toHaveLength(2)
    },
  )

  it.each(['/no-store', '/broken', '/moment', '/drawn', '/closed'])(
    'cached responses do not include %s',
    async (url) => {
      await get(url)
      await get(url)
      expect(made).toEqual([url, url])
    },
  )

  it('cached responses do not include what staff alone are shown', async () => {
    for (const authorization of ['Bearer one', 'Bearer two'])
      expect((await get('/costs', { authorization })).json()).toEqual({ cost: authorization })
    expect((await get('/costs')).json()).toEqual({})
  })

  it('cached responses are made by the next one where a hook fails before they are finished', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    hold = promise
    const failing = get('/torn')
    await expect.poll(() => made.length).toBe(1)
    const next = get('/torn')
    resolve()
    expect((await failing).statusCode).toBe(500)
    expect((await next).statusCode).toBe(200)
  })

  it.each([
    ['/oils', hour],
    ['/minute', 60_000],
  ])('cached responses of %s are made again after %d ms', async (url, age) => {
    await get(url)
    vi.setSystemTime(Date.now() + age - 1000)
    await get(url)
    expect(made).toHaveLength(1)
    vi.setSystemTime(Date.now() + 1000)
    await get(url)
    expect(made).toHaveLength(2)
  })

  it('cached responses come to those who wait although the client that they were begun for has left', async () => {
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const { promise, resolve: letGo } = Promise.withResolvers<void>()
    hold = promise
    const leaving = new AbortController()
    const left = fetch(`${address}/oils`, { signal: leaving.signal }).catch(() => null)
    await vi.waitUntil(() => made.length === 1)
    const waiting = fetch(`${address}/oils`)
    leaving.abort()
    await left
    letGo()
    expect(await (await waiting).text()).toBe(`1 ${text}`)
    expect(made).toHaveLength(1)
  })

  it('cached responses are made again once for all who ask after they have expired', async () => {
    await get('/oils')
    vi.setSystemTime(Date.now() + hour)
    const { promise, resolve } = Promise.withResolvers<void>()
    hold = promise
    const first = get('/oils')
    await vi.waitUntil(() => made.length === 2, 60_000)
    const next = get('/oils')
    // It has come as far as it can without the first one.
    await get('/short')
    resolve()
    expect((await next).body).toBe((await first).body)
    expect(made).toHaveLength(2)
  })

  it('cached responses are made again after midnight', async () => {
    midnight = Date.now() + 1000
    await get('/oils')
    vi.setSystemTime(midnight - 1)
    await get('/oils')
    expect(made).toHaveLength(1)
    vi.setSystemTime(midnight)
    await get('/oils')
    expect(made).toHaveLength(2)
  })

  it('cached responses are made again where they were begun before midnight and sent after it', async () => {
    midnight = Date.now() + 1000
    const { promise, resolve } = Promise.withResolvers<void>()
    hold = promise
    const late = get('/oils')
    await vi.waitUntil(() => made.length === 1, 60_000)
    vi.setSystemTime(midnight + 1)
    midnight += 24 * hour
    resolve()
    await late
    await get('/oils')
    expect(made).toHaveLength(2)
  })

  it('cached responses are dropped, the oldest first, where they take more memory than they may', async () => {
    for (let at = 0; at < 10; at++) await get(`/large?at=${at}`)
    await get('/large?at=9')
    expect(made).toHaveLength(10)
    await get('/large?at=0')
    expect(made).toHaveLength(11)
  })

  it('cached responses are not sent if the version cannot be read', async () => {
    await get('/oils')
    isReadable = false
    expect((await get('/oils')).statusCode).toBe(200)
    expect(made).toHaveLength(2)
  })
})
