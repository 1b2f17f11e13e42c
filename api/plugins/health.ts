import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { healthSchema } from '../../contract/envelope.ts'
import { apiPaths } from '../../contract/paths.ts'
import { isAnswering } from '../db/database.ts'
import type { ApiDeps } from '../deps.ts'
import { unavailable } from '../errors.ts'

/** Tells whether the database answers; also while the server sheds other load. */
export const healthRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, { db }) => {
  app.get(
    apiPaths.health,
    {
      config: { access: 'public', etag: false, isVital: true },
      schema: {
        tags: ['Health'],
        summary: 'Is the service ready?',
        response: { 200: healthSchema },
      },
    },
    async (_request, reply) => {
      if (!(await isAnswering(db))) throw unavailable()
      reply.header('cache-control', 'no-store')
      return { success: true as const, status: 'ok' as const }
    },
  )
}
