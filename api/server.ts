import { randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance } from 'fastify'
import { limits } from '../contract/limits.ts'
import type { Env } from '../env.ts'
import { handleError, malformed, notFound, toEnvelope } from './errors.ts'

/** A server without routes: its limits, its log, and its answers to what is not even HTTP. */
export function createServer({
  logLevel,
  trustProxy,
}: Pick<Env, 'logLevel' | 'trustProxy'>): FastifyInstance {
  const server = fastify({
    logger: logLevel !== 'silent' && {
      level: logLevel,
      redact: ['req.headers.authorization', 'req.headers.cookie', 'password', '*.password'],
    },
    genReqId: () => randomUUID(),
    trustProxy: trustProxy.length > 0 && trustProxy,
    bodyLimit: limits.body.json,
    requestTimeout: 120_000,
    routerOptions: { maxParamLength: 1000 },
    frameworkErrors: handleError,
    clientErrorHandler(error, socket) {
      if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy(error)
      const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
      const body = JSON.stringify(toEnvelope(malformed()))
      socket.end(
        `HTTP/1.1 ${status} ${status === 431 ? 'Request Header Fields Too Large' : 'Bad Request'}\r\n` +
          `Content-Length: ${Buffer.byteLength(body)}\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n${body}`,
      )
    },
  })
  server.setErrorHandler(handleError)
  server.setNotFoundHandler(async () => Promise.reject(notFound()))
  letConnectionsEnd(server)
  return server
}

/** A server that closes must not wait for the next request of those who are being answered. */
function letConnectionsEnd(server: FastifyInstance): void {
  let isClosing = false
  server.addHook('preClose', async () => {
    isClosing = true
  })
  server.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
}
