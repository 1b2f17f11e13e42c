import type { FastifyInstance } from 'fastify'
import { mountApi } from '../api/app.ts'
import { openDatabase, patiently } from '../api/db/database.ts'
import { createFirstAdministrator } from '../api/features/auth/first-administrator.ts'
import { createServer } from '../api/http/create-server.ts'
import { type Metrics, measure, serveMetrics } from '../api/http/metrics.ts'
import { tellSecurityContact } from '../api/http/security-text.ts'
import { tellSiteHealth } from '../api/http/site-health.ts'
import { createImages } from '../api/images/images.ts'
import { openImageStore } from '../api/images/open-store.ts'
import { cutOff, drain } from '../api/overload/shutdown.ts'
import { type SeedCatalogue, seedCatalogue } from '../api/seed.ts'
import { StartError } from '../api/start-error.ts'
import { apiPrefix, pagePaths } from '../contract/paths.ts'
import { cacheResponses } from '../http-cache/cache-responses.ts'
import { type Env, EnvError, readEnv } from './env.ts'
import { type FetchApi, fetchInProcess, fetchOverHttp } from './fetch-api.ts'
import { listen, refuse, requireFreePort } from './listen.ts'
import { keepFilesPrivate } from './private-files.ts'

/** Runs the site and its API in one process, or one of the two: `node server/main.ts [all|api|web]`. */
async function main([side = 'all']: string[]): Promise<void> {
  keepFilesPrivate()
  const env = readEnv()
  const heed = heedSignals()
  if (side === 'all' || side === 'api') await startApi(env, side, heed)
  else if (side === 'web') await startWeb(env, heed)
  else throw new StartError(`There is no side «${side}»: all, api or web.`)
}

async function startApi(env: Env, side: 'all' | 'api', heed: Heed): Promise<void> {
  await requireFreePort(env)
  const server = createServer(env)
  const metrics = await openMetrics(server, env)
  const db = await openDatabase(env)
  const images = createImages({ db, store: await openImageStore(env), log: server.log })
  metrics?.watch({ db, images })
  tellSecurityContact(server, env)
  await mountApi(server, { env, db, images })
  if (env.seed === 'demo')
    await patiently(db, () => seedCatalogue({ db, images }, loadDemo, sayProgress))
  if (side === 'all') await mountSite(server, env, fetchInProcess(server))
  const address = await listen(server, env)
  heed(stopper(server, env, () => db.destroy()))

  // Only now: a password that was made up is shown, or there is no account yet.
  const administrator = await createFirstAdministrator(db, env)
  if (server.lifecycle.stage === 'starting') server.lifecycle.stage = 'ready'
  console.info(`${env.site.name} is ready.`)
  if (side === 'all') sayPages(address)
  console.info(`  API         ${address}${apiPrefix}, described at ${address}${apiPrefix}/docs`)
  if (administrator?.password) {
    console.info(`\n  Sign in as  ${administrator.email}`)
    console.info(`  Password    ${administrator.password}   (shown only this once)`)
  }
}

async function startWeb(env: Env, heed: Heed): Promise<void> {
  if (!env.apiUrl) throw new EnvError('API_URL: must be set where the site runs without its API')
  const server = createServer(env)
  await openMetrics(server, env)
  // Nothing is cached here: this process does not see the writes.
  cacheResponses(server, {})
  tellSecurityContact(server, env)
  const fetchApi = fetchOverHttp(env.apiUrl)
  tellSiteHealth(server, fetchApi)
  await mountSite(server, env, fetchApi)
  const address = await listen(server, env)
  heed(stopper(server, env))
  server.lifecycle.stage = 'ready'
  console.info(`${env.site.name} is ready.`)
  sayPages(address)
}

/** Where figures are wanted, measures from here on and shows them. */
async function openMetrics(server: FastifyInstance, env: Env): Promise<Metrics | undefined> {
  if (env.metricsPort === undefined) return
  const metrics = await measure(server)
  const place = { port: env.metricsPort, host: env.host }
  const shown = await serveMetrics(metrics, place).catch((error) =>
    refuse(error, place, 'METRICS_PORT'),
  )
  server.addHook('onClose', () => shown.close())
  return metrics
}

/** Loaded only where it is needed: the API's host has no built pages. */
async function mountSite(server: FastifyInstance, env: Env, fetchApi: FetchApi): Promise<void> {
  const { webPlugin } = await import('../web/server.ts')
  await server.register(webPlugin, { env, fetchApi })
}

async function loadDemo(): Promise<SeedCatalogue> {
  const { demoCatalogue } = await import('../demo/index.ts')
  return demoCatalogue
}

function sayProgress(done: number, total: number): void {
  const step = Math.ceil(total / 10)
  if (done === total || done % step === 0)
    console.info(`Preparing the demo catalogue: ${done} of ${total} pictures`)
}

function sayPages(address: string): void {
  console.info(`  Site        ${address}`)
  console.info(`  Admin area  ${address}${pagePaths.admin}`)
}

/** Tells what a signal to stop does from now on. */
type Heed = (stop: () => void) => void

/**
 * A first start takes a while: whoever stops it is told that nothing is lost. There is one listener
 * for as long as the process runs: a signal that comes while one is exchanged for another is lost.
 */
function heedSignals(): Heed {
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
 * Finishes the requests under way, then ends with 0. A second signal does not wait; but a terminal
 * sends its Ctrl-C to npm too, which passes it on, and that is no second one.
 */
function stopper(
  server: FastifyInstance,
  { stopGrace }: Env,
  release?: () => Promise<void>,
): () => Promise<void> {
  let stoppingSince: number | undefined
  return async () => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > 1000) process.exit(1)
      return
    }
    stoppingSince = performance.now()
    // A request that never ends is cut off before whoever watches the process loses patience.
    setTimeout(() => cutOff(server), stopGrace * 1000).unref()
    await drain(server)
    await release?.()
    process.exit()
  }
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  const isExpected = error instanceof EnvError || error instanceof StartError
  console.error(isExpected ? error.message : error)
  process.exit(1)
}
