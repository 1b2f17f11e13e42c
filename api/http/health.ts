import type { FastifyInstance, FastifyReply } from 'fastify'
import { healthSchema } from '../../contract/envelope.ts'
import { apiPaths, apiPrefix } from '../../contract/paths.ts'
import packageFile from '../../package.json' with { type: 'json' }
import { isResponding } from '../db/database.ts'
import type { ApiDeps } from '../deps.ts'
import { unavailable } from '../errors.ts'
import type { RouteConfig } from '../route-config.ts'

const maxAgeMs = 1000
const timeoutMs = 3000
const config: RouteConfig = { access: 'public', etag: false, bypassesAdmission: true }

/**
 * `/health` fails if the process needs a restart: it has not started, or its database or folder is gone. `/ready`
 * fails if a load balancer should send no requests to it.
 */
export async function healthRoutes(
  app: FastifyInstance,
  { env, db, images }: ApiDeps,
): Promise<void> {
  const hasStore = () =>
    images.store.check().then(
      () => true,
      () => false,
    )
  const areDependenciesUp = cachedCheck(async () => {
    const [hasData, hasImages] = await Promise.all([isResponding(db), hasStore()])
    return hasData && hasImages
  })

  app.get(
    apiPaths.health,
    { config, schema: { summary: 'Is the service ready?', response: { 200: healthSchema } } },
    async (_request, reply) => {
      const isStarted = app.lifecycle.stage !== 'starting'
      // A bucket is on another machine, so restarting this process would not help.
      return sendHealth(
        reply,
        isStarted && (await isResponding(db)) && (env.s3 !== undefined || (await hasStore())),
      )
    },
  )

  app.get(
    apiPaths.ready,
    {
      config,
      schema: {
        summary: 'Should requests be sent here?',
        description: '503 while starting or stopping, and where database or image store fail.',
        response: { 200: healthSchema },
      },
    },
    async (_request, reply) =>
      sendHealth(reply, app.lifecycle.stage === 'ready' && (await areDependenciesUp())),
  )
}

/** The same routes for a process that serves the site without the API: it is ready if the API is. */
export function siteHealthRoutes(
  server: FastifyInstance,
  fetchApi: (request: Request) => Promise<Response>,
): void {
  const isApiUp = cachedCheck(async (signal) => {
    const request = new Request(`http://api${apiPrefix}${apiPaths.health}`, { signal })
    const body = await fetchApi(request)
      .then((response) => response.json())
      .catch(() => null)
    return healthSchema.safeParse(body).success
  })

  server.get(apiPrefix + apiPaths.health, { config }, async (_request, reply) =>
    sendHealth(reply, server.lifecycle.stage !== 'starting'),
  )
  server.get(apiPrefix + apiPaths.ready, { config }, async (_request, reply) =>
    sendHealth(reply, server.lifecycle.stage === 'ready' && (await isApiUp())),
  )
}

function sendHealth(reply: FastifyReply, isUp: boolean) {
  if (!isUp) throw unavailable()
  reply.header('cache-control', 'no-store')
  return { success: true as const, status: 'ok' as const, version: packageFile.version }
}

/** Runs a check at most once a second, for all clients. One that takes too long counts as failed. */
function cachedCheck(check: (signal: AbortSignal) => Promise<boolean>): () => Promise<boolean> {
  let result = Promise.resolve(false)
  let checkedAt = -maxAgeMs
  return () => {
    const now = performance.now()
    if (now - checkedAt < maxAgeMs) return result
    checkedAt = now
    const { promise: late, resolve } = Promise.withResolvers<boolean>()
    const abort = new AbortController()
    // After a long turn of the event loop, the result may have arrived and not been read yet.
    const timer = setTimeout(() => setImmediate(resolve, false), timeoutMs)
    result = Promise.race([check(abort.signal), late]).finally(() => {
      clearTimeout(timer)
      abort.abort()
    })
    return result
  }
}
