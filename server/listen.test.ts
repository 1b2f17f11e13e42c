import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { fastify } from 'fastify'
import { describe, expect, it } from 'vitest'
import { createServer as createFullServer } from '../api/http/create-server.ts'
import { drain } from '../api/overload/shutdown.ts'
import { StartError } from '../env/start-error.ts'
import { listen, listenAlsoOn, requireFreePort } from './listen.ts'

const ways: [string, (address: { port: number; host: string }) => Promise<unknown>][] = [
  ['asking beforehand', requireFreePort],
  ['listening', (address) => listen(fastify(), address)],
]

describe.each(ways)('%s', (_, attempt) => {
  it('a start tells of a taken port', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    const failure = attempt({ port, host: '127.0.0.1' })
    await expect(failure).rejects.toThrow(
      new StartError(`PORT: ${port} is taken by another program`),
    )
    taken.close()
  })

  it('a start tells of an unknown host', async () => {
    const failure = attempt({ port: 0, host: 'no-such-host.invalid' })
    await expect(failure).rejects.toThrow('HOST: there is no host no-such-host.invalid')
  })

  it("a start tells of an address that is another machine's", async () => {
    const failure = attempt({ port: 0, host: '192.0.2.1' })
    await expect(failure).rejects.toThrow('HOST: this machine does not have the address 192.0.2.1')
  })
})

it('the server listens on several addresses as one', async () => {
  const server = createFullServer({ logLevel: 'silent', trustProxy: [] })
  await listen(server, { port: 0, host: '127.0.0.1' })
  const { port } = server.server.address() as AddressInfo
  const hosts = ['127.0.0.1', '127.0.0.2', '::1']
  await listenAlsoOn(server.server, [...hosts, '192.0.2.1'])
  for (const host of hosts) {
    const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}/`
    expect((await fetch(url)).status).toBe(404)
  }
  expect(server.lifecycle.connections.size).toBe(hosts.length)
  await drain(server)
  for (const host of hosts) {
    const knocking = once(connect(port, host), 'connect')
    await expect(knocking).rejects.toThrow('ECONNREFUSED')
  }
})

it('the server returns an address that a browser can open', async () => {
  for (const [host, name] of [
    ['localhost', 'localhost'],
    ['0.0.0.0', 'localhost'],
    ['::1', '[::1]'],
  ] as const) {
    const server = fastify()
    const address = await listen(server, { port: 0, host })
    expect(address).toMatch(`http://${name}:`)
    expect((await fetch(address)).status).toBe(404)
    await server.close()
  }
})
