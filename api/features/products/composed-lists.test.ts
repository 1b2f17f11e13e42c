import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
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
  `${list}?featured=on&inStock=1`,
  `${list}?category=none&__proto__=1&colour=gold`,
  `${list}/?search=oil`,
  `${apiPrefix}${apiPaths.featuredProducts}?limit=1`,
  `${apiPrefix}${apiPaths.featuredProducts}?limit=0`,
  `${apiPrefix}${apiPaths.popularProducts}?page=1`,
]

describe.each(engines)('lists that nobody has asked for before, on %s', (engine) => {
  let api: TestApi
  /** What is answered past the framework comes over connections that it has seen. */
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let category: string
  let product: string

  beforeAll(async () => {
    api = await createTestApi(engine)
    category = await create(apiPaths.categories, { name: 'Oils' })
    const names = ['Groundnut Oil', 'எண்ணெய்', 'Sesame oil']
    for (const [price, name] of names.entries())
      product = await create(apiPaths.products, { name, price, category, featured: price > 0 })
    await api.app.listen()
    for (const { pathname } of addresses.map((address) => new URL(address, 'http://site.example')))
      await ask(pathname)
    // From here on the products stand in memory.
    let asked = 0
    const isComposed = async () => {
      await ask(`${list}?limit=1&colour=${asked++}`)
      expect(api.app.keptAnswers?.composed).toBeGreaterThan(0)
    }
    await vi.waitFor(isComposed, { timeout: 30_000 })
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

  function ask(path: string, headers: Record<string, string> = {}) {
    const { port } = api.app.server.address() as AddressInfo
    return new Promise<Answer>((resolve, reject) => {
      const asked = request({ host: 'localhost', port, path, agent, headers }, async (answer) => {
        const { statusCode: status = 0, headers: told } = answer
        resolve({ status, headers: told, body: (await answer.toArray()).join('') })
      })
      asked.on('error', reject).end()
    })
  }

  it('are, to the byte, what the framework answers, mistakes as well', async () => {
    const before = api.app.keptAnswers?.composed ?? 0
    for (const address of addresses) {
      const answer = await ask(address)
      const made = await ask(address, api.admin)
      expect({ address, ...lasting(answer) }).toEqual({ address, ...lasting(made) })
    }
    expect(api.app.keptAnswers?.composed).toBeGreaterThan(before)
  })

  it('show each write as soon as it is acknowledged', async () => {
    for (let price = 100; price < 120; price++) {
      await write('PUT', fillPath(apiPaths.product, { id: product }), { price })
      const { body } = await ask(`${list}?minPrice=${price}`)
      expect(JSON.parse(body)).toMatchObject({ data: [{ price }], pagination: { total: 1 } })
      await ask(`${list}?maxPrice=${price}`)
    }
  })
})

function lasting({ status, headers, body }: Answer) {
  const { date, connection, 'keep-alive': _, 'x-request-id': id, ...rest } = headers
  expect(id).toBeTruthy()
  return { status, headers: rest, body }
}
