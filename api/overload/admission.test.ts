import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { expect, it, vi } from 'vitest'
import { messages } from '../../contract/messages.ts'
import { createServer } from '../http/create-server.ts'
import { serverLimits } from '../server-limits.ts'

/** Requests that stay in progress until they are released. */
function holdRequests(server: FastifyInstance) {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const asked: Promise<unknown>[] = []
  server.get('/held', () => gate)
  return {
    /** Sends requests until one is rejected; returns how many are then in progress. */
    async fill(address: string, from: (count: number) => string = () => ''): Promise<number> {
      const before = server.load.rejected
      for (let count = 1; server.load.rejected === before; count++) {
        const known = server.load.working + before
        asked.push(fetch(`${address}/held`, { headers: { 'x-forwarded-for': from(count) } }))
        await vi.waitUntil(() => server.load.working + server.load.rejected > known, soon)
      }
      return server.load.working
    },
    async release(): Promise<void> {
      open()
      await Promise.all(asked)
    },
  }
}

/** Only guards against waiting for ever. */
const soon = { timeout: 60_000, interval: 2 }

function askerOf(address: string) {
  const ask = async (path: string, accept: string, more = {}) => {
    const response = await fetch(address + path, { headers: { accept, ...more } })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  return ask
}

async function expectRejected(ask: ReturnType<typeof askerOf>) {
  const page = await ask('/page', 'text/html,*/*;q=0.8')
  expect(page.status).toBe(503)
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(page.text).toContain(messages.error.unavailable)
  for (const [path, accept] of [
    ['/api/call', 'text/html'],
    ['/page', 'application/json'],
  ] as const) {
    const { status, headers, text } = await ask(path, accept)
    expect(status).toBe(503)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(JSON.parse(text)).toEqual({ success: false, message: messages.error.unavailable })
  }
}

it('a server under load rejects in the format that the client accepts, and never what a page itself needs', async () => {
  const server = createServer({ logLevel: 'silent', trustProxy: [] })
  for (const path of ['/page', '/api/call']) server.get(path, async () => 'done')
  const held = holdRequests(server)
  server.get('/api/vital', { config: { bypassesAdmission: true } }, async () => 'done')
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  const ask = askerOf(address)
  expect((await ask('/page', 'text/html')).status).toBe(200)

  const [full] = await Promise.all([held.fill(address), ask('/api/vital', '*/*')])
  await expectRejected(ask)
  expect((await ask('/api/vital', '*/*')).status).toBe(200)
  expect((await server.inject('/api/call')).statusCode).toBe(200)
  expect(server.load).toMatchObject({ working: full, rejected: 4 })

  await held.release()
  expect((await ask('/page', 'text/html')).status).toBe(200)
  expect(server.load.working).toBe(0)
  await server.close()
})

it('a server serves as many at once that share an address as it would from many', async () => {
  const server = createServer({ logLevel: 'silent', trustProxy: [] })
  const held = holdRequests(server)
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  expect(await held.fill(address)).toBe(serverLimits.load.requests.slots)
  await held.release()
  await server.close()
})

function blockerOf(server: ReturnType<typeof createServer>) {
  const block = () => {
    if (!server.load.isLagging)
      Atomics.wait(
        new Int32Array(new SharedArrayBuffer(4)),
        0,
        0,
        serverLimits.load.eventLoopDelay * 2,
      )
    return server.load.isLagging
  }
  return block
}

it('a server rejects strangers early where many wait on an event loop that lags behind', async () => {
  const server = createServer({ logLevel: 'silent', trustProxy: [] })
  server.get('/page', async () => 'done')
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  server.get('/held', () => gate)
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  const block = blockerOf(server)
  await vi.waitUntil(block, soon)
  expect((await fetch(`${address}/page`)).status, 'nobody else is there').toBe(200)

  const held = Array.from({ length: serverLimits.load.crowd }, () => fetch(`${address}/held`))
  await vi.waitUntil(
    () => server.load.working === serverLimits.load.crowd || server.load.rejected,
    soon,
  )
  await vi.waitUntil(block, soon)
  expect((await fetch(`${address}/page`)).status).toBe(503)
  open()
  await Promise.all(held)
  await server.close()
})

function readersOf(server: ReturnType<typeof createServer>, address: URL) {
  const closed: number[] = []
  const readers: Socket[] = []
  const read = async () => {
    const at = readers.length
    const before = server.load.unsent
    const socket = connect(Number(address.port), '127.0.0.1').pause()
    readers.push(socket.once('close', () => closed.push(at)))
    socket.on('error', () => {})
    socket.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n')
    return before
  }
  return { closed, readers, read }
}

it('a server disconnects who has left a response unread for the longest where too much is unread', async () => {
  const server = createServer({ logLevel: 'silent', trustProxy: [] })
  server.get('/large', async () => 'x'.repeat(serverLimits.load.unsent / 4))
  server.get('/small', async () => 'done')
  const address = new URL(await server.listen({ port: 0, host: '127.0.0.1' }))
  const { closed, readers, read } = readersOf(server, address)
  for (let count = 1; count <= 4; count++) {
    await read()
    await vi.waitUntil(() => server.load.unsent >= (count * serverLimits.load.unsent) / 4, soon)
  }
  await read()
  await vi.waitUntil(() => server.lifecycle.connections.size === 4, soon)
  expect(server.load.unsent).toBe(serverLimits.load.unsent)
  expect((await fetch(new URL('/small', address))).status).toBe(200)
  // A paused reader notices when it continues reading.
  readers[0]?.resume()
  await vi.waitUntil(() => closed.length === 1, soon)
  expect(closed).toEqual([0])
  for (const socket of readers) socket.destroy()
  await vi.waitUntil(() => server.load.unsent === 0, soon)
  await server.close()
})

it('a server does not work for a client that has left while it waited', async () => {
  const server = createServer({ logLevel: 'silent', trustProxy: [] })
  const sockets: Socket[] = []
  let worked = 0
  server.get('/page', async () => {
    worked++
    // Enough requests to be started one by one.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 4)
    for (const socket of sockets) socket.resetAndDestroy()
    return 'done'
  })
  const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }))
  while (sockets.length < 20) sockets.push(connect(Number(port), '127.0.0.1'))
  await vi.waitUntil(() => server.lifecycle.unused.size === sockets.length, soon)
  // All of them arrive in the same turn.
  for (const socket of sockets) socket.write('GET /page HTTP/1.1\r\nHost: x\r\n\r\n')
  await vi.waitUntil(() => worked > 0, soon)
  await Promise.all(sockets.map((socket) => socket.closed || once(socket, 'close')))
  // Waits behind the others.
  await (await fetch(`http://127.0.0.1:${port}/page`)).text()
  expect(worked).toBeLessThan(sockets.length)
  await vi.waitUntil(() => server.load.working === 0, soon)
  await server.close()
})

it('a request gives its slot back once, also where a route passes its request on as not found', async () => {
  const server = createServer({ logLevel: 'silent', trustProxy: [] })
  server.get('/gone', (_request, reply) => reply.callNotFound())
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  for (let count = 0; count < serverLimits.load.requests.slots; count++) {
    const response = await fetch(`${address}/gone`)
    await response.arrayBuffer()
    expect(response.status).toBe(404)
  }
  expect(server.load.working).toBe(0)
  await server.close()
})
