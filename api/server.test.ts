import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createServer } from './server.ts'

const server = createServer({ logLevel: 'silent', trustProxy: [] })
server.get('/*', async ({ url }) => `asked for ${url}`)
beforeAll(() => server.listen({ port: 0, host: '127.0.0.1' }))
afterAll(() => server.close())

it.each([
  ['http://shop.example/products?page=2', '/products?page=2'],
  ['HTTPS://shop.example:8443/', '/'],
  ['http://shop.example', '/'],
  ['http://shop.example?page=2', '/?page=2'],
  ['/go?to=http://shop.example/', '/go?to=http://shop.example/'],
  ['//shop.example/', '//shop.example/'],
])('takes %s for a path: %s', async (target, path) => {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`GET ${target} HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n`)
  expect(await text(socket)).toMatch(
    new RegExp(`^HTTP/1\\.1 200 .*asked for ${RegExp.escape(path)}$`, 's'),
  )
})
