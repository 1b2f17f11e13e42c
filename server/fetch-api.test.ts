import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FetchApi, fetchInProcess, fetchOverHttp } from './fetch-api.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc')
const server = fastify()
server.all('/api/echo', async (request, reply) => {
  reply.code(201).header('etag', '"x"').header('set-cookie', ['a=1', 'b=2'])
  const { method, query, body, headers } = request
  return { method, query, body, authorization: headers.authorization }
})
server.get('/api/never', () => new Promise(() => {}))
server.get('/api/same', async (_, reply) => reply.code(304).send())

let address: string
beforeAll(async () => {
  address = await server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => {
  server.server.closeAllConnections()
  return server.close()
})

describe.each([
  ['in this process', (): FetchApi => fetchInProcess(server)],
  ['over HTTP', (): FetchApi => fetchOverHttp(address)],
])('over an API reached %s', (_, reach) => {
  const page = 'https://site.example'

  it('the API sees the path, the headers and the body, whatever the host', async () => {
    const response = await reach()(
      new Request(`${page}/api/echo?a=1&b=%20`, {
        method: 'POST',
        headers: { authorization: 'Bearer x', 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'எண்ணெய்' }),
      }),
    )
    expect(response.status).toBe(201)
    expect(response.headers.get('etag')).toBe('"x"')
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(await response.json()).toEqual({
      method: 'POST',
      query: { a: '1', b: ' ' },
      body: { name: 'எண்ணெய்' },
      authorization: 'Bearer x',
    })
  })

  it('the API may answer without a body', async () => {
    const response = await reach()(new Request(`${page}/api/same`))
    expect(response.status).toBe(304)
    expect(await response.text()).toBe('')
  })

  it('the API is not asked any more once the client has gone', async () => {
    const signal = AbortSignal.abort()
    await expect(reach()(new Request(`${page}/api/echo`, { signal }))).rejects.toThrow()
  })
})

it('a call over HTTP is given up when the client goes, be it that garbage is collected meanwhile', async () => {
  const client = new AbortController()
  const response = fetchOverHttp(address)(
    new Request('https://site.example/api/never', { signal: client.signal }),
  )
  setTimeout(() => {
    collectGarbage()
    client.abort()
  }, 100)
  await expect(response).rejects.toThrow()
})
