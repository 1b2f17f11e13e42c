import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { Env } from '../../env/env.ts'
import { IncomingMessage, ServerResponse } from './node-http.ts'

/** Browser features that no page uses. */
const denied = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']

const nothing = ["'none'"]

/** The headers of every response; pages and the API add more. */
export function listSecurityHeaders(publicUrl: string): Record<string, string> {
  return {
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': denied.map((feature) => `${feature}=()`).join(', '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  }
}

/** Headers that a route sets replace them. */
function sendSecurityHeaders(server: FastifyInstance, headers: Record<string, string>): void {
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** Sends headers for responses that are data: nothing in them may run, load or be framed. */
export function sendStrictHeaders(
  app: FastifyInstance,
  { publicUrl }: Pick<Env, 'publicUrl'>,
  { embeddableBy }: { embeddableBy: 'same-origin' | 'cross-origin' },
): void {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: nothing,
        baseUri: nothing,
        formAction: nothing,
        frameAncestors: nothing,
      },
    },
    xFrameOptions: { action: 'deny' },
    crossOriginResourcePolicy: { policy: embeddableBy },
    strictTransportSecurity: publicUrl.startsWith('https:'),
    referrerPolicy: { policy: 'no-referrer' },
  })
  sendSecurityHeaders(app, listHeadersOf(setHeaders))
}

/**
 * Headers that Helmet sets. They are the same for every request, and Node writes headers faster that come all
 * at once.
 */
function listHeadersOf(setHeaders: ReturnType<typeof helmet>): Record<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  setHeaders(response.req, response, () => {})
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  )
}
