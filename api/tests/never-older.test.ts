// @module-tag two-processes
import { once } from 'node:events'
import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiPaths, apiPrefix } from '../../contract/paths.ts'
import { createTestApi, type TestApi } from '../testing/api.ts'
import { engines } from '../testing/database.ts'

type HttpResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer }
type Asked = { method?: string; headers?: OutgoingHttpHeaders; body?: string }

const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }
const encodings = Object.keys(unpack) as (keyof typeof unpack)[]

describe.each(engines)('over connections, on %s', (engine) => {
  let api: TestApi
  let origin: URL
  /** Connections that are kept alive: cached responses bypass the framework on connections that it knows. */
  const agent = new Agent({ keepAlive: true })

  beforeAll(async () => {
    api = await createTestApi(engine)
    const [first] = await api.listenDirectly()
    if (!first) throw new Error('There is no process')
    origin = first
  })
  afterAll(async () => {
    agent.destroy()
    await api.close()
  })

  async function ask(
    path: string,
    { method = 'GET', headers, body }: Asked = {},
  ): Promise<HttpResponse> {
    const asked = request(new URL(apiPrefix + path, origin), { method, headers, agent })
    const [response] = await once(asked.end(body), 'response')
    return { status: response.statusCode, headers: response.headers, body: await buffer(response) }
  }

  /** Sends a request, and disconnects before the response. */
  async function leave(path: string): Promise<void> {
    const socket = connect(Number(origin.port), origin.hostname)
    await once(socket, 'connect')
    const head = `GET ${apiPrefix}${path} HTTP/1.1\r\nHost: x\r\n\r\n`
    await new Promise<void>((resolve) => socket.write(head, () => resolve()))
    await once(socket.destroy(), 'close')
  }

  async function write(method: string, path: string, payload: object): Promise<string> {
    const headers = { ...api.admin, 'content-type': 'application/json' }
    const { status, body } = await ask(path, { method, headers, body: JSON.stringify(payload) })
    expect(status).toBeLessThan(300)
    return JSON.parse(body.toString()).data._id
  }

  /** The number that was written: a price, the name of the product's group, or the group's order. */
  function numberIn({ headers, body }: HttpResponse): number {
    const encoding = (headers['content-encoding'] ?? 'identity') as keyof typeof unpack
    const { data } = JSON.parse(unpack[encoding](body).toString())
    const [{ price, order = price, group, name }] = [data].flat()
    return Math.min(order, Number(group?.name ?? name))
  }

  it('a response of one process is never older than the last write, however it is asked for', async () => {
    const category = await write('POST', apiPaths.categories, { name: 'Oils' })
    const fields = { name: 'Gingelly', description: 'Sesame '.repeat(200), category }
    const group = await write('POST', apiPaths.productGroups, { name: '1', order: 1 })
    const given = { ...fields, group, price: 1, featured: true }
    const id = await write('POST', apiPaths.products, given)
    const path = apiPaths.product.replace(':id', id)
    const groupPath = apiPaths.productGroup.replace(':id', group)
    const paths = [
      path,
      apiPaths.products,
      `${apiPaths.products}?limit=1000`,
      `${apiPaths.products}?group=${group}`,
      groupPath,
      apiPaths.productGroups,
    ]
    let acknowledged = 1
    let isWriting = true
    /** State by ETag; an ETag never stands for two states. */
    const numbers = new Map<string, number>()

    /** Reads with the ETag of an earlier read, or only the headers. */
    async function readOn(of: string, encoding: string, method: string): Promise<void> {
      for (let tag = ''; isWriting; ) {
        const atLeast = acknowledged
        const headers = { 'accept-encoding': encoding, 'if-none-match': tag, range: 'bytes=0-9' }
        const response = await ask(of, { method, headers })
        tag = `${response.headers.etag}`
        const name = `${of} ${tag}`
        const known = numbers.get(name)
        const isWhole = response.status === 200 && method === 'GET'
        const number = isWhole ? numberIn(response) : known
        expect([undefined, number]).toContain(known)
        expect(number ?? atLeast).toBeGreaterThanOrEqual(atLeast)
        if (number !== undefined) numbers.set(name, number)
      }
    }

    const readers = [readOn(path, 'br', 'HEAD')]
    for (const [index, of] of paths.entries())
      readers.push(readOn(of, encodings[index % encodings.length] ?? 'identity', 'GET'))
    for (let price = 2; price <= 8; price++) {
      await write('PUT', path, { price })
      await write('PUT', groupPath, { name: `${price}`, order: price })
      acknowledged = price
      for (const of of paths) {
        await leave(of)
        const response = await ask(of, { headers: { 'accept-encoding': 'br' } })
        expect(numberIn(response)).toBe(price)
        const known = { 'accept-encoding': 'br', 'if-none-match': response.headers.etag }
        expect((await ask(of, { headers: known })).status).toBe(304)
      }
    }
    isWriting = false
    await Promise.all(readers)
  })
})
