import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { apiPrefix, uploadsPrefix } from '../../contract/paths.ts'
import { isRead } from '../../http-cache/intercept.ts'

declare module 'fastify' {
  interface FastifyRequest {
    isRejected: boolean
  }
}

type Rejection = { status: number; headers: string[]; body: string }

/** Headers that differ for each response. */
const ownHeaders = ['x-request-id', 'connection', 'content-length']

type Options = {
  /** Whether the client of a request would be rejected now. */
  isFull: (request: IncomingMessage) => boolean
  nameRequest: (request: IncomingMessage) => string
}

/**
 * Rejects before routing: repeats a rejection that the framework has sent before, which leaves the
 * capacity for requests that are served. Only reads without `Origin` and `Authorization`, whose
 * responses depend on them; and not at log levels that want a line for each request.
 */
export function rejectEarly(server: FastifyInstance, { isFull, nameRequest }: Options): void {
  const rejections = new Map<string, Rejection>()
  const vital = new Set<string>()
  server.decorateRequest('isRejected', false)
  server.addHook('onRoute', ({ url, config }) => {
    if (config?.isVital) vital.add(url)
  })
  server.addHook('onSend', (request, reply, payload, done) => {
    if (request.isRejected && typeof payload === 'string')
      rejections.set(kindOf(request.raw), toRejection(reply, payload))
    done(null, payload)
  })
  const isQuiet = !['info', 'debug', 'trace'].includes(server.log.level)
  if (isQuiet) server.intercept(reject)

  function reject(request: IncomingMessage, response: ServerResponse): boolean {
    if (!isFull(request)) return false
    const { url = '/', headers, socket } = request
    const isPlain = isRead(request) && !headers.origin && !headers.authorization
    const { connections, stage } = server.lifecycle
    if (!isPlain || stage === 'draining' || !connections.has(socket)) return false
    const rejection = rejections.get(kindOf(request))
    if (!rejection || vital.has(url.split('?', 1)[0] ?? '')) return false
    server.load.rejected++
    response.writeHead(rejection.status, [
      ...rejection.headers,
      'x-request-id',
      nameRequest(request),
    ])
    response.end(request.method === 'HEAD' ? undefined : rejection.body)
    return true
  }
}

/** Pages, API and images have different headers, and a client that wants HTML gets a page. Six kinds at most. */
function kindOf({ url = '/', headers }: IncomingMessage): string {
  const prefix = [apiPrefix, uploadsPrefix].find((start) => url.startsWith(`${start}/`)) ?? ''
  return `${prefix} ${headers.accept?.includes('text/html') === true}`
}

function toRejection(reply: FastifyReply, body: string): Rejection {
  const all = { ...reply.raw.getHeaders(), ...reply.getHeaders() }
  const headers = Object.entries(all).flatMap(([name, value]) =>
    value === undefined || ownHeaders.includes(name) ? [] : [name, String(value)],
  )
  headers.push('content-length', String(Buffer.byteLength(body)))
  return { status: reply.statusCode, headers, body }
}
