import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, BoundSocket, createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { StartError } from '../api/start-error.ts'
import type { Env } from './env.ts'

type Place = Pick<Env, 'port' | 'host'>

/**
 * Tells at once, before any work is done, that the server will not be able to listen. The port is
 * taken for a moment, but nobody listens there: who came in that moment would be cut off unheard, and
 * a proxy in front of a process that is restarted does come.
 * @throws StartError where the port or host cannot be had
 */
export async function requireFreePort({ port, host }: Place): Promise<void> {
  try {
    const { address } = await lookup(host)
    new BoundSocket({ host: address, port }).close()
  } catch (error) {
    refuse(error as NodeJS.ErrnoException, { port, host })
  }
}

/**
 * Lets the server listen and answers the address to open in a browser.
 * @throws StartError where the port or host cannot be had
 */
export async function listen(server: FastifyInstance, { port, host }: Place): Promise<string> {
  await server.listen({ port, host }).catch((error) => refuse(error, { port, host }))
  const bound = server.server.address() as AddressInfo
  if (host === 'localhost') {
    const addresses = await lookup(host, { all: true })
    await listenAlsoOn(
      server.server,
      addresses.map(({ address }) => address),
    )
  }
  const isEverywhere = host === '0.0.0.0' || host === '::'
  const name = host.includes(':') ? `[${host}]` : host
  return `http://${isEverywhere ? 'localhost' : name}:${bound.port}`
}

/**
 * Node listens on one address of `localhost`, and a browser may try another one: connections to those are
 * handed to the same server. An address that the machine does not have is passed over.
 */
export async function listenAlsoOn(server: Server, addresses: string[]): Promise<void> {
  const { address: first, port } = server.address() as AddressInfo
  for (const address of addresses.filter((address) => address !== first)) {
    const options = { allowHalfOpen: true, noDelay: true }
    const other = createServer(options, (socket) => server.emit('connection', socket))
    other.maxConnections = server.maxConnections
    server.once('close', () => other.close())
    other.listen(port, address)
    await once(other, 'listening').catch(() => {})
  }
}

/**
 * Says why a place cannot be had, by the variable that names the port.
 * @throws StartError, or the error itself where it is another
 */
export function refuse(
  error: NodeJS.ErrnoException,
  { port, host }: Place,
  variable = 'PORT',
): never {
  const reasons: Record<string, string> = {
    EADDRINUSE: `${variable}: ${port} is taken by another program`,
    EACCES: `${variable}: ${port} may not be used by this account`,
    EADDRNOTAVAIL: `HOST: this machine does not have the address ${host}`,
    ENOTFOUND: `HOST: there is no host ${host}`,
    EAI_AGAIN: `HOST: there is no host ${host}`,
  }
  const reason = reasons[error.code ?? '']
  throw reason ? new StartError(reason) : error
}
