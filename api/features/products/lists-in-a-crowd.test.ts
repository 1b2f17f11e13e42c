import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiPaths, apiPrefix, fillPath } from '../../../contract/paths.ts'
import { createTestApi, type TestApi } from '../../testing/api.ts'
import { engines } from '../../testing/database.ts'

type Answer = { status: number; headers: IncomingHttpHeaders; body: string }

const list = apiPrefix + apiPaths.products
const addresses = [
  `${list}?`,
  `${list}?search=OIL`,
  `${list}?search=oil+sesame&sort=name-desc`,
  `${list}?search=%E0%AE%8E%E0%AE%A3&limit=2`,
  `${list}?search=%zz`,
  `${list}?search=a%00`,
  `${list}?search=a&search=b`,
  `${list}?search=oil#sesame`,
  `${list}?sort=cheapest`,
  `${list}?sort=price-asc&limit=1&page=2`,
  `${list}?page=0`,
  `${list}?page=99`,
  `${list}?limit=1001`,
  `${list}?minPrice=2.5&maxPrice=%20`,
  `${list}?minPrice=1e3`,
  `${list}?ids=`,
  `${list}?ids=none,%00&page=0`,
  `${list}?featured=on&inStock=1`,
  `${list}?category=none&__proto__=1&colour=gold`,
  `${list}/?search=oil`,
  `${apiPrefix}${apiPaths.featuredProducts}?limit=1`,
  `${apiPrefix}${apiPaths.featuredProducts}?limit=0`,
  `${apiPrefix}${apiPaths.popularProducts}?page=1`,
]
/** Sent at once before what is to be seen: more than are compressed and cached in that time, fewer than are rejected. */
const crowd = 45
/** Only against waiting for ever. */

describe.each(engines)('lists asked for in a crowd, on %s', (engine) => {
  let api: TestApi
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let category: string
  let product: string
  let asked = 0

  beforeAll(async () => {
    api = await createTestApi(engine)
    category = await create(apiPaths.categories, { name: 'Oils' })
    const names = ['Groundnut Oil', 'எண்ணெய்', 'Sesame oil']
    for (const [price, name] of names.entries())
      product = await create(apiPaths.products, { name, price, category, featured: price > 0 })
    await api.app.listen()
    for (const { pathname } of addresses.map((address) => new URL(address, 'http://site.example')))
      await ask(pathname)
  })
  afterAll(async () => {
    agent.destroy()
    await api.close()
  })

  async function create(path: string, payload: object): Promise<string> {
    const answer = await write('POST', path, payload)
    expect(answer.statusCode).toBe(201)
    return answer.json().data._id
  }

  /** Through this very process, which is to know of it at once. */
  function write(method: 'POST' | 'PUT', path: string, payload: object) {
    return api.app.inject({ method, url: apiPrefix + path, payload, headers: api.admin })
  }

  const portOf = () => (api.app.server.address() as AddressInfo).port

  function ask(path: string, headers: Record<string, string> = {}) {
    return new Promise<Answer>((resolve, reject) => {
      const options = { host: 'localhost', port: portOf(), path, agent, headers }
      const sent = request(options, async (answer) => {
        const { statusCode: status = 0, headers: told } = answer
        resolve({ status, headers: told, body: (await buffer(answer)).toString() })
      })
      sent.on('error', reject).end()
    })
  }

  /** Asks until most of the crowd was answered before the framework: word of an own write may come late. */
  async function askBeforeFramework(path: string, ...lines: string[]): Promise<Answer> {
    let answer: Answer | undefined
    const countBuilt = async () => {
      const before = api.app.cachedResponses?.built ?? 0
      answer = await askInCrowd(path, ...lines)
      return (api.app.cachedResponses?.built ?? 0) - before
    }
    await expect.poll(countBuilt).toBeGreaterThan(crowd / 3)
    return answer as Answer
  }

  /** The last of many requests that come in one piece, on a connection that the framework knows. */
  async function askInCrowd(path: string, ...lines: string[]): Promise<Answer> {
    return askAmong(
      Array.from({ length: crowd }, () => `${list}?limit=1&colour=${asked++}`),
      path,
      ...lines,
    )
  }

  async function askAmong(others: string[], path: string, ...lines: string[]): Promise<Answer> {
    // The version of the catalogue is known then, and the index current.
    await ask(`${list}?limit=1&colour=${asked++}`)
    const socket = connect(portOf(), 'localhost')
    const toText = (of: string, more: string[]) =>
      [`GET ${of} HTTP/1.1`, 'Host: x', ...more, '', ''].join('\r\n')
    const closing = [...lines, 'Connection: close']
    socket.write(others.map((of) => toText(of, lines)).join('') + toText(path, closing))
    return parseLast(await buffer(socket))
  }

  it('are, to the byte, what the framework answers, mistakes as well', async () => {
    for (const address of addresses) {
      const answer = await askBeforeFramework(address)
      const made = await ask(address, api.admin)
      expect({ address, ...lasting(answer) }).toEqual({ address, ...lasting(made) })
      const { etag } = answer.headers
      const known = etag && (await askBeforeFramework(address, `If-None-Match: ${etag}`))
      if (known) expect(known).toMatchObject({ status: 304, headers: { etag }, body: '' })
    }
  })

  it('show each write as soon as it is acknowledged', async () => {
    for (let price = 100; price < 120; price++) {
      await write('PUT', fillPath(apiPaths.product, { id: product }), { price })
      for (const read of [ask, askInCrowd]) {
        const { body } = await read(`${list}?minPrice=${price}&by=${read.name}`)
        expect(JSON.parse(body)).toMatchObject({ data: [{ price }], pagination: { total: 1 } })
      }
    }
  })

  it('are left to the framework where they are long: it limits how many are made at a time', async () => {
    await askBeforeFramework(list)
    const builtBefore = api.app.cachedResponses?.built ?? 0
    const long = Array.from({ length: crowd }, () => `${list}?limit=101&colour=${asked++}`)
    expect(await askAmong(long, `${list}?limit=101`)).toMatchObject({ status: 200 })
    // The one that is asked alone before them may be built.
    expect((api.app.cachedResponses?.built ?? 0) - builtBefore).toBeLessThanOrEqual(1)
  })

  it('are compressed and cached all the same where they are asked for often', async () => {
    const description = 'Sesame '.repeat(300)
    await write('PUT', fillPath(apiPaths.product, { id: product }), { description })
    const path = `${list}?search=sesame`
    const encodingInCrowd = async () => {
      const others = Array.from({ length: crowd }, (_, at) =>
        at % 3 === 0 ? path : `${list}?limit=1&colour=${asked++}`,
      )
      const { headers } = await askAmong(others, path, 'Accept-Encoding: br')
      return headers['content-encoding']
    }
    await expect.poll(encodingInCrowd).toBe('br')
  })
})

function lasting({ status, headers, body }: Answer) {
  const { date, connection, 'keep-alive': _, 'x-request-id': id, ...rest } = headers
  expect(id).toBeTruthy()
  return { status, headers: rest, body }
}

/** The last of several responses, each of which says how long it is. */
function parseLast(bytes: Buffer): Answer {
  for (let start = 0; ; ) {
    const end = bytes.indexOf('\r\n\r\n', start)
    const [first = '', ...lines] = bytes.toString('latin1', start, end).split('\r\n')
    const headers: IncomingHttpHeaders = Object.fromEntries(
      lines.map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 2),
      ]),
    )
    start = end + 4 + Number(headers['content-length'] ?? 0)
    if (start >= bytes.length)
      return { status: Number(first.slice(9, 12)), headers, body: bytes.toString('utf8', end + 4) }
  }
}
