import type { FastifyInstance } from 'fastify'
import type { Env } from '../../env/env.ts'

/** Browser features that no page uses. */
const denied = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']

/** The headers of every response; pages and the API add more. */
export function listSecurityHeaders(publicUrl: string): Record<string, string> {
  return {
    'content-security-policy':
      "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
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

/** Sends security headers, unless a route sets its own. */
function sendSecurityHeaders(server: FastifyInstance, headers: Record<string, string>): void {
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

type Embedding = { embeddableBy: 'same-origin' | 'cross-origin' }

/** Sends headers for responses that are data: they may not run, load or be framed. */
export function sendStrictHeaders(
  app: FastifyInstance,
  { publicUrl }: Pick<Env, 'publicUrl'>,
  { embeddableBy }: Embedding,
): void {
  sendSecurityHeaders(app, listStrictHeaders(publicUrl, { embeddableBy }))
}

/** Lists the headers that Helmet sets, for comparison in a test. */
export function listStrictHeaders(
  publicUrl: string,
  { embeddableBy }: Embedding,
): Record<string, string> {
  return {
    ...listSecurityHeaders(publicUrl),
    'cross-origin-resource-policy': embeddableBy,
    'origin-agent-cluster': '?1',
    'referrer-policy': 'no-referrer',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  }
}
