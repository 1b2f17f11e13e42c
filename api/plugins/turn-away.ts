import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { apiPrefix, uploadsPrefix } from '../../contract/paths.ts'
import { askFirst, isRead } from '../../serving/ask-first.ts'

declare module 'fastify' {
  interface FastifyRequest {
    isTurnedAway: boolean
  }
}

/** A refusal as the framework has sent it; each gets an id of its own. */
type Refusal = { status: number; headers: string[]; body: string }

/** What belongs to one answer alone. */
const ownHeaders = ['x-request-id', 'connection', 'content-length']

/**
 * Turns away past the framework, in the words that it has used before: what is spared there is left
 * for those who are served. Only what reads, from who has no name that would have to be answered, on
 * connections that the framework knows; and not where the log wants a line for each request.
 */
export function turnAwayEarly(
  server: FastifyInstance,
  {
    isFull,
    nameRequest,
  }: {
    /** Whether there is no place for whoever sends this. */
    isFull: (request: IncomingMessage) => boolean
    nameRequest: (request: IncomingMessage) => string
  },
): void {
  const refusals = new Map<string, Refusal>()
  const vital = new Set<string>()
  server.decorateRequest('isTurnedAway', false)
  server.addHook('onRoute', ({ url, config }) => {
    if (config?.isVital) vital.add(url)
  })
  server.addHook('onSend', (request, reply, payload, done) => {
    if (request.isTurnedAway && typeof payload === 'string')
      refusals.set(kindOf(request.raw), toRefusal(reply, payload))
    done(null, payload)
  })
  const isQuiet = !['info', 'debug', 'trace'].includes(server.log.level)
  if (isQuiet) askFirst(server.server, answer)

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (!isFull(request)) return false
    const { url = '/', headers, socket } = request
    const isPlain = isRead(request) && !headers.origin && !headers.authorization
    const { connections, stage } = server.lifecycle
    if (!isPlain || stage === 'draining' || !connections.has(socket)) return false
    const refusal = refusals.get(kindOf(request))
    if (!refusal || vital.has(url.split('?', 1)[0] ?? '')) return false
    server.load.shed++
    response.writeHead(refusal.status, [...refusal.headers, 'x-request-id', nameRequest(request)])
    response.end(request.method === 'HEAD' ? undefined : refusal.body)
    return true
  }
}

/** Pages, calls and pictures each have headers of their own, and readers of pages have words of their own. */
function kindOf({ url = '/', headers }: IncomingMessage): string {
  const prefix = [apiPrefix, uploadsPrefix].find((start) => url.startsWith(`${start}/`)) ?? ''
  return `${prefix} ${headers.accept?.includes('text/html') === true}`
}

function toRefusal(reply: FastifyReply, body: string): Refusal {
  const all = { ...reply.raw.getHeaders(), ...reply.getHeaders() }
  const headers = Object.entries(all).flatMap(([name, value]) =>
    value === undefined || ownHeaders.includes(name) ? [] : [name, String(value)],
  )
  headers.push('content-length', String(Buffer.byteLength(body)))
  return { status: reply.statusCode, headers, body }
}
