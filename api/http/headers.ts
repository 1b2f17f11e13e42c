import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../../env/env.ts'

/** What no page of ours asks a browser for. */
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

export function sendSecurityHeaders(
  server: FastifyInstance,
  headers: Record<string, string>,
): void {
  server.addHook('onRequest', (_request, reply, done) => {
    // On the raw response, so that headers that a route sets replace them.
    for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value)
    done()
  })
}

/** Sends headers for responses that are data: nothing in them may run, load or be framed. */
export async function sendStrictHeaders(
  app: FastifyInstance,
  { publicUrl }: Pick<Env, 'publicUrl'>,
  { shownBy }: { shownBy: 'same-origin' | 'cross-origin' },
): Promise<void> {
  await app.register(helmet, {
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
    crossOriginResourcePolicy: { policy: shownBy },
    strictTransportSecurity: publicUrl.startsWith('https:'),
    referrerPolicy: { policy: 'no-referrer' },
  })
}
