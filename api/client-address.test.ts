import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { rateLimitKey, trustedProxies } from './client-address.ts'

const server = fastify({ trustProxy: trustedProxies(['loopback', '10.0.0.0/8', 'fd00::/8']) })
server.get('/', async ({ ip }) => rateLimitKey(ip))
const from = async (forwarded: string) =>
  (await server.inject({ url: '/', headers: { 'x-forwarded-for': forwarded } })).body

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['"203.0.113.7:4711"', '203.0.113.7'],
  ['"203.0.113.7"', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:4711', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]:4711', '2001:db8:1:2::/64'],
  ['"[2001:db8:1:2::2]:4712"', '2001:db8:1:2::/64'],
  ['198.51.100.1, 203.0.113.7:1, 10.1.2.3:2', '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7, [fd00::1]:2, 127.0.0.1:3', '203.0.113.7'],
  ['unknown:4711', 'unknown'],
])('the client of %s is taken for %s', async (forwarded, address) => {
  expect(await from(forwarded)).toBe(address)
})

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8::/64'],
  ['2001:db8::2:0:0:1', '2001:db8::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
  ['_hidden1', 'unknown'],
  ['203.0.113.9/1', 'unknown'],
  ['', 'unknown'],
])('the address %j counts as %j', (address, key) => {
  expect(rateLimitKey(address)).toBe(key)
})
