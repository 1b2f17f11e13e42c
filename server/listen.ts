import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, BoundSocket, createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../env/env.ts'
import { StartError } from '../env/start-error.ts'

type ListenAddress = Pick<Env, 'port' | 'host'>

/**
 * Fails before any work is done if the server will not be able to listen. Binds the port without listening: a
 * connection accepted now would be reset, and a proxy in front of a restarting process does connect.
 * @throws StartError if the port or host is not available
 */
export async function requireFreePort({ port, host }: ListenAddress): Promise<void> {
  try {
    const { address } = await lookup(host)
    new BoundSocket({ host: address, port }).close()
  } catch (error) {
    reject(error as NodeJS.ErrnoException, { port, host })
  }
}

/**
 * Starts listening; returns the address to open in a browser.
 * @throws StartError if the port or host is not available
 */
export async function listen(
  server: FastifyInstance,
  { port, host }: ListenAddress,
): Promise<string> {
  await server.listen({ port, host }).catch((error) => reject(error, { port, host }))
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
 * Node listens on one address of `localhost`, but a browser may try another: connections to the others are
 * handed to the same server. Addresses that the machine does not have are skipped.
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
 * Explains why an address cannot be listened on, and names the variable to change.
 * @throws StartError, or the error itself if it has another cause
 */
export function reject(
  error: NodeJS.ErrnoException,
  { port, host }: ListenAddress,
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
