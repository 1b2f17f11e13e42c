import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { malformed, notFound, pageNotFound } from '../errors.ts'
import { isSending } from '../overload/shutdown.ts'
import { STATUS_CODES } from './node-http.ts'
import { findTargetError, originForm } from './request-target.ts'
import { isPage, toEnvelope } from './send-error.ts'

/** Statuses of incomplete requests; all other malformed ones get 400. */
const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

type Unreadable = Error & { code?: string }

/** Responds to requests that the framework never sees, with the usual messages and headers. */
export function createRejections(securityHeaders: Record<string, string>) {
  function rejection() {
    const id = randomUUID()
    const body = JSON.stringify(toEnvelope(malformed()))
    const headers = {
      ...securityHeaders,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'x-request-id': id,
      connection: 'close',
    }
    return { id, body, headers }
  }

  return {
    /** Rejects a request that cannot be read or arrives incomplete. */
    rejectUnreadable(error: Unreadable, socket: Socket, server: FastifyInstance): void {
      // In the middle of a response, the rejection would be read as part of it.
      if (error.code === 'ECONNRESET' || !socket.writable || isSending(server, socket))
        return void socket.destroy(error)
      const status = statuses[error.code ?? ''] ?? 400
      const { id, body, headers } = rejection()
      const { code } = error
      server.log.info({ reqId: id, status, code, address: socket.remoteAddress }, 'unreadable')
      const lines = Object.entries({ ...headers, date: new Date().toUTCString() })
      const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
      socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${body}`)
    },
    /** Rejects an `Expect` header that no HTTP server supports. */
    rejectExpectation(_request: IncomingMessage, response: ServerResponse): void {
      const { body, headers } = rejection()
      response.writeHead(417, headers).end(body)
    },
  }
}

/**
 * Requires exactly one host, as HTTP/1.1 does. Node would reject the request without a message, or take the first
 * host.
 */
export function requireHost(server: FastifyInstance): void {
  server.addHook('onRequest', ({ raw }, reply, done) => {
    const { host } = raw.headers
    const isNamed = host !== undefined || raw.httpVersion !== '1.1'
    // Several hosts arrive joined by commas, which no host name contains.
    if (isNamed && !host?.includes(',')) return done()
    reply.raw.shouldKeepAlive = false
    done(malformed())
  })
}

/** Rejects impossible request targets before any lookup or routing. */
export function rejectTargets(server: FastifyInstance): void {
  server.addHook('onRequest', ({ originalUrl, url }, _reply, done) => {
    const error = findTargetError(originForm(originalUrl))
    if (!error) return done()
    if (error === 'fragment') return done(malformed())
    done(isPage(url) ? pageNotFound() : notFound())
  })
}
