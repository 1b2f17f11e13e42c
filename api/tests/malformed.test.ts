import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { limits } from '../../contract/limits.ts'
import { apiPaths, apiPrefix } from '../../contract/paths.ts'
import { anyCharacter } from '../../tools/testing/any-character.ts'
import { createTestApi, type TestApi } from '../testing/api.ts'
import { engines } from '../testing/database.ts'
import { listCallsWithBody } from '../testing/description.ts'
import { makeForm } from '../testing/multipart.ts'
import { makeUpload } from '../testing/pictures/pictures.ts'
import { describeSite } from '../testing/site.ts'

const runs = { seed: 1975, numRuns: 150 }
const boundary = 'the-boundary'

/** Texts that have broken other programs. */
const hostileText = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    "' or 1=1; drop table products; --",
    '%_\\',
    '../../../etc/passwd',
    'a\0b',
    'a\r\nset-cookie: x=1',
    '<script>alert(1)</script>',
    '\ud800',
    '\ufffd',
    '__proto__',
    'constructor',
    'NaN',
    '1e999',
    '-0',
    '9'.repeat(400),
    'true',
    'null',
    '[object Object]',
    '{"$ne":null}',
    'x'.repeat(6000),
    '\u0130\u1E9E\uFDFA'.repeat(60),
  ),
)
const hostileJson = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(-1, 1.005, 1e308, -0, 2 ** 53, [], {}, null, true) },
)
const knownField = fc.constantFrom(
  'name',
  'title',
  'description',
  'price',
  'originalPrice',
  'category',
  'subcategory',
  'parent',
  'featured',
  'inStock',
  'isPopular',
  'popular',
  'order',
  'deleteImage',
  'size',
  'gallery',
  'email',
  'lines',
  'customer',
  'delivery',
  'password',
  'currentPassword',
  'newPassword',
  'showInNav',
  'maxVisibleItems',
  'moreDropdownLabel',
  'moreDropdownLabelTa',
  'showFixedItems',
  'fixedItemsOrder',
  'image',
  'nameTa',
  'descriptionTa',
  'benefitsTa',
  'titleTa',
  'packAmount',
  'packUnit',
  'packCount',
  'packMass',
  'group',
  'label',
  'terms',
  'packCost',
  'gtin',
  'oil',
  'hsn',
  'reason',
  'rule',
  'lines',
  'applyAt',
  'force',
  'code',
  'secondFactor',
  'response',
  'active',
)
const field = fc.oneof({ weight: 9, arbitrary: knownField }, { weight: 1, arbitrary: hostileText })
const fields = fc.dictionary(field, hostileJson, { maxKeys: 8, noNullPrototype: true })
const query = fc.dictionary(
  fc.oneof(
    fc.constantFrom('page', 'limit', 'category', 'subcategory', 'search', 'sort', 'featured'),
    fc.constantFrom('group'),
    fc.constantFrom('inStock', 'isBestSeller', 'minPrice', 'maxPrice'),
    hostileText,
  ),
  hostileText,
  { maxKeys: 4, noNullPrototype: true },
)

const openPaths = Object.values(apiPaths).filter((path) => path !== apiPaths.logout)
const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE' as const)
/** Failures that a client can cause, and the other possible statuses of the calls. */
const expected = [200, 201, 204, 302, 304, 400, 401, 404, 405, 409, 412, 413, 415, 429]

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  let known: string[]
  beforeAll(async () => {
    api = await createTestApi(engine)
    const { data } = (await save('/categories', { name: 'Oils' })).json()
    const product = (await save('/products', { name: 'Oil', category: data._id, price: 4 })).json()
      .data
    const form = makeForm({ title: 'Mill' }, await makeUpload())
    const item = (await api.callAsAdmin('POST', '/gallery', { payload: form })).json().data
    const group = (await save('/product-groups', { name: 'Oils' })).json().data
    const synonym = (await save('/synonyms', { label: 'Oil', terms: ['oil'] })).json().data
    const rule = { kind: 'set', prices: [{ product: product._id, price: 5 }] }
    const revision = (await save('/price-revisions', { rule })).json().data
    const line = { product: product._id, quantity: 2 }
    const order = (await save('/orders', { lines: [line] })).json().data
    known = [data, product, item, group, synonym, revision, order].map(({ _id }) => _id)
  })
  afterAll(() => api.close())

  const save = (path: string, payload: object) => api.callAsAdmin('POST', path, { payload })

  const segment = fc.oneof(fc.nat(7), hostileText)
  const address = fc
    .tuple(fc.constantFrom(...openPaths), segment)
    .map(([path, value]) => ({ path, value }))
  const fill = ({ path, value }: { path: string; value: number | string }) =>
    path.replace(/:\w+/, () =>
      typeof value === 'number' ? (known[value] ?? '') : encodeURIComponent(value.toWellFormed()),
    )
  /** Every response is also checked against the description. */
  const requireResponse = ({ statusCode, body }: { statusCode: number; body: string }) =>
    expect(expected.includes(statusCode), `${statusCode}: ${body}`).toBe(true)

  it('whatever is sent as JSON is answered as described', async () => {
    await fc.assert(
      fc.asyncProperty(method, address, query, fields, async (method, address, query, payload) => {
        requireResponse(
          await api.callAsAdmin(method, fill(address), {
            query: wellFormed(query),
            ...(method !== 'GET' && method !== 'HEAD' && { payload }),
          }),
        )
      }),
      runs,
    )
  })

  it('whatever is sent as a form is answered as described', async () => {
    const part = fc.record({
      name: field,
      value: hostileText,
      filename: fc.option(hostileText, { freq: 4 }),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('POST', 'PUT' as const),
        address,
        fc.array(part, { maxLength: 6 }),
        fc.boolean(),
        async (method, address, parts, isWhole) => {
          const payload = encode(parts)
          requireResponse(
            await api.callAsAdmin(method, fill(address), {
              headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
              payload: isWhole ? payload : payload.subarray(0, payload.length / 2),
            }),
          )
        },
      ),
      runs,
    )
  })

  it('whatever is sent as bytes of any type, with any headers, is answered as described', async () => {
    const type = fc.constantFrom(
      'application/json',
      'application/json; charset=utf-16',
      'multipart/form-data',
      'text/xml',
      `multipart/form-data; boundary=${boundary}`,
      'application/x-www-form-urlencoded',
      ';;',
      'multipart/mixed; boundary=x',
    )
    const header = fc.string({ unit: 'grapheme-ascii', maxLength: 60 })
    const body = fc.oneof(
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
      fc.json().map((json) => Buffer.from(json)),
      fc.constantFrom(
        Buffer.from('['.repeat(200_000)),
        Buffer.from(`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`),
        Buffer.from(`{${Array.from({ length: 10_000 }, (_, at) => `"f${at}":1`)}}`),
        Buffer.from(`{"name":"${'x'.repeat(limits.body.json)}"}`),
        Buffer.from('{"__proto__":{"a":1}}'),
        Buffer.from('7b226e616d65223a22ff227d', 'hex'),
      ),
    )
    const headers = fc.record(
      { 'if-match': header, 'if-none-match': header, 'accept-encoding': header, range: header },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('POST', 'PUT', 'PATCH', 'DELETE' as const),
        address,
        type,
        headers,
        body,
        async (method, address, type, headers, payload) => {
          requireResponse(
            await api.callAsAdmin(method, fill(address), {
              headers: { ...headers, 'content-type': type },
              payload,
            }),
          )
        },
      ),
      runs,
    )
    expect(({} as { a?: number }).a).toBeUndefined()
  })

  it.each(['null', '[]', '[{"name":"Oil"}]', '1', '"name"', 'true', ' null '])(
    'a call whose JSON is %s is a 400 and changes nothing, whatever the call',
    async (payload) => {
      const before = await describeSite(api)
      // Every beacon gets the same response, whatever it contains.
      const calls = listCallsWithBody().filter(({ path }) => path !== apiPaths.counts)
      expect(calls.length).toBeGreaterThan(10)
      for (const { method, path } of calls)
        expect(
          (
            await api.callAsAdmin(method as 'POST', path.replace(/\{\w+\}/g, known[0] ?? ''), {
              headers: { 'content-type': 'application/json' },
              payload,
            })
          ).statusCode,
          `${method} ${path}`,
        ).toBe(400)
      expect(await describeSite(api)).toEqual(before)
    },
  )

  it('whatever is sent and breaks off anywhere leaves nothing behind', async () => {
    const { port } = await api.listen()
    const { bytes } = await makeUpload(2)
    const payload = encode([
      { name: 'name', value: 'Half', filename: null },
      { name: 'category', value: known[0] ?? '', filename: null },
      { name: 'image', value: bytes, filename: 'a.png' },
    ])
    const head =
      `POST ${apiPrefix}${apiPaths.products} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n` +
      `Authorization: ${api.admin.authorization}\r\nContent-Length: ${payload.length}\r\n` +
      `Content-Type: multipart/form-data; boundary=${boundary}\r\n\r\n`
    await fc.assert(
      fc.asyncProperty(fc.nat(payload.length - 1), fc.boolean(), async (length, isTorn) => {
        const socket = connect(Number(port), '127.0.0.1')
        socket.on('error', () => {})
        socket.write(Buffer.concat([Buffer.from(head), payload.subarray(0, length)]), () =>
          isTorn ? socket.resetAndDestroy() : socket.end(),
        )
        expect(isTorn ? '' : await text(socket)).toMatch(/^(HTTP\/1\.1 400 |$)/)
        if (!socket.closed) await once(socket, 'close')
      }),
      { ...runs, numRuns: 25 },
    )
    // A proxy forwards only complete requests; here, the clients have gone.
    const count = promisify(api.app.server.getConnections.bind(api.app.server))
    await vi.waitUntil(async () => (await count()) === 0, 60_000)
    const search = await api.call('GET', '/products', { query: { search: 'Half' } })
    expect(search.json().data).toEqual([])
  })

  it('a malformed call leaves no file without a record that shows it', async () => {
    // Pictures are processed one at a time, so earlier work is finished once this one is.
    const form = makeForm({ title: 'Last' }, await makeUpload(3))
    const { data } = (await api.callAsAdmin('POST', '/gallery', { payload: form })).json()
    await api.callAsAdmin('DELETE', `/gallery/${data._id}`)
    const shown = ['products', 'categories', 'gallery'].map(async (noun) => {
      const { data } = (await api.call('GET', `/${noun}`)).json()
      return data.map(({ image = '' }: { image?: string }) => image.slice(9, 41))
    })
    const ids = new Set((await Promise.all(shown)).flat())
    for await (const { name } of api.images.store.list()) expect(ids).toContain(name.slice(0, 32))
  })
})

function encode(
  parts: { name: string; value: string | Buffer; filename: string | null }[],
): Buffer {
  return Buffer.concat([
    ...parts.flatMap(({ name, value, filename }) => [
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"`),
      Buffer.from(filename === null ? '\r\n\r\n' : `; filename="${filename}"\r\n\r\n`),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ])
}

/** An address cannot contain half a character. */
function wellFormed(query: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name.toWellFormed(), value.toWellFormed()]),
  )
}
