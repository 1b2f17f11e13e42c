import { once } from 'node:events'
import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { type AddressInfo, createConnection, type Socket } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cacheResponses } from './cache-responses.ts'
import { interceptableServer } from './intercept.ts'

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** Only against waiting for ever. */
const text = 'Wood-pressed sesame oil. '.repeat(100)

describe('cached responses', () => {
  let app: FastifyInstance
  let version: number
  let isReadable: boolean
  let isStopping: boolean
  let made: string[]
  let hold: Promise<void> | undefined
  /** Connections that go on: the fast path is for those that the framework has seen. */
  let agent: Agent

  async function readVersion(): Promise<number> {
    if (!isReadable) throw new Error('gone')
    return version
  }

  beforeEach(async () => {
    version = 1
    isReadable = true
    isStopping = false
    made = []
    hold = undefined
    agent = new Agent({ keepAlive: true })
    const { serverFactory, intercept } = interceptableServer({})
    app = fastify({ serverFactory })
    app.decorate('intercept', intercept)
    app.addHook('onRequest', (_request, { raw }, done) => {
      if (isStopping) raw.shouldKeepAlive = false
      done()
    })
    vi.useFakeTimers({ toFake: ['setInterval'] })
    cacheResponses(app, {
      isStopping: () => isStopping,
      origins: ['https://named.example'],
      timeoutMs: 100,
      version: {
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
      const answer = `${version} ${text}`
      await hold
      return reply.header('x-frame-options', 'DENY').send(answer)
    })
    app.get('/large', open, async (request) => {
      made.push(request.url)
      return 'x'.repeat(3_500_000)
    })
    const buildNow = (query: { word?: string }) => Buffer.from(`${query.word} ${version} ${text}`)
    const built = { config: { ...open.config, buildNow } }
    app.get<{ Querystring: { word?: string } }>('/built', built, async (request, reply) => {
      made.push(request.url)
      return reply.type('text/plain; charset=utf-8').send(buildNow(request.query))
    })
    app.addHook('onSend', async (request, _reply, payload) => {
      if (request.url === '/torn' && made.length === 1) throw new Error('no')
      return payload
    })
    app.get('/torn', open, async (request) => {
      made.push(request.url)
      await hold
      return text
    })
    app.get('/short', open, async () => `${version}`)
    app.get('/half', open, async (request, reply) => {
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
    app.get('/closed', async (request) => {
      made.push(request.url)
      return text
    })
    await app.listen()
  })
  afterEach(async () => {
    agent.destroy()
    await app.close()
    vi.useRealTimers()
  })

  function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
    const { port } = app.server.address() as AddressInfo
    return new Promise<Answer>((resolve, reject) => {
      httpRequest({ host: 'localhost', port, path, headers, method, agent }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk) => chunks.push(chunk))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks),
          }),
        )
      })
        .on('error', reject)
        .end()
    })
  }

  /** Without what belongs to the moment or to one request. */
  function lasting({ status, headers, body }: Answer) {
    const { date, connection, 'keep-alive': _, 'x-request-id': id, ...rest } = headers
    expect(id).toBeTruthy()
    return { status, headers: rest, body: body.toString('latin1') }
  }

  it.each([
    ['GET', {}],
    ['GET', { 'accept-encoding': 'br' }],
    ['GET', { 'accept-encoding': 'gzip' }],
    ['GET', { 'if-none-match': '*' }],
    ['HEAD', {}],
    ['HEAD', { 'accept-encoding': 'br' }],
  ])('are, for %s with %o, the same as those that are made', async (method, headers) => {
    const first = await get('/oils', headers, method)
    const second = await get('/oils', headers, method)
    expect(lasting(second)).toEqual(lasting(first))
    expect(made).toHaveLength(1)
    expect(first.headers['x-frame-options']).toBe('DENY')
    expect(first.headers.vary).toBe('accept-encoding')
  })

  it('come in the encoding that is asked for, from one making', async () => {
    const plain = await get('/oils')
    const br = await get('/oils', { 'accept-encoding': 'gzip, br' })
    const gzip = await get('/oils', { 'accept-encoding': 'gzip, br;q=0' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(brotliDecompressSync(br.body)).toEqual(plain.body)
    expect(gunzipSync(gzip.body)).toEqual(plain.body)
    const tags = [plain, br, gzip].map(({ headers }) => headers.etag)
    expect(new Set(tags).size).toBe(3)
    expect(made).toHaveLength(1)
    expect((await get('/short', { 'accept-encoding': 'br' })).body.toString()).toBe('1')
  })

  it('are a 304 for whoever has them, from the first request on', async () => {
    const { etag = '' } = (await get('/oils', { 'accept-encoding': 'br' })).headers
    for (const round of [1, 2]) {
      const known = await get('/oils', { 'accept-encoding': 'br', 'if-none-match': etag })
      expect(known.status, `round ${round}`).toBe(304)
      expect(known.headers.etag).toBe(etag)
      expect(known.headers['content-type']).toBeUndefined()
      expect(known.body).toHaveLength(0)
      expect((await get('/oils', { 'if-none-match': etag })).status).toBe(200)
    }
    version = 2
    expect((await get('/oils', { 'accept-encoding': 'br', 'if-none-match': etag })).status).toBe(
      200,
    )
  })

  it('are made anew for another version, once for all who ask', async () => {
    await get('/oils')
    version = 2
    const { promise, resolve } = Promise.withResolvers<void>()
    hold = promise
    const asked = Array.from({ length: 10 }, () => get('/oils'))
    await expect.poll(() => made.length).toBe(2)
    resolve()
    for (const { body } of await Promise.all(asked)) expect(body.toString()).toMatch(/^2 /)
    expect(made).toHaveLength(2)
  })

  it('are not those whose making began before a write', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    hold = promise
    const early = get('/oils')
    await expect.poll(() => made.length).toBe(1)
    version = 2
    hold = undefined
    expect((await get('/oils')).body.toString()).toMatch(/^2 /)
    resolve()
    expect((await early).body.toString()).toMatch(/^1 /)
    expect((await get('/oils')).body.toString()).toMatch(/^2 /)
    expect(made).toHaveLength(2)
  })

  it('are one whatever the order of the parameters', async () => {
    await get('/oils?page=2&limit=5&word=a&word=b')
    await get('/oils?word=a&limit=5&page=2&word=b')
    expect(made).toHaveLength(1)
    await get('/oils?word=b&limit=5&page=2&word=a')
    expect(made).toHaveLength(2)
  })

  it('name the origin that asks, if it is one of those', async () => {
    const origin = 'https://named.example'
    await get('/oils')
    for (const _ of [1, 2]) {
      const answer = await get('/oils', { origin })
      expect(answer.headers['access-control-allow-origin']).toBe(origin)
      expect(answer.headers.vary).toBe('Origin, accept-encoding')
    }
    expect((await get('/oils')).headers['access-control-allow-origin']).toBeUndefined()
    expect(made).toHaveLength(2)
  })

  it.each(['/half', '/broken', '/moment', '/closed'])('do not include %s', async (path) => {
    await get(path)
    await get(path)
    expect(made).toEqual([path, path])
  })

  it('are cut off from a client that takes nothing of them', async () => {
    await get('/large')
    const connected = once(app.server, 'connection')
    const { port } = app.server.address() as AddressInfo
    const reader = createConnection(port).on('error', () => {})
    // Many at once: one fits into what the system keeps for a connection.
    const paths = ['/short', ...Array.from({ length: 10 }, () => '/large')]
    reader.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''))
    const [socket] = (await connected) as [Socket]
    await once(socket, 'close')
    expect(made).toHaveLength(1)
    reader.destroy()
  })

  it('are compressed at an ordinary pace, and built before the framework beyond it', async () => {
    const headers = { 'accept-encoding': 'br' }
    await get('/built?word=first')
    expect((await get('/built?word=second', headers)).headers['content-encoding']).toBe('br')
    let count = 0
    let last: Answer | undefined
    const isBuilt = async () => {
      last = await get(`/built?word=${++count}`, headers)
      return app.cachedResponses?.built
    }
    await expect.poll(isBuilt, { interval: 0 }).toBeGreaterThan(0)
    const framework = await get(`/built?word=${count}`, { authorization: 'Bearer staff' })
    expect(made.at(-1)).toBe(`/built?word=${count}`)
    expect(last && lasting(last)).toEqual(lasting(framework))
    version = 2
    expect((await get(`/built?word=${count}`)).body.toString()).toContain(' 2 ')
  })

  it('are made by the next one where a hook fails before they are finished', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    hold = promise
    const failing = get('/torn')
    await expect.poll(() => made.length).toBe(1)
    const next = get('/torn')
    resolve()
    expect((await failing).status).toBe(500)
    expect((await next).status).toBe(200)
  })

  it('are made anew each hour, since pages show the year', async () => {
    for (const count of [1, 2]) {
      await get('/oils')
      await get('/oils')
      expect(made).toHaveLength(count)
      vi.advanceTimersByTime(3_600_000)
    }
  })

  it('leave it to the framework to end connections', async () => {
    for (const _ of [1, 2]) expect((await get('/oils')).headers.connection).toBe('keep-alive')
    isStopping = true
    expect((await get('/oils')).headers.connection).toBe('close')
    expect(made).toHaveLength(1)
  })

  it('are not sent if the version cannot be read', async () => {
    await get('/oils')
    isReadable = false
    expect((await get('/oils')).status).toBe(200)
    expect(made).toHaveLength(2)
  })
})
