import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../../env.ts'

/** Sends headers for answers that are data: nothing in them may run, load or be framed. */
export async function sendStrictHeaders(
  app: FastifyInstance,
  { publicUrl }: Pick<Env, 'publicUrl'>,
  { shownBy }: { shownBy: 'same-origin' | 'cross-origin' },
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: shownBy },
    strictTransportSecurity: publicUrl.startsWith('https:'),
    referrerPolicy: { policy: 'no-referrer' },
  })
}
