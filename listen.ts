import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { StartError } from './api/start-error.ts'
import type { Env } from './env.ts'

const reasons: Record<string, (env: ListenEnv) => string> = {
  EADDRINUSE: ({ port }) => `PORT: ${port} is taken by another program`,
  EACCES: ({ port }) => `PORT: ${port} may not be used by this account`,
  EADDRNOTAVAIL: ({ host }) => `HOST: this machine does not have the address ${host}`,
  ENOTFOUND: ({ host }) => `HOST: there is no host ${host}`,
}

type ListenEnv = Pick<Env, 'port' | 'host'>

/**
 * Lets the server listen and answers the address to open in a browser.
 * @throws StartError where the port or host cannot be had
 */
export async function listen(server: FastifyInstance, env: ListenEnv): Promise<string> {
  try {
    await server.listen({ port: env.port, host: env.host })
  } catch (error) {
    await server.close()
    const { code = '' } = error as NodeJS.ErrnoException
    const reason = reasons[code]
    throw reason ? new StartError(reason(env)) : error
  }
  const { port } = server.server.address() as AddressInfo
  const isEverywhere = env.host === '0.0.0.0' || env.host === '::'
  const name = env.host.includes(':') ? `[${env.host}]` : env.host
  return `http://${isEverywhere ? 'localhost' : name}:${port}`
}
