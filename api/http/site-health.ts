import type { FastifyInstance } from 'fastify'
import { healthSchema } from '../../contract/envelope.ts'
import { apiPaths, apiPrefix } from '../../contract/paths.ts'
import { cachedCheck } from './cached-check.ts'
import { unavailable } from './errors.ts'

type FetchApi = (request: Request) => Promise<Response>

const well = { success: true, status: 'ok' } as const
const vital = { config: { access: 'public', etag: false, isVital: true } } as const

/**
 * Tells a load balancer of a process that shows the site without its API what the API tells of its
 * own: whether it lives, and whether to send anybody here.
 */
export function siteHealthRoutes(server: FastifyInstance, fetchApi: FetchApi): void {
  const isApiWell = cachedCheck(async (signal) => {
    const request = new Request(`http://api${apiPrefix}${apiPaths.health}`, { signal })
    const answer = await fetchApi(request)
      .then((response) => response.json())
      .catch(() => null)
    return healthSchema.safeParse(answer).success
  })
  server.get(apiPrefix + apiPaths.health, vital, async (_request, reply) => {
    if (server.lifecycle.stage === 'starting') throw unavailable()
    return reply.header('cache-control', 'no-store').send(well)
  })
  server.get(apiPrefix + apiPaths.ready, vital, async (_request, reply) => {
    if (server.lifecycle.stage !== 'ready' || !(await isApiWell())) throw unavailable()
    return reply.header('cache-control', 'no-store').send(well)
  })
}
