import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it } from 'vitest'
import { extendHead, makeHead, quickHeads, writeHead } from './head.ts'

const whole = makeHead(200, { 'content-type': 'text/plain', 'content-length': '4' })
const extended = extendHead(makeHead(200, { 'content-type': 'text/plain' }), {
  'content-length': '4',
})
const spared = makeHead(304, { etag: '"oils"' })
const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function serve(listener: RequestListener): Promise<Server> {
  const server = createServer({ keepAliveTimeout: 7000 }, listener).listen()
  servers.push(server)
  await once(server, 'listening')
  return server
}

/** All that a server sends for some lines, but for the date. */
async function talk(server: Server, lines: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port)
  socket.write(lines)
  return (await text(socket)).replace(/Date: .{29}\r\n/g, 'Date\r\n')
}

const last = 'GET /last HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'

it.each([
  ['an answer', ''],
  ['several at once', 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(3)],
  ['a head alone', 'HEAD / HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['no news', 'GET /known HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['a wait for leave', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\n\r\n'],
  ['an older connection', 'GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n'],
])('is, for %s, what Node makes of it', async (_, lines) => {
  const slow = await serve((request, response) => {
    writeHead(response, request.url === '/known' ? spared : whole, 'an-id')
    response.end(request.method === 'HEAD' ? undefined : 'oils')
  })
  const quick = await serve((request, response) => {
    const head = request.url === '/known' ? spared : extended
    writeQuickly(request, response, head, 'an-id')
    const isBare = request.method === 'HEAD' || request.url === '/known'
    response.end(isBare ? undefined : 'oils', 'latin1')
  })
  const writeQuickly = quickHeads(quick)
  const told = await talk(quick, lines + last)
  expect(told).toBe(await talk(slow, lines + last))
  expect(told).toContain('x-request-id: an-id\r\n')
})

it('is refused where a header would end it', () => {
  expect(() => makeHead(200, { link: 'a\r\nset-cookie: b' })).toThrow(/Invalid character/)
})
