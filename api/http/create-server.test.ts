import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { failureMessages } from '../../contract/failure-messages.ts'
import { createServer } from './create-server.ts'

const server = createServer({ logLevel: 'silent', trustProxy: [] })
server.all('/*', async ({ url }) => `asked for ${url}`)
beforeAll(() => server.listen({ port: 0, host: '127.0.0.1' }))
afterAll(() => server.close())

function send(method: string, target: string): Promise<string> {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`${method} ${target} HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n`)
  return text(socket)
}

it.each([
  ['http://shop.example/products?page=2', '/products?page=2'],
  ['HTTPS://shop.example:8443/', '/'],
  ['http://shop.example', '/'],
  ['http://shop.example?page=2', '/?page=2'],
  ['/go?to=http://shop.example/', '/go?to=http://shop.example/'],
  ['//shop.example/', '//shop.example/'],
])('the server takes %s for a path: %s', async (target, path) => {
  expect(await send('GET', target)).toMatch(
    new RegExp(`^HTTP/1\\.1 200 .*asked for ${RegExp.escape(path)}$`, 's'),
  )
})

it.each([
  `/${'a/'.repeat(7500)}`,
  `/category/${'a/'.repeat(64)}`,
  `/admin/${'a/'.repeat(64)}edit`,
  `/${'/a'.repeat(65)}`,
  `/${'\\a'.repeat(65)}`,
  `/${'a/'.repeat(65)}_.data`,
  `/${'a'.repeat(2048)}`,
  `http://shop.example/${'a/'.repeat(65)}?page=2`,
])('the server looks for no page at %s', async (target) => {
  for (const method of ['GET', 'POST']) {
    const response = await send(method, target)
    expect(response).toMatch(/^HTTP\/1\.1 404 .*content-type: text\/html/s)
    expect(response).toContain(`<h1>${failureMessages.pageNotFound}</h1>`)
    expect(response).toContain('content-security-policy: ')
    expect(response).toContain('x-request-id: ')
  }
  expect(await send('HEAD', target)).toMatch(/^HTTP\/1\.1 404 .*\r\n\r\n$/s)
})

it.each([
  `/api/${'a/'.repeat(7500)}`,
  `/api/products/${'a'.repeat(2048)}?page=2`,
  `/uploads/${'a/'.repeat(64)}`,
  `http://shop.example/api/${'a/'.repeat(65)}`,
])('the server looks for no call or file at %s', async (target) => {
  expect(await send('GET', target)).toMatch(/^HTTP\/1\.1 404 .*\{"success":false,.*\}$/s)
})

it.each([
  '/#',
  '/products?page=2#top',
  '/api/products#top',
  'http://shop.example/#top',
  'http://shop.example#top',
  `/${'a/'.repeat(7500)}#`,
])('the server rejects a fragment in %s', async (target) => {
  for (const method of ['GET', 'POST'])
    expect(await send(method, target)).toMatch(/^HTTP\/1\.1 400 .*\{"success":false,.*\}$/s)
})
