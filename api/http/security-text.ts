import type { FastifyInstance } from 'fastify'
import { dayMs } from '../../contract/durations.ts'

const path = '/.well-known/security.txt'
const halfYear = 182 * dayMs

/** `security.txt` (RFC 9116): where to report a vulnerability. */
export function serveSecurityText(
  server: FastifyInstance,
  publicUrl: string,
  readContact: () => Promise<{ email: string }>,
): void {
  server.get(
    path,
    { config: { access: 'public', edgeTags: ['settings'] } },
    async (_request, reply) => {
      const { email } = await readContact()
      const lines = [
        `Contact: mailto:${email}`,
        `Expires: ${new Date(Date.now() + halfYear).toISOString()}`,
        'Preferred-Languages: en, ta',
        `Canonical: ${publicUrl}${path}`,
      ]
      reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600')
      return reply.send(`${lines.join('\n')}\n`)
    },
  )
}
