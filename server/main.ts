import type { FastifyInstance } from 'fastify'
import { mountApi } from '../api/app.ts'
import { requireRecipient } from '../api/backups/format/encryption.ts'
import type { Copy, CopyOptions } from '../api/copy/run-copy.ts'
import { openDatabase, withLongBusyTimeout } from '../api/db/database.ts'
import { findUnsafeSettings } from '../api/db/postgres/postgres.ts'
import {
  createFirstAdministrator,
  requireFirstPassword,
} from '../api/features/accounts/administrators.ts'
import { createServer } from '../api/http/create-server.ts'
import { siteHealthRoutes } from '../api/http/health.ts'
import { type Metrics, measure, serveMetrics } from '../api/http/log/metrics.ts'
import { serveSecurityText } from '../api/http/security-text.ts'
import { createImages } from '../api/images/images.ts'
import { openImageStore } from '../api/images/open-store.ts'
import {
  createPublishedAssets,
  openAssetStore,
} from '../api/maintenance/published-assets-repository.ts'
import { cutOff, drain } from '../api/overload/shutdown.ts'
import { adoptContent, type ShopContent } from '../api/seed/adopt-content.ts'
import { closeNewShop } from '../api/seed/close-new-shop.ts'
import { type SeedRecords, seedRecords } from '../api/seed/seed.ts'
import { readShopName } from '../api/settings/saved-settings.ts'
import { endOfIndiaDay } from '../contract/india-time.ts'
import { messages } from '../contract/messages.ts'
import { apiPrefix, pagePaths } from '../contract/paths.ts'
import { type Env, readEnv } from '../env/env.ts'
import { keepFilesPrivate } from '../env/private-files.ts'
import { requireClock } from '../env/require-clock.ts'
import { StartError } from '../env/start-error.ts'
import { cacheResponses } from '../http-cache/cache-responses.ts'
import type { WebOptions } from '../web/server.ts'
import { fetchInProcess, fetchOverHttp } from './fetch-api.ts'
import { listen, reject, requireFreePort } from './listen.ts'
import { createSettingsReader } from './read-settings.ts'

/** Runs the site and its API in one process, or one of the two: `node server/main.ts [all|api|web]`. */
async function main([side = 'all']: string[]): Promise<void> {
  keepFilesPrivate()
  requireClock()
  const env = readEnv()
  const onShutdownSignal = handleShutdownSignals()
  if (side === 'all' || side === 'api') await startApi(env, side, onShutdownSignal)
  else if (side === 'web') await startWeb(env, onShutdownSignal)
  else throw new StartError(`There is no side «${side}»: all, api or web.`)
}

async function startApi(
  env: Env,
  side: 'all' | 'api',
  onShutdownSignal: OnShutdownSignal,
): Promise<void> {
  await requireFreePort(env)
  await requireFirstPassword(env)
  await requireRecipient(env.backupRecipient)
  const server = createServer(env)
  await openTracing(server, env)
  const metrics = await openMetrics(server, env)
  const db = await openDatabase(env)
  const images = createImages({ db, store: await openImageStore(env), log: server.log })
  metrics?.watch({ db, images })
  const fetchApi = fetchInProcess(server)
  const readSettings = createSettingsReader(env.shop)
  serveSecurityText(server, env.publicUrl, () => readSettings(fetchApi))
  const adopt = () => adoptContent({ db, images, variables: env.shop }, loadDemoContent)
  await mountApi(server, { env, db, images, onRestored: adopt })
  if (env.seed === 'demo')
    await withLongBusyTimeout(db, () => seedRecords({ db, images }, () => loadDemo(env)))
  else await withLongBusyTimeout(db, () => closeNewShop(db))
  await withLongBusyTimeout(db, adopt)
  if (side === 'all') {
    const publishedAssets = createPublishedAssets(db, openAssetStore(env))
    await mountPages(server, { env, fetchApi, readSettings, publishedAssets })
  }
  const address = await listen(server, env)
  const copy = env.copyTo && (await startCopy({ env, db, store: images.store, log: server.log }))
  if (copy) metrics?.watchCopy(copy.lagMs)
  onShutdownSignal(
    createShutdown(server, env, async () => {
      await copy?.stopPictures()
      await db.destroy()
      await copy?.close()
    }),
  )

  // Created last, so that a generated password is only printed by a start that succeeded.
  const administrator = await createFirstAdministrator(db, env)
  if (server.lifecycle.stage === 'starting') server.lifecycle.stage = 'ready'
  console.info(`${await readShopName(db, env.shop)} is ready.`)
  if (side === 'all') printPages(address)
  console.info(`  API         ${address}${apiPrefix}, described at ${address}${apiPrefix}/docs`)
  const unsafe = await findUnsafeSettings(db)
  if (unsafe.length > 0) console.info(`  Careful     ${messages.storage.unsafe(unsafe)}`)
  if (administrator?.password) {
    console.info(`\n  Sign in as  ${administrator.email}`)
    console.info(`  Password    ${administrator.password}   (shown only this once)`)
  }
}

async function startWeb(env: Env, onShutdownSignal: OnShutdownSignal): Promise<void> {
  if (!env.apiUrl) throw new StartError('API_URL: must be set where the site runs without its API')
  const server = createServer(env)
  await openTracing(server, env)
  await openMetrics(server, env)
  // Pages are not cached, because this process does not see the writes.
  cacheResponses(server, { edgeSeconds: env.edgeSeconds, endsBy: endOfIndiaDay })
  const fetchApi = fetchOverHttp(env.apiUrl)
  const readSettings = createSettingsReader(env.shop)
  serveSecurityText(server, env.publicUrl, () => readSettings(fetchApi))
  siteHealthRoutes(server, fetchApi)
  await mountPages(server, { env, fetchApi, readSettings })
  const address = await listen(server, env)
  onShutdownSignal(createShutdown(server, env))
  server.lifecycle.stage = 'ready'
  console.info(`${(await readSettings(fetchApi)).name} is ready.`)
  printPages(address)
}

/** Imported on demand, because most sites have no copy. */
async function startCopy(options: CopyOptions): Promise<Copy> {
  const { runCopy } = await import('../api/copy/run-copy.ts')
  return runCopy(options)
}

/** Serves metrics on a separate port, if one is configured. */
async function openMetrics(server: FastifyInstance, env: Env): Promise<Metrics | undefined> {
  if (env.metricsPort === undefined) return
  const metrics = await measure(server)
  const address = { port: env.metricsPort, host: env.host }
  const shown = await serveMetrics(metrics, address).catch((error) =>
    reject(error, address, 'METRICS_PORT'),
  )
  server.addHook('onClose', () => shown.close())
  return metrics
}

/** Imported on demand, so that nothing is loaded without a collector. */
async function openTracing(server: FastifyInstance, { traceEndpoint }: Env): Promise<void> {
  if (!traceEndpoint) return
  const { traceRequests } = await import('./tracing.ts')
  traceRequests(server, traceEndpoint)
}

/** Imported on demand, because a host of only the API has no built pages. */
async function mountPages(server: FastifyInstance, options: WebOptions): Promise<void> {
  const { webPlugin } = await import('../web/server.ts')
  await server.register(webPlugin, options)
}

async function loadDemo({ counts }: Env): Promise<SeedRecords> {
  console.info('Filling the empty database with the demo shop …')
  const { demoRecords } = await import('../demo/index.ts')
  return counts ? demoRecords : { ...demoRecords, counts: [] }
}

async function loadDemoContent(): Promise<ShopContent> {
  const { demoRecords } = await import('../demo/index.ts')
  return demoRecords
}

function printPages(address: string): void {
  console.info(`  Site        ${address}`)
  console.info(`  Admin area  ${address}${pagePaths.admin}`)
}

/** Sets how a shutdown signal is handled from now on. */
type OnShutdownSignal = (stop: () => void) => void

/**
 * Until the server listens, a shutdown signal ends the process at once. A single listener stays for the whole
 * run, because a signal that arrives while listeners are exchanged would be lost.
 */
function handleShutdownSignals(): OnShutdownSignal {
  let stop: () => void = () => {
    console.error('Stopped before it was ready; the next start begins anew.')
    process.exit(1)
  }
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => stop())
  return (next) => {
    stop = next
  }
}

/**
 * Finishes the requests in progress, then exits with 0. A second signal exits at once, unless it comes within a
 * second, because a terminal also sends Ctrl-C to npm, which passes it on.
 */
function createShutdown(
  server: FastifyInstance,
  { stopGrace }: Env,
  release?: () => Promise<void>,
): () => Promise<void> {
  let startedAt: number | undefined
  return async () => {
    if (startedAt !== undefined) {
      if (performance.now() - startedAt > 1000) process.exit(1)
      return
    }
    startedAt = performance.now()
    // Cuts off connections before a supervisor would kill the process over a request that never ends.
    setTimeout(() => cutOff(server), stopGrace * 1000).unref()
    await drain(server)
    await release?.()
    process.exit()
  }
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  const isExpected = error instanceof StartError
  console.error(isExpected ? error.message : error)
  process.exit(1)
}
