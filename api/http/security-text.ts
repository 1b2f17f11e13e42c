import type { FastifyInstance } from 'fastify'
import type { Env } from '../../server/env.ts'

const path = '/.well-known/security.txt'
const halfYear = 182 * 24 * 60 * 60 * 1000

/** `security.txt` (RFC 9116): where to report a vulnerability. */
export function serveSecurityText(
  server: FastifyInstance,
  { publicUrl, site }: Pick<Env, 'publicUrl' | 'site'>,
): void {
  server.get(path, { config: { access: 'public' } }, (_request, reply) => {
    const lines = [
      `Contact: mailto:${site.email}`,
      `Expires: ${new Date(Date.now() + halfYear).toISOString()}`,
      'Preferred-Languages: en, ta',
      `Canonical: ${publicUrl}${path}`,
    ]
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400')
    return reply.send(`${lines.join('\n')}\n`)
  })
}
