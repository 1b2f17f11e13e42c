import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messages } from '../../contract/messages.ts'
import { navLimits } from '../../contract/navigation/limits.ts'
import { productLimits } from '../../contract/products/limits.ts'
import { synonymLimits } from '../../contract/search/limits.ts'
import { storedTerm } from '../../contract/search/synonym.ts'
import { createTestApi, type TestApi } from '../testing/api.ts'
import { engines } from '../testing/database.ts'
import { makeForm } from '../testing/multipart.ts'
import { claimPngSize, makeUpload } from '../testing/pictures/pictures.ts'

const injections = [
  "'; drop table products; --",
  "' or '1'='1",
  '") union select password_hash from users --',
  '$1 ?1 :name @name {{7*7}} <%= 7*7 %>',
  '\\x27 \\u0027 %27',
  '%_%',
  '__proto__',
  '<img src=x onerror=alert(1)>',
  '../../../etc/passwd',
  'ﷺ ẞ İ ſ ŉ 𝒳 👩‍👩‍👧 \u202e',
]

const rejected = /^HTTP\/1\.1 4(00|31) [\s\S]*"success":false/
const notFound = /^HTTP\/1\.1 40[04] [\s\S]*"success":false/

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  /** On a host with TLS, behind a proxy. */
  let behind: TestApi
  let address: URL
  let category: string
  beforeAll(async () => {
    api = await createTestApi(engine)
    behind = await createTestApi(engine, {
      TRUST_PROXY: 'loopback',
      PUBLIC_URL: 'https://oil.example',
    })
    address = await api.listen()
    category = (await create('/categories', { name: 'Oils' })).json().data._id
  })
  afterAll(() => Promise.all([api.close(), behind.close()]))

  const create = (path: string, payload: object) => api.callAsAdmin('POST', path, { payload })
  /** Sent unchanged, because any client would normalize the address first. */
  async function send(
    head: string,
    body: string | Buffer = '',
    { port } = address,
  ): Promise<string> {
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(`${head}\r\nHost: x\r\nConnection: close\r\n`)
    socket.write(Buffer.concat([Buffer.from('\r\n'), Buffer.from(body)]))
    return text(socket)
  }

  it.each(injections)('the API keeps %j as the text that it is', async (hostile) => {
    const group = (await create('/product-groups', { name: hostile, nameTa: hostile })).json().data
    expect(group).toMatchObject({ name: hostile, nameTa: hostile })
    const term = hostile.slice(0, synonymLimits.term.max)
    const set = await create('/synonyms', { label: term, terms: [term] })
    expect(set.json().data).toMatchObject({ label: term.trim(), terms: [storedTerm(term)] })
    const change = { kind: 'percent', value: 1, group: group._id }
    const tamil = { nameTa: hostile, descriptionTa: hostile, benefitsTa: hostile }
    const texts = { description: hostile, size: hostile, benefits: hostile, ...tamil }
    const fields = { name: hostile, category, group: group._id, ...texts }
    const { data } = (await create('/products', fields)).json()
    expect(data).toMatchObject({ name: hostile, ...texts })
    const found = await api.call('GET', '/products', { query: { search: hostile } })
    expect(found.json().data).toEqual([data])

    await api.callAsAdmin('PUT', `/products/${data._id}`, { payload: { price: 100 } })
    const revision = (await create('/price-revisions', { reason: hostile, rule: change })).json()
      .data
    expect(revision).toMatchObject({ reason: hostile, lines: [{ product: { name: hostile } }] })

    const named = (await create('/categories', { name: hostile })).json().data
    const form = makeForm({ title: hostile, category: hostile }, await makeUpload())
    const item = (await api.callAsAdmin('POST', '/gallery', { payload: form })).json().data
    const listed = `/gallery/category/${encodeURIComponent(hostile)}`
    expect((await api.call('GET', listed)).json().data).toEqual([item])
    const label = { moreDropdownLabel: hostile.slice(0, navLimits.label) }
    await api.callAsAdmin('PUT', '/nav-config', { payload: label })
    expect((await api.call('GET', '/nav-config')).json().data.moreDropdownLabel).toBe(
      label.moreDropdownLabel.trim(),
    )

    await api.callAsAdmin('DELETE', `/categories/${named._id}`)
    await api.callAsAdmin('DELETE', `/gallery/${item._id}`)
    expect((await api.callAsAdmin('DELETE', `/products/${data._id}`)).statusCode).toBe(200)
    await api.callAsAdmin('DELETE', `/product-groups/${group._id}`)
  })

  it.each([
    '/uploads/../catalogue.sqlite',
    '/uploads/..%2fcatalogue.sqlite',
    '/uploads/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '/uploads/..\\catalogue.sqlite',
    '/uploads/....//....//etc/passwd',
    '/uploads//etc/passwd',
    '/uploads/%00',
    '/uploads/.draft-',
    '/uploads/',
    '/uploads/%c0%ae%c0%ae/etc/passwd',
    '/api/docs/static/..%2f..%2f..%2fpackage.json',
    '/api/../../etc/passwd',
  ])('the API gives nothing away under %s', async (path) => {
    expect(await send(`GET ${path} HTTP/1.1`)).toMatch(notFound)
  })

  it('the API lets nobody write the head of a response', async () => {
    const evil = 'a\r\nSet-Cookie: a=b'
    const { bytes } = await makeUpload()
    const form = makeForm({ title: 'Mill', category: evil }, { filename: evil, bytes })
    const { data } = (await api.callAsAdmin('POST', '/gallery', { payload: form })).json()
    for (const path of [
      `/gallery/${data._id}`,
      `/gallery/category/${encodeURIComponent(evil)}`,
      `/products?search=${encodeURIComponent(evil)}`,
      `/${encodeURIComponent(evil)}`,
    ])
      expect((await api.call('GET', path)).headers).not.toHaveProperty('set-cookie')
    expect((await api.ask(data.image)).headers).not.toHaveProperty('set-cookie')
  })

  it('the API reads one request where two could be read', async () => {
    const smuggled = 'GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n'
    for (const ambiguity of [
      'Content-Length: 4\r\nTransfer-Encoding: chunked',
      'Content-Length: 4\r\nContent-Length: 5',
      'Transfer-Encoding: chunked, identity',
    ]) {
      const responses = await send(
        `POST /api/auth/login HTTP/1.1\r\n${ambiguity}`,
        `0\r\n\r\n${smuggled}`,
      )
      expect(responses.match(/HTTP\/1\.1 \d+/g)).toHaveLength(1)
      expect(responses).toMatch(rejected)
    }
  })

  it.each([
    ['ten thousand headers', 'a: b\r\n'.repeat(10_000)],
    ['one without an end', `a: ${'b'.repeat(100_000)}\r\n`],
  ])('the API rejects %s', async (_, headers) => {
    const response = await send(`GET /api/health HTTP/1.1\r\n${headers}c: d`)
    expect(response).toMatch(rejected)
  })

  it('the API serves ten thousand parameters, or says that they are too many', async () => {
    // Bypasses the proxy, which itself rejects addresses of this length.
    const [direct = address] = await api.listenDirectly()
    const query = Array.from({ length: 2500 }, (_, at) => `a${at % 9}=`).join('&')
    const ask = (query: string) => send(`GET /api/products?${query} HTTP/1.1`, '', direct)
    expect(await ask(query)).toMatch(/^HTTP\/1\.1 200 /)
    expect(await ask(query.repeat(4))).toMatch(rejected)
  })

  it('the API unpacks nothing', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000, ' '))
    const response = await api.callAsAdmin('POST', '/products', {
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: bomb,
    })
    expect(response.statusCode).toBe(400)
  })

  it('the API looks at the size that a picture claims before it takes it apart', async () => {
    const { filename, bytes } = await makeUpload()
    const bomb = claimPngSize(bytes, { width: 60_000, height: 60_000 })
    const form = makeForm({ name: 'Bomb', category }, { filename, bytes: bomb })
    const response = await api.callAsAdmin('POST', '/products', { payload: form })
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toEqual({ image: messages.image.tooManyPixels })
  })

  it('the API indexes the longest descriptions there are, one after the other', async () => {
    const write = (first: number) =>
      String.fromCodePoint(
        ...Array.from({ length: productLimits.description }, (_, at) => first + at),
      )
    // All characters differ and none is a space, for as many terms as possible.
    const [one, other] = [write(0x4e00), write(0x6400)]
    const { data } = (
      await create('/products', { name: 'Long', category, description: one })
    ).json()
    const response = await api.callAsAdmin('PUT', `/products/${data._id}`, {
      payload: { description: other },
    })
    expect(response.statusCode).toBe(200)
    for (const [search, count] of [
      [one.slice(4000, 4100), 0],
      [other.slice(4000, 4100), 1],
    ] as const) {
      const found = await api.call('GET', '/products', { query: { search } })
      expect(found.json().pagination.total).toBe(count)
    }
  })

  it('the API believes a proxy that it trusts about the address, and nobody else', async () => {
    const attempt = (forwarded: string, trusting: TestApi) =>
      trusting.ask({
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'x-forwarded-for': forwarded, 'x-real-ip': '198.51.100.1' },
        payload: { email: 'nobody@example.com', password: 'wrong' },
      })
    const addresses = async (trusting: TestApi) => {
      const rows = await trusting.db.selectFrom('login_failures').select('address').execute()
      return [...new Set(rows.map(({ address }) => address))]
    }
    await api.db.deleteFrom('login_failures').execute()
    await attempt('203.0.113.9', api)
    expect(await addresses(api)).toEqual(['127.0.0.1'])

    // Visitors control the first address, and the proxy adds the last.
    await attempt('198.51.100.66, 203.0.113.9', behind)
    await attempt('127.0.0.1, 203.0.113.9', behind)
    expect(await addresses(behind)).toEqual(['203.0.113.9'])
  })

  it('the API records of what a proxy hands on unread only what is an address', async () => {
    const guess = (forwarded: string) =>
      behind.call('POST', '/auth/login', {
        headers: { 'x-forwarded-for': forwarded },
        payload: { email: 'nobody@example.com', password: 'wrong' },
      })
    await behind.db.deleteFrom('login_failures').execute()
    for (const forged of ['x'.repeat(12_000), `fe80::1%${'x'.repeat(12_000)}`])
      expect((await guess(forged)).statusCode).toBe(401)
    const { data } = (
      await behind.callAsAdmin('GET', '/audit-log', { query: { limit: '2' } })
    ).json()
    expect(data).toMatchObject([{ address: 'fe80::1' }, { address: '' }])
    const failures = await behind.db
      .selectFrom('login_failures')
      .select('address')
      .orderBy('id')
      .execute()
    expect(failures).toEqual([{ address: 'unknown' }, { address: 'fe80::/64' }])
  })

  it('the API says with every response that nothing in it may be taken for something else', async () => {
    for (const path of ['/api/products', '/api/docs/', '/api/nothing', '/uploads/a', '/nothing']) {
      const { headers } = await behind.ask(path)
      expect(headers, path).toMatchObject({
        'content-security-policy': expect.stringMatching(
          /default-src 'none'.*frame-ancestors 'none'/,
        ),
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'referrer-policy': expect.any(String),
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-content-type-options': 'nosniff',
      })
      expect(String(headers['content-security-policy'])).not.toContain('unsafe')
      expect(headers).not.toHaveProperty('set-cookie')
      expect(headers).not.toHaveProperty('server')
    }
  })

  it.each(['TRACE', 'CONNECT', 'TRACK', 'PROPFIND'])(
    'the API does nothing for %s',
    async (method) => {
      expect(await send(`${method} /api/products HTTP/1.1`)).not.toMatch(/^HTTP\/1\.1 2/)
    },
  )

  it('the API shares nothing with pages of another origin, and takes no form from them', async () => {
    const origin = 'https://evil.example'
    const { headers } = await api.call('GET', '/products', { headers: { origin } })
    expect(headers).not.toHaveProperty('access-control-allow-origin')
    const preflight = await api.call('OPTIONS', '/products', {
      headers: { origin, 'access-control-request-method': 'POST' },
    })
    expect(preflight.headers).not.toHaveProperty('access-control-allow-origin')
    // Browsers send these types without a preflight, but also without the token that a write requires.
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
      expect(
        (
          await api.call('POST', '/products', {
            headers: { origin, 'content-type': type },
            payload: 'name=x',
          })
        ).statusCode,
      ).toBe(401)
  })

  it('the API is unmoved by fields that nobody may write, and by prototypes', async () => {
    const forged = {
      name: 'Forged',
      category,
      _id: 'forged',
      version: 99,
      number: 7,
      createdAt: '2001-01-01T00:00:00Z',
      updated_by: 'nobody',
      constructor: { x: 1 },
    }
    const { data } = (await create('/products', forged)).json()
    expect(data._id).not.toBe('forged')
    expect(Date.parse(data.createdAt)).toBeGreaterThan(Date.parse('2020-01-01'))
    await api.callAsAdmin('POST', '/products', {
      headers: { 'content-type': 'application/json' },
      payload: '{"__proto__":{"polluted":1},"name":"x"}',
    })
    expect({}).not.toHaveProperty('polluted')
  })

  it('the API gives a stranger no information by its failures', async () => {
    const failures = [
      await api.call('POST', '/auth/login', { payload: { email: "x'@y.z", password: "'" } }),
      await api.call('GET', '/products?page=a'),
      await api.call('PUT', `/products/${category}`, { payload: { name: 'x' } }),
      await api.call('PUT', '/products/unknown', { payload: '{' }),
    ]
    for (const { body } of failures)
      expect(body).not.toMatch(/sqlite|postgres|kysely|fastify|node_modules|\bat \/|stack/i)
    // A record's existence is no secret to staff, but only those signed in learn it.
    expect(failures.slice(2).map(({ statusCode }) => statusCode)).toEqual([401, 401])
  })
})
