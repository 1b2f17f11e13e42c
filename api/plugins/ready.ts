import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { healthSchema } from '../../contract/envelope.ts'
import { apiPaths } from '../../contract/paths.ts'
import { isAnswering } from '../db/database.ts'
import type { ApiDeps } from '../deps.ts'
import { unavailable } from '../errors.ts'

/** How long an answer of those behind is believed, and how long it is waited for. */
const fresh = 1000
const patience = 3000

/** Tells a load balancer whether to send anybody here; also while the server sheds other load. */
export const readyRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, { db, images }) => {
  const areBehindWell = remember(async () => {
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
        tags: ['Health'],
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

/** Asks once for all who want to know at about the same time; no answer in time is a no. */
function remember(ask: () => Promise<boolean>): () => Promise<boolean> {
  let known = Promise.resolve(false)
  let askedAt = -fresh
  return () => {
    const now = performance.now()
    if (now - askedAt < fresh) return known
    askedAt = now
    const { promise: late, resolve } = Promise.withResolvers<boolean>()
    // After a long turn of the event loop the answer may be there, and only has to be heard.
    const timer = setTimeout(() => setImmediate(resolve, false), patience)
    known = Promise.race([ask(), late]).finally(() => clearTimeout(timer))
    return known
  }
}
