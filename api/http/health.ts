import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { healthSchema } from '../../contract/envelope.ts'
import { apiPaths } from '../../contract/paths.ts'
import { isAnswering } from '../db/database.ts'
import type { ApiDeps } from '../deps.ts'
import { unavailable } from './errors.ts'

/**
 * Tells whether the process is ready and what stands on its own machine is there: what only another
 * start cures. Also while the server sheds other load.
 */
export const healthRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, { env, db, images }) => {
  const hasFiles = async () => {
    if (env.s3) return true
    return images.store.check().then(
      () => true,
      () => false,
    )
  }

  app.get(
    apiPaths.health,
    {
      config: { access: 'public', etag: false, isVital: true },
      schema: { summary: 'Is the service ready?', response: { 200: healthSchema } },
    },
    async (_request, reply) => {
      const isStarting = app.lifecycle.stage === 'starting'
      if (isStarting || !(await isAnswering(db)) || !(await hasFiles())) throw unavailable()
      reply.header('cache-control', 'no-store')
      return { success: true as const, status: 'ok' as const }
    },
  )
}
