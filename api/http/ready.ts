import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { healthSchema } from '../../contract/envelope.ts'
import { apiPaths } from '../../contract/paths.ts'
import { isAnswering } from '../db/database.ts'
import type { ApiDeps } from '../deps.ts'
import { cachedCheck } from './cached-check.ts'
import { unavailable } from './errors.ts'

/** Tells a load balancer whether to send anybody here; also while the server sheds other load. */
export const readyRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, { db, images }) => {
  const areBehindWell = cachedCheck(async () => {
    const [hasData, hasImages] = await Promise.all([
      isAnswering(db),
      images.store.check().then(
        () => true,
        () => false,
      ),
    ])
    return hasData && hasImages
  })

  app.get(
    apiPaths.ready,
    {
      config: { access: 'public', etag: false, isVital: true },
      schema: {
        summary: 'Should requests be sent here?',
        description: '503 while starting or stopping, and where database or image store fail.',
        response: { 200: healthSchema },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      const { stage } = app.lifecycle
      if (stage !== 'ready' || !(await areBehindWell())) throw unavailable()
      return { success: true as const, status: 'ok' as const }
    },
  )
}
