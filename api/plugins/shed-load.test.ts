import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it, vi } from 'vitest'
import { limits } from '../../contract/limits.ts'
import { messages } from '../../contract/messages.ts'
import { createServer } from '../server.ts'

/** Only against waiting for ever. */
const soon = { timeout: 60_000 }

it('turns away in the words of who asks, and never what a page itself needs', async () => {
  const server = createServer({ logLevel: 'silent', trustProxy: [] })
  for (const path of ['/page', '/api/call']) server.get(path, async () => 'done')
  let heard = 0
  server.addHook('onRequest', async () => {
    heard++
  })
  server.get('/api/vital', { config: { isVital: true } }, async () => 'done')
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  const ask = async (path: string, accept: string) => {
    const answer = await fetch(address + path, { headers: { accept } })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  expect((await ask('/page', 'text/html')).status).toBe(200)

  server.load.working = limits.load.working
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
  expect(server.load).toMatchObject({ working: limits.load.working, shed: 3 })

  // From now on in the same words, past the framework, on connections that it knows.
  let again = page
  const isSpared = async () => {
    heard = 0
    again = await ask('/page', 'text/html,*/*;q=0.8')
    return heard === 0
  }
  await vi.waitUntil(isSpared, soon)
  const lasting = ({ headers, ...rest }: typeof page) => {
    const { date, 'x-request-id': id, ...others } = Object.fromEntries(headers)
    expect(id).toBeTruthy()
    return { ...rest, headers: others }
  }
  expect(lasting(again)).toEqual(lasting(page))
  expect((await ask('/api/vital', '*/*')).status).toBe(200)
  expect(heard).toBe(1)

  server.load.working = 0
  expect((await ask('/page', 'text/html')).status).toBe(200)
  expect(server.load.working).toBe(0)
  await server.close()
})

it('bounds what readers who take nothing leave lying, and forgets it when they go', async () => {
  const server = createServer({ logLevel: 'silent', trustProxy: [] })
  server.get('/large', async () => 'x'.repeat(limits.load.unsent / 4))
  server.get('/small', async () => 'done')
  const address = new URL(await server.listen({ port: 0, host: '127.0.0.1' }))
  const small = async () => (await fetch(new URL('/small', address))).status
  const readers = Array.from({ length: 4 }, () => {
    const socket = connect(Number(address.port), '127.0.0.1').pause()
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
