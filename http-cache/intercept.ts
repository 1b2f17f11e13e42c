import {
  createServer,
  type IncomingMessage,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import type { FastifyServerFactory } from 'fastify'
import { findTargetFault } from './request-target.ts'

/** Handles a request in place of the framework, or returns false. */
export type Interceptor = (request: IncomingMessage, response: ServerResponse) => boolean

declare module 'fastify' {
  interface FastifyInstance {
    /** Has an interceptor asked before the framework, and before those that were added earlier. */
    intercept(interceptor: Interceptor): void
  }
}

/**
 * An HTTP server that asks interceptors before the framework. Requests that the framework refuses, or
 * whose address it has to rewrite, are left to it.
 */
export function interceptableServer(options: ServerOptions): {
  serverFactory: FastifyServerFactory
  intercept: (interceptor: Interceptor) => void
} {
  const interceptors: Interceptor[] = []
  return {
    serverFactory: (handler) =>
      createServer(options, (request, response) => {
        if (isPlain(request))
          for (const interceptor of interceptors) if (interceptor(request, response)) return
        handler(request, response)
      }),
    intercept: (interceptor) => interceptors.unshift(interceptor),
  }
}

function isPlain({ url = '', headers }: IncomingMessage): boolean {
  return isOneHost(headers.host) && url[0] === '/' && !findTargetFault(url)
}

/** Several are joined with commas, which no host has in its name. */
export function isOneHost(host: string | undefined): boolean {
  return host !== undefined && !host.includes(',')
}

/** Whether a request asks for something and changes nothing. */
export function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}
