import type { IncomingHttpHeaders } from 'node:http'
import fastify, { type FastifyInstance } from 'fastify'
import { backupLimits } from '../../contract/backups/limits.ts'
import { limits } from '../../contract/limits.ts'
import { isDecodable } from '../../contract/text/is-decodable.ts'
import type { Env } from '../../env/env.ts'
import { trustedProxies } from '../client-address.ts'
import { notFound } from '../errors.ts'
import { controlAdmission } from '../overload/admission.ts'
import { cutOffSlowSenders, limitConnections } from '../overload/client-limits.ts'
import { trackConnections } from '../overload/shutdown.ts'
import { serverLimits } from '../server-limits.ts'
import { listSecurityHeaders } from './headers.ts'
import { logOptions, requestIdOf, traceOf } from './log/log.ts'
import { RequestLog } from './log/request-log.ts'
import { createRejections, rejectTargets, requireHost } from './malformed-requests.ts'
import { longestPath, originForm } from './request-target.ts'
import { sendError } from './send-error.ts'

type ServerSettings = Pick<Env, 'logLevel' | 'trustProxy'> &
  Partial<Pick<Env, 'publicUrl' | 'secrets'>> & { bodyTimeoutMs?: number }

/**
 * Creates a server without routes: its limits, its log, and its responses to malformed HTTP. A body that is
 * incomplete after `bodyTimeoutMs` milliseconds must keep a minimum rate from then on.
 */
export function createServer({
  logLevel,
  trustProxy,
  publicUrl = '',
  bodyTimeoutMs = 120_000,
  secrets = [],
}: ServerSettings): FastifyInstance {
  const securityHeaders = listSecurityHeaders(publicUrl)
  const { rejectUnreadable, rejectExpectation } = createRejections(securityHeaders)
  const server: FastifyInstance = fastify({
    logger: logOptions(logLevel, secrets),
    genReqId: requestIdOf(trustProxy),
    // A route with its own log level needs its own logger.
    childLoggerFactory: (logger, bindings, options, request) =>
      options.level
        ? logger.child({ ...bindings, ...traceOf(request) }, options)
        : new RequestLog(logger, bindings, request),
    trustProxy: trustProxy.length > 0 && trustedProxies(trustProxy),
    bodyLimit: limits.body.json,
    rewriteUrl(request) {
      // Methods that the framework does not know are routed as one that no route allows, because they would
      // otherwise get 404 instead of 405.
      if (!methods.has(request.method ?? '')) request.method = 'TRACE'
      return readablePath(originForm(request.url ?? '/'))
    },
    http: {
      headersTimeout: bodyTimeoutMs / 2,
      connectionsCheckingInterval: bodyTimeoutMs / 4,
      // Node reads no body stream of a request without a body.
      optimizeEmptyRequests: true,
      requireHostHeader: false,
      // Without this, only the first of several hosts would be seen.
      joinDuplicateHeaders: true,
    },
    connectionTimeout: serverLimits.load.reader,
    // A large catalogue may take longer than ten seconds to load before the server listens.
    pluginTimeout: 0,
    keepAliveTimeout: 72_000,
    // Longest time that the largest body takes at the minimum rate.
    requestTimeout: bodyTimeoutMs + (backupLimits.part / limits.body.perSecond) * 1000,
    // While it drains, the server still serves requests on open connections.
    return503OnClosing: false,
    // The maximum length of a path, so that the record's own schema rejects an id that is too long.
    routerOptions: { maxParamLength: longestPath.characters },
    frameworkErrors: sendError,
    clientErrorHandler(error, socket) {
      rejectUnreadable(error, socket, server)
    },
  })
  const methods = new Set(server.supportedMethods)
  server.server.on('checkExpectation', rejectExpectation)
  server.setErrorHandler(sendError)
  server.setNotFoundHandler(async () => Promise.reject(notFound()))
  server.addHook('onRequest', ({ id, headers }, reply, done) => {
    reply.header('x-request-id', id).headers(securityHeaders)
    // Some clients send a content type without a body, which must not be parsed.
    if (headers['content-type'] !== undefined && !hasBody(headers)) delete headers['content-type']
    done()
  })
  trackConnections(server, trustProxy.length > 0)
  requireHost(server)
  cutOffSlowSenders(server, bodyTimeoutMs)
  rejectTargets(server)
  limitConnections(server, trustProxy.length > 0)
  controlAdmission(server)
  return server
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = headers
  return encoding !== undefined || length !== '0'
}

/** Routes a badly encoded path unchanged, so it is not found. */
function readablePath(url: string): string {
  if (!url.includes('%')) return url
  const [path = '', ...query] = url.split('?')
  return isDecodable(path) ? url : [path.replaceAll('%', '%25'), ...query].join('?')
}
