import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { endOfIndiaDay } from '../../contract/india-time.ts'
import { apiPaths, fillPath } from '../../contract/paths.ts'
import { mountApi } from '../app.ts'
import { openDatabase } from '../db/database.ts'
import { createServer as createProduct } from '../http/create-server.ts'
import { createTestApi, type TestApi } from '../testing/api.ts'
import { resetClock, setClock } from '../testing/clock.ts'
import { bothEngines } from '../testing/database.ts'

type Call = { url: string | undefined; headers: IncomingHttpHeaders; tags: string[] }

let calls: Call[]
let answer: (response: ServerResponse, number: number) => void
let address: string

beforeEach(async () => {
  calls = []
  answer = (response) => response.end()
  const server = createServer(async (request, response) => {
    const { tags } = (await json(request)) as { tags: string[] }
    calls.push({ url: request.url, headers: request.headers, tags })
    answer(response, calls.length)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
})
afterEach(() => vi.useRealTimers())

async function open(engine: 'sqlite' | 'postgres' = 'sqlite'): Promise<TestApi> {
  const api = await createTestApi(engine, {
    EDGE_SECONDS: '60',
    PURGE_URL: `${address}/purge?zone=1`,
    PURGE_TOKEN: 'token-of-the-edge',
  })
  onTestFinished(api.close)
  await api.app.ready()
  return api
}

const addCategory = (api: TestApi, name: string) => api.create(apiPaths.categories, { name })

const addProduct = (api: TestApi, category: string) =>
  api.create(apiPaths.products, { name: 'Oil', description: 'Pressed.', category })

/** Counts calls for writes that were not made at the same time. */
const sent = (number: number) => expect.poll(() => calls.length).toBe(number)

it('one call tells of a write, with the token and the tags of everything and of the record', async () => {
  const api = await open()
  const category = await addCategory(api, 'Oils')
  await sent(1)
  const product = await addProduct(api, category)
  await sent(2)
  const [, call] = calls
  expect(call?.url).toBe('/purge?zone=1')
  expect(call?.headers.authorization).toBe('Bearer token-of-the-edge')
  expect(call?.tags).toEqual(['catalogue', 'settings', `product-${product}`])
  expect(call?.headers['surrogate-key']).toBe(call?.tags.join(' '))
  const path = fillPath(apiPaths.product, { id: product })
  expect((await api.callAsAdmin('DELETE', path)).statusCode).toBe(200)
  await sent(3)
  expect(calls[2]?.tags).toContain(`product-${product}`)
})

it('nothing is told of what the public does not see', async () => {
  const api = await open()
  const payload = { email: 'nobody@example.com', password: 'a wrong one' }
  expect((await api.call('POST', apiPaths.login, { payload })).statusCode).toBe(401)
  expect((await api.callAsAdmin('POST', apiPaths.logout)).statusCode).toBe(200)
  await resetClock(api)
  await addCategory(api, 'Oils')
  await sent(1)
  expect(calls[0]?.tags).toHaveLength(3)
})

it.each(bothEngines)('one of several processes alone tells the caches, on %s', async (engine) => {
  const api = await open(engine)
  const db = await openDatabase(api.env)
  const other = createProduct(api.env)
  await mountApi(other, { env: api.env, db, images: api.images })
  await other.ready()
  onTestFinished(async () => {
    await other.close()
    await db.destroy()
  })
  for (let number = 1; number <= 5; number++) {
    await addCategory(api, `Oils ${number}`)
    await sent(number)
  }
})

it('a write past the API, as by a command, is told of', async () => {
  const api = await open()
  await addCategory(api, 'Oils')
  await sent(1)
  const command = await openDatabase(api.env)
  await command.updateTable('categories').set({ name: 'Seeds' }).execute()
  await command.destroy()
  await sent(2)
  expect(calls[1]?.tags).toEqual(['catalogue', 'settings'])
})

it('midnight in India is told of without a write', async () => {
  const api = await open()
  await setClock(api, endOfIndiaDay(Date.now()) + 10)
  await sent(1)
  await resetClock(api)
})

it('what is rejected, or sent elsewhere, is sent again to the same address with what is new', async () => {
  const api = await open()
  answer = (response, number) => {
    if (number === 1) response.writeHead(500)
    if (number === 2) response.writeHead(307, { location: `${address}/elsewhere` })
    response.end()
  }
  const category = await addCategory(api, 'Oils')
  await sent(2)
  const product = await addProduct(api, category)
  await expect.poll(() => calls.at(-1)?.tags).toContain(`product-${product}`)
  expect(new Set(calls.map(({ url }) => url))).toEqual(new Set(['/purge?zone=1']))
  expect(calls.at(-1)?.tags).toContain(`category-${category}`)
})

it('an address that never answers delays no write, and holds four calls at most', async () => {
  const api = await open()
  const held: ServerResponse[] = []
  answer = (response) => held.push(response)
  for (let number = 1; number <= 4; number++) {
    await addCategory(api, `Oils ${number}`)
    await sent(number)
  }
  const category = await addCategory(api, 'Oils 5')
  answer = (response) => response.end()
  for (const response of held) response.end()
  await expect.poll(() => calls.at(-1)?.tags).toContain(`category-${category}`)
})

it('writes that cannot be read are logged once, and told of once they can be read', async () => {
  const api = await open()
  const warn = vi.spyOn(api.app.log, 'warn')
  const rename = (from: string, to: string) => api.db.schema.alterTable(from).renameTo(to).execute()
  await rename('edge_purges', 'hidden')
  const category = await addCategory(api, 'Oils')
  await expect.poll(() => warn.mock.calls.length).toBe(1)
  await rename('hidden', 'edge_purges')
  await sent(1)
  expect(calls[0]?.tags).toContain(`category-${category}`)
  await expect.poll(() => warn.mock.calls.length).toBe(2)
})
