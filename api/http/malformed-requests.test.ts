import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { messages } from '../../contract/messages.ts'
import { createServer } from './create-server.ts'

const settings: Parameters<typeof createServer>[0] = {
  logLevel: 'silent',
  trustProxy: [],
  publicUrl: 'https://oil.example',
}

let server: FastifyInstance
let impatient: FastifyInstance
beforeAll(async () => {
  server = createServer(settings)
  server.get('/begun', (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200).write('The beginning')
  })
  impatient = createServer({ ...settings, bodyTimeoutMs: 100 })
  for (const listener of [server, impatient]) await listener.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => Promise.all([server.close(), impatient.close()]))

const open = (to: FastifyInstance): Socket =>
  connect((to.server.address() as AddressInfo).port, '127.0.0.1')

/** Sends raw bytes, and returns the response until the connection ends. */
async function send(bytes: string, to = server) {
  const socket = open(to)
  socket.write(bytes)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const pairs = lines.map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string])
  return { first, headers: new Headers(pairs), body }
}

it.each([
  ['what is not HTTP', 'abc\r\n\r\n', 400],
  ['a head without an end', `GET / HTTP/1.1\r\nHost: x\r\na: ${'b'.repeat(20_000)}`, 431],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\n',
    400,
  ],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n', 400],
  ['hopes', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: a miracle\r\n\r\n', 417],
  ['a head that does not come in', 'GET / HTTP/1.1\r\nHost: x\r\n', 408],
] as const)(
  'the answer to %s is like those to everything else that is wrong',
  async (_, bytes, status) => {
    const usual = await send('GET /nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    expect(usual.first).toBe('HTTP/1.1 404 Not Found')
    const rejected = await send(bytes, status === 408 ? impatient : server)
    expect(rejected.first).toMatch(new RegExp(`^HTTP/1\\.1 ${status} \\w`))
    expect(JSON.parse(rejected.body)).toEqual({
      success: false,
      message: messages.error.malformedBody,
    })
    expect([...rejected.headers.keys()].sort()).toEqual([...usual.headers.keys()].sort())
    const own = ['content-length', 'date', 'x-request-id']
    const shared = (headers: Iterable<[string, string]>) =>
      Object.fromEntries([...headers].filter(([name]) => !own.includes(name)))
    expect(shared(rejected.headers)).toEqual(shared(usual.headers))
    expect(rejected.headers.get('strict-transport-security')).toContain('max-age=31536000')
    expect(rejected.headers.get('content-length')).toBe(String(Buffer.byteLength(rejected.body)))
  },
)

it('the answer to a malformed request is not put into the middle of a response', async () => {
  const socket = open(server)
  socket.write('GET /begun HTTP/1.1\r\nHost: x\r\n\r\n')
  const [begun] = await once(socket.setEncoding('utf8'), 'data')
  socket.write('abc\r\n\r\n')
  const rest = await text(socket)
  expect((begun + rest).match(/HTTP\/1\.1/g)).toHaveLength(1)
})
