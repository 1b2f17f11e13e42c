import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { expect, it, vi } from 'vitest'
import { limits } from '../../contract/limits.ts'
import { messages } from '../../contract/messages.ts'
import { createServer } from '../http/create-server.ts'

/** Requests that are worked on until they are let go. */
function holdRequests(server: FastifyInstance) {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const asked: Promise<unknown>[] = []
  server.get('/held', () => gate)
  return {
    /** Asks until one is turned away, and answers how many are worked on then. */
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

/** Only against waiting for ever. */
const soon = { timeout: 60_000, interval: 2 }

it('turns away in the words of who asks, and never what a page itself needs', async () => {
  const server = createServer({ logLevel: 'silent', trustProxy: [] })
  for (const path of ['/page', '/api/call']) server.get(path, async () => 'done')
  const held = holdRequests(server)
  server.get('/api/vital', { config: { isVital: true } }, async () => 'done')
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  const ask = async (path: string, accept: string, more = {}) => {
    const answer = await fetch(address + path, { headers: { accept, ...more } })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  expect((await ask('/page', 'text/html')).status).toBe(200)

  const [full] = await Promise.all([held.fill(address), ask('/api/vital', '*/*')])
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
  expect((await ask('/api/vital', '*/*')).status).toBe(200)
  expect((await server.inject('/api/call')).statusCode).toBe(200)
  expect(server.load).toMatchObject({ working: full, rejected: 4 })

  await held.release()
  expect((await ask('/page', 'text/html')).status).toBe(200)
  expect(server.load.working).toBe(0)
  await server.close()
})

it('leaves slots for others, however many few addresses want', async () => {
  const server = createServer({ logLevel: 'silent', trustProxy: ['loopback'] })
  server.get('/page', async () => 'done')
  server.get('/hard', () => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10)
    return 'done'
  })
  const held = holdRequests(server)
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  const ask = async (from: string, path = '/page') => {
    const answer = await fetch(address + path, { headers: { 'x-forwarded-for': from } })
    await answer.arrayBuffer()
    return answer.status
  }
  const few = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4', '2001:db8::']
  /** Of IPv6, each time another address of one network. */
  const from = (one: string, count: number) => (one.endsWith(':') ? `${one}${count}` : one)

  for (const one of few) await held.fill(address, (count) => from(one, count))
  expect(server.load.working).toBeLessThan(limits.load.working)
  for (const one of few) expect(await ask(from(one, 9999))).toBe(503)
  for (let count = 1; count <= 100; count++) expect(await ask(`198.51.100.${count}`)).toBe(200)
  await held.release()
  await vi.waitUntil(() => server.load.working === 0, soon)

  // Where one after the other is worked on, and all others wait.
  let isOver = false
  const before = server.load.rejected
  const pressing = few.flatMap((one) =>
    Array.from({ length: 20 }, async (_, count) => {
      while (!isOver) await ask(from(one, count), '/hard')
    }),
  )
  await vi.waitUntil(() => server.load.rejected > before + 20, soon)
  for (let count = 1; count <= 8; count++) expect(await ask('198.51.100.1')).toBe(200)
  isOver = true
  await Promise.all(pressing)
  await server.close()
})

it('bounds what readers who take nothing leave lying, and forgets it when they go', async () => {
  const server = createServer({ logLevel: 'silent', trustProxy: [] })
  server.get('/large', async () => 'x'.repeat(limits.load.unsent / 4))
  server.get('/small', async () => 'done')
  const address = new URL(await server.listen({ port: 0, host: '127.0.0.1' }))
  const small = async () => (await fetch(new URL('/small', address))).status
  const readers = Array.from({ length: 4 }, (_, at) => {
    const localAddress = `127.0.11.${at + 1}`
    const socket = connect({ port: Number(address.port), host: '127.0.0.1', localAddress }).pause()
    socket.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n')
    return socket
  })
  await vi.waitUntil(() => server.load.unsent >= limits.load.unsent, soon)
  expect(await small()).toBe(503)
  for (const socket of readers) socket.destroy()
  await Promise.all(readers.map((socket) => once(socket, 'close')))
  await vi.waitUntil(() => server.load.unsent === 0, soon)
  expect(await small()).toBe(200)
  await server.close()
})

it('works for nobody who has left meanwhile', async () => {
  const server = createServer({ logLevel: 'silent', trustProxy: [] })
  const sockets: Socket[] = []
  let worked = 0
  server.get('/page', async () => {
    worked++
    // Long enough to be started one by one.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 4)
    for (const socket of sockets) socket.resetAndDestroy()
    return 'done'
  })
  const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }))
  while (sockets.length < 20) sockets.push(connect(Number(port), '127.0.0.1'))
  await vi.waitUntil(() => server.lifecycle.unused.size === sockets.length, soon)
  // All of them arrive in one turn.
  for (const socket of sockets) socket.write('GET /page HTTP/1.1\r\nHost: x\r\n\r\n')
  await vi.waitUntil(() => worked > 0, soon)
  await Promise.all(sockets.map((socket) => socket.closed || once(socket, 'close')))
  // Waits behind them.
  await (await fetch(`http://127.0.0.1:${port}/page`)).text()
  expect(worked).toBeLessThan(sockets.length)
  await server.close()
})

it('gives a slot back once, also where a route passes its request on as not found', async () => {
  const server = createServer({ logLevel: 'silent', trustProxy: [] })
  server.get('/gone', (_request, reply) => reply.callNotFound())
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  for (let count = 0; count < limits.load.working; count++) {
    const answer = await fetch(`${address}/gone`)
    await answer.arrayBuffer()
    expect(answer.status).toBe(404)
  }
  expect(server.load.working).toBe(0)
  await server.close()
})
