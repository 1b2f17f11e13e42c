import { once } from 'node:events'
import { METHODS, request } from 'node:http'
import { connect } from 'node:net'
import { json, text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { messages } from '../../contract/messages.ts'
import packageFile from '../../package.json' with { type: 'json' }
import { createTestApi, type TestApi } from '../testing/api.ts'
import { engines, takeDatabase } from '../testing/database.ts'

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await createTestApi(engine, { CORS_ORIGINS: 'https://shop.example' })
  })
  afterAll(() => api.close())

  it('the API says that it is well, without a tag', async () => {
    const response = await api.call('GET', '/health')
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ success: true, status: 'ok', version: packageFile.version })
    expect(response.headers.etag).toBeUndefined()
    expect(response.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
  })

  it('the API sends strict headers', async () => {
    const { headers } = await api.call('GET', '/health')
    expect(headers['content-security-policy']).toBe(
      "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
    )
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  it.each(['/nothing', '/', '', '/products2/1'])('the API does not know %j', async (path) => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const response = await api.call(method, path)
      expect(response.statusCode).toBe(404)
      expect(response.json()).toEqual({ success: false, message: messages.error.notFound })
    }
  })

  it('the API takes a public read with a dead token for a guest', async () => {
    const headers = { authorization: `Bearer ${'a'.repeat(43)}` }
    expect((await api.call('GET', '/health', { headers })).statusCode).toBe(200)
  })

  it('the API names the methods that an address allows', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const response = await api.call(method, '/health', {
        headers: { 'content-type': 'application/json' },
        payload: '{',
      })
      expect(response.statusCode).toBe(405)
      expect(response.headers.allow).toBe('GET, HEAD')
      expect(response.json().message).toBe(messages.error.methodNotAllowed)
    }
  })

  it('the API names the methods of an address whatever method comes', async () => {
    const origins = await api.listenDirectly()
    const strange = METHODS.filter((name) => !/^(GET|HEAD|POST|OPTIONS|CONNECT)$/.test(name))
    for (const [at, method] of strange.entries()) {
      const origin = origins[at % origins.length]
      const sent = request(new URL('/api/products', origin), { method }).end()
      const [response] = await once(sent, 'response')
      expect([method, response.statusCode, response.headers.allow]).toEqual([
        method,
        405,
        'GET, HEAD, POST',
      ])
      expect(await json(response)).toMatchObject({ success: false })
    }
  })

  it('the API names the methods of an address in the response to OPTIONS', async () => {
    const response = await api.call('OPTIONS', '/products')
    expect(response.statusCode).toBe(204)
    expect(response.headers.allow).toBe('GET, HEAD, POST')
    const unknown = await api.call('OPTIONS', '/nothing')
    expect(unknown.statusCode).toBe(404)
    expect(unknown.json()).toEqual({ success: false, message: messages.error.notFound })
  })

  it('the API responds in the same words beyond its addresses', async () => {
    const response = await api.ask({ method: 'POST', url: '/elsewhere' })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ success: false, message: messages.error.notFound })
  })

  it.each(['%zz', '%ff', '%'])('the API knows nothing by the badly encoded id %s', async (id) => {
    const response = await api.call('GET', `/products/${id}?q=%zz`)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ success: false, message: messages.product.notFound })
  })

  it('the API lets the listed origins call, and no others', async () => {
    const preflight = (origin: string) =>
      api.call('OPTIONS', '/health', {
        headers: { origin, 'access-control-request-method': 'PUT' },
      })
    const listed = await preflight('https://shop.example')
    expect(listed.headers['access-control-allow-origin']).toBe('https://shop.example')
    expect(listed.headers['access-control-allow-methods']).toContain('PUT')
    expect(listed.headers['access-control-allow-credentials']).toBeUndefined()
    const other = await preflight('https://evil.example')
    expect(other.headers['access-control-allow-origin']).toBeUndefined()
  })

  // Bypasses the proxy, which answers this itself.
  it('the API responds in its own words to what is not HTTP', async () => {
    const [{ port = '' } = {}] = await api.listenDirectly()
    const cases: [string, number][] = [
      ['NONSENSE\r\n\r\n', 400],
      [`GET /api/health HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
      ['GET /api/health HTTP/1.1\r\nHost: x\r\nX: a\u0000b\r\n\r\n', 400],
    ]
    for (const [bytes, status] of cases) {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes))
      const response = await text(socket)
      expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
      expect(response).toContain('"success":false')
    }
  })
})

describe('without a database', () => {
  it('a database that has gone is back by itself when its connections were cut', async () => {
    const api = await createTestApi('postgres')
    await api.call('GET', '/health')
    const watcher = new pg.Client({ connectionString: api.env.databaseUrl })
    await watcher.connect()
    await watcher.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)
    await watcher.end()
    const statuses = new Set<number>()
    const ask = async () => statuses.add((await api.call('GET', '/health')).statusCode).has(200)
    await vi.waitUntil(ask, 30_000)
    expect([200, 503]).toEqual(expect.arrayContaining([...statuses]))
    await api.close()
  })

  it('a database that has gone is a 503 with Retry-After', async () => {
    const api = await createTestApi('postgres')
    expect((await api.call('GET', '/health')).statusCode).toBe(200)
    const giveBack = await takeDatabase(api.env.databaseUrl ?? '')
    for (const path of ['/health', '/products?search=oil']) {
      const response = await api.call('GET', path)
      expect(response.statusCode).toBe(503)
      expect(response.headers['retry-after']).toBeDefined()
      expect(response.json()).toEqual({ success: false, message: messages.error.unavailable })
    }
    await giveBack()
    await vi.waitUntil(async () => (await api.call('GET', '/health')).statusCode === 200, 60_000)
    expect((await api.call('GET', '/products?search=oil')).statusCode).toBe(200)
    await api.close()
  })
})

describe('behind TLS', () => {
  it('a response behind TLS asks browsers to stay there', async () => {
    const api = await createTestApi('sqlite', { PUBLIC_URL: 'https://shop.example' })
    const { headers } = await api.call('GET', '/health')
    expect(headers['strict-transport-security']).toBeDefined()
    await api.close()
  })
})
