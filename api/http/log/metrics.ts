import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { apiPaths, apiPrefix } from '../../../contract/paths.ts'
import { poolState } from '../../db/postgres/postgres.ts'
import type { ApiDeps } from '../../deps.ts'
import { countSessions } from '../../sessions/repository.ts'
import { createServer } from '../node-http.ts'

type Prom = typeof import('prom-client')

/** `watch` adds metrics of the database and images, which only the API has. */
export type Metrics = {
  registry: Registry
  watch(deps: Pick<ApiDeps, 'db' | 'images'>): void
  /** Adds the lag of the copy elsewhere. */
  watchCopy(lagMs: () => number): void
}

const durations = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Measures every request of a server. Must be called before its routes are declared. */
export async function measure(server: FastifyInstance): Promise<Metrics> {
  // Imported only if metrics are enabled.
  const prom = await import('prom-client')
  const registry = new prom.Registry()
  prom.collectDefaultMetrics({ register: registry })
  observeRequests(server, prom, [registry])
  const { gauge, counter } = createWatchers(prom, [registry])
  gauge('http_requests_working', 'Requests in progress', () => server.load.working)
  gauge('http_bytes_unsent', 'Response bytes that clients have not read', () => server.load.unsent)
  counter('http_requests_rejected_total', 'Requests rejected under load', () => {
    return server.load.rejected
  })
  return {
    registry,
    watch({ db, images }) {
      const pool = (count: 'total' | 'idle' | 'waiting') => () => poolState(db)[count]
      gauge('database_connections', 'Connections to PostgreSQL', pool('total'))
      gauge('database_connections_idle', 'Connections that nobody uses', pool('idle'))
      gauge('database_queries_waiting', 'Queries that wait for a connection', pool('waiting'))
      gauge('image_queue_length', 'Pictures under way or waiting', () => images.queued())
      gauge('sessions_living', 'Sessions that are signed in', () => countSessions(db))
    },
    watchCopy(lagMs) {
      gauge('copy_lag_seconds', 'How far the copy is behind', () => lagMs() / 1000)
    },
  }
}

function observeRequests(server: FastifyInstance, prom: Prom, registers: Registry[]): void {
  const requests = new prom.Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to response, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: durations,
    registers,
  })
  const fromCache = new prom.Counter({
    name: 'cached_responses_sent_total',
    help: 'Responses sent from the cache',
    registers,
  })
  const made = new prom.Counter({
    name: 'cacheable_responses_made_total',
    help: 'Public reads that were not in the cache',
    registers,
  })
  const loginFailures = new prom.Counter({
    name: 'login_failures_total',
    help: 'Sign-ins rejected: wrong, or too many',
    labelNames: ['status'],
    registers,
  })
  server.addHook('onResponse', (request, reply, done) => {
    const { url: route = '' } = request.routeOptions
    const status = String(reply.statusCode)
    requests.observe({ method: request.method, route, status }, reply.elapsedTime / 1000)
    if (request.isFromCache) fromCache.inc()
    if (request.pendingResponse) made.inc()
    if (route === apiPrefix + apiPaths.login && [401, 429].includes(reply.statusCode))
      loginFailures.inc({ status })
    done()
  })
}

/** Creates metrics whose values are kept elsewhere and read when they are collected. */
function createWatchers({ Counter, Gauge }: Prom, registers: Registry[]) {
  return {
    /** Counts since the start. */
    counter(name: string, help: string, read: () => number): void {
      new Counter({
        name,
        help,
        registers,
        collect() {
          this.reset()
          this.inc(read())
        },
      })
    },
    gauge(name: string, help: string, read: () => number | Promise<number>): void {
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          // One unreadable value, for example while the database is down, must not hide the others.
          await Promise.try(read).then(
            (value) => this.set(value),
            () => this.remove(),
          )
        },
      })
    },
  }
}

/** Serves the metrics on a separate port, which is not public. */
export async function serveMetrics(
  { registry }: Metrics,
  { port, host }: { port: number; host: string },
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || request.url?.split('?')[0] !== '/metrics')
      return void response.writeHead(404).end()
    try {
      const text = await registry.metrics()
      response.writeHead(200, { 'content-type': registry.contentType }).end(text)
    } catch {
      response.writeHead(503).end()
    }
  })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject).listen({ port, host }, resolve)
  await promise
  return {
    port: (server.address() as { port: number }).port,
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
