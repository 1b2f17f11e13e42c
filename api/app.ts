import { extname } from 'node:path'
import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { endOfIndiaDay } from '../contract/india-time.ts'
import { apiPrefix, uploadsPrefix } from '../contract/paths.ts'
import { shopStateHeader } from '../contract/setup/shop-state.ts'
import { cacheResponses } from '../http-cache/cache-responses.ts'
import { createBackupJobs } from './backups/jobs/jobs.ts'
import { backupRoutes } from './backups/routes.ts'
import { chooseStore, createBackupStorage } from './backups/storage/backup-storage.ts'
import { watchCatalogue } from './db/watch-catalogue.ts'
import type { ApiDeps } from './deps.ts'
import { createDrawings } from './drawing/drawings.ts'
import type { DrawingKinds } from './drawing-worker.ts'
import { purgeEdge, trustedBeforePurge } from './edge/purge-edge.ts'
import { passkeyRoutes } from './features/accounts/passkeys/routes.ts'
import { passkeySignInRoutes } from './features/accounts/passkeys/sign-in-routes.ts'
import { authRoutes } from './features/accounts/routes.ts'
import { secondFactorRoutes } from './features/accounts/second-factor/routes.ts'
import { sessionRoutes } from './features/accounts/session-routes.ts'
import { linkRoutes } from './features/accounts/staff/link-routes.ts'
import { accountRoutes } from './features/accounts/staff/routes.ts'
import { postRoutes } from './features/cards/post-routes.ts'
import { cardRoutes } from './features/cards/routes.ts'
import { categoryListRoutes } from './features/categories/list-routes.ts'
import { categoryRoutes } from './features/categories/routes.ts'
import { galleryListRoutes } from './features/gallery/list-routes.ts'
import { galleryRoutes } from './features/gallery/routes.ts'
import { productGroupListRoutes } from './features/groups/list-routes.ts'
import { productGroupRoutes } from './features/groups/routes.ts'
import { auditRoutes } from './features/history/routes.ts'
import { imageFileRoutes } from './features/images/routes.ts'
import { insightRoutes } from './features/insight/routes.ts'
import { labelCodeRoutes } from './features/labels/routes.ts'
import { navConfigRoutes } from './features/navigation/routes.ts'
import { listOrdersRoutes } from './features/orders/list-routes.ts'
import { packingRoutes } from './features/orders/packing-routes.ts'
import { orderRoutes } from './features/orders/routes.ts'
import { productPictureRoutes } from './features/pictures/routes.ts'
import { priceListRoutes } from './features/price-list/routes.ts'
import { shelfTagRoutes } from './features/price-list/shelf-tag-routes.ts'
import { priceRevisionRoutes } from './features/price-revisions/routes.ts'
import { priceRevisionStepRoutes } from './features/price-revisions/step-routes.ts'
import { productActionRoutes } from './features/products/action-routes.ts'
import { productListRoutes } from './features/products/list-routes.ts'
import { productRoutes } from './features/products/routes.ts'
import { ProductIndexes } from './features/search/product-indexes.ts'
import { synonymRoutes } from './features/search/synonyms/routes.ts'
import { searchTrialRoutes } from './features/search/trial-routes.ts'
import { siteIconRoutes } from './features/settings/icon-routes.ts'
import { sitePictureRoutes } from './features/settings/picture-routes.ts'
import { settingsRoutes } from './features/settings/routes.ts'
import { demoRoutes } from './features/setup/demo-routes.ts'
import { setupRoutes } from './features/setup/routes.ts'
import { blankOtherLanguage } from './http/blank-other-language.ts'
import { readBodies } from './http/body.ts'
import { documentApi } from './http/description/api-docs.ts'
import { sendStrictHeaders } from './http/headers.ts'
import { healthRoutes } from './http/health.ts'
import { rejectOtherMethods } from './http/method-not-allowed.ts'
import { guardRoutes } from './http/session.ts'
import { addShopStateHeader } from './http/shop-state-header.ts'
import { deriveOriginalsOnceServing } from './images/originals.ts'
import { sweepHourly } from './maintenance/sweep.ts'
import { demoRemover } from './seed/remove-demo.ts'
import { createAccountWatch } from './sessions/account-watch.ts'
import { readShortNames } from './settings/saved-settings.ts'

/** The drawing worker's file: beside this one, both in the sources and in the bundle. */
const drawingWorker = new URL(`./drawing-worker${extname(import.meta.url)}`, import.meta.url)

/**
 * Serves the whole API under `/api` and the images under `/uploads`, and caches the server's public responses,
 * pages included, until the catalogue changes.
 */
export async function mountApi(server: FastifyInstance, deps: ApiDeps): Promise<void> {
  const { env, db } = deps
  const watcher = watchCatalogue(db, {
    listenUrl: env.databaseListenUrl,
    ...(env.purgeUrl && { trustedMs: trustedBeforePurge }),
  })
  server.decorate('accountWatch', createAccountWatch(db))
  server.addHook('onClose', async () => server.accountWatch.close())
  const productIndexes = new ProductIndexes(db, watcher.knownChangeCount, (trx) =>
    readShortNames(trx, env.shop),
  )
  // The server listens only once the product index is loaded, so no response depends on how far loading had come.
  server.addHook('onReady', () => productIndexes.public.catchUp())
  server.addHook('onClose', async () => {
    await productIndexes.close()
    await watcher.close()
  })
  blankOtherLanguage(server)
  addShopStateHeader(server, db, watcher)
  cacheResponses(server, {
    versionReader: watcher,
    origins: env.corsOrigins,
    endsBy: endOfIndiaDay,
    edgeSeconds: env.edgeSeconds,
  })
  if (env.purgeUrl) purgeEdge(server, { db, watcher, url: env.purgeUrl, token: env.purgeToken })
  await server.register(async (app) => mountRoutes(app, deps, productIndexes), {
    prefix: apiPrefix,
  })
  await server.register(imageFileRoutes, { ...deps, prefix: uploadsPrefix })
  sweepHourly(server, deps)
  deriveOriginalsOnceServing(server, deps)
}

async function mountRoutes(
  app: FastifyInstance,
  deps: ApiDeps,
  productIndexes: ProductIndexes,
): Promise<void> {
  await prepareRoutes(app, deps)
  const otherMethods = rejectOtherMethods(app)
  await app.register(healthRoutes, deps)
  await mountAccounts(app, deps)
  await mountContent(app, deps, productIndexes)
  await mountOrders(app, deps, productIndexes)
  await mountShop(app, deps)
  await mountDrawings(app, deps)
  await mountSafety(app, deps)
  otherMethods.close()
}

/** Registers schemas, headers, sessions and body parsing, which apply to every route. */
async function prepareRoutes(app: FastifyInstance, { db, env }: ApiDeps): Promise<void> {
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  sendStrictHeaders(app, env, { embeddableBy: 'same-origin' })
  await app.register(cors, {
    origin: env.corsOrigins,
    exposedHeaders: ['ETag', 'Retry-After', 'X-Device', 'X-Request-Id', shopStateHeader],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    maxAge: 600,
    strictPreflight: false,
    preflightContinue: true,
  })
  guardRoutes(app, db, env)
  await readBodies(app)
  await documentApi(app)
}

/** Signing in, and the accounts of staff. */
async function mountAccounts(app: FastifyInstance, deps: ApiDeps): Promise<void> {
  await app.register(authRoutes, deps)
  await app.register(sessionRoutes, deps)
  await app.register(secondFactorRoutes, deps)
  await app.register(accountRoutes, deps)
  await app.register(linkRoutes, deps)
  await app.register(passkeyRoutes, deps)
  await app.register(passkeySignInRoutes, deps)
}

/** Records that visitors see, with their prices and words. */
async function mountContent(
  app: FastifyInstance,
  deps: ApiDeps,
  productIndexes: ProductIndexes,
): Promise<void> {
  await app.register(categoryListRoutes, deps)
  await app.register(categoryRoutes, deps)
  await app.register(productListRoutes, { ...deps, productIndexes })
  await app.register(searchTrialRoutes, { productIndexes })
  await app.register(productRoutes, deps)
  await app.register(productActionRoutes, deps)
  await app.register(productPictureRoutes, deps)
  await app.register(productGroupListRoutes, deps)
  await app.register(productGroupRoutes, deps)
  await app.register(priceRevisionRoutes, deps)
  await app.register(priceRevisionStepRoutes, deps)
  await app.register(galleryListRoutes, deps)
  await app.register(galleryRoutes, deps)
  await app.register(synonymRoutes, deps)
}

/** Orders, and counts of visits. */
async function mountOrders(
  app: FastifyInstance,
  deps: ApiDeps,
  { public: products }: ProductIndexes,
): Promise<void> {
  await app.register(listOrdersRoutes, { db: deps.db, products })
  await app.register(orderRoutes, deps)
  if (deps.env.counts)
    await app.register(insightRoutes, { ...deps, isRecord: (id) => products.hasSeen(id) })
}

/** Navigation, settings and the shop's opening. */
async function mountShop(app: FastifyInstance, deps: ApiDeps): Promise<void> {
  await app.register(navConfigRoutes, deps)
  await app.register(settingsRoutes, deps)
  await app.register(sitePictureRoutes, deps)
  await app.register(setupRoutes, deps)
}

/** Pictures and PDFs that the worker draws. */
async function mountDrawings(app: FastifyInstance, deps: ApiDeps): Promise<void> {
  const { drawingOf } = createDrawings<DrawingKinds>(drawingWorker)
  await app.register(priceListRoutes, {
    ...deps,
    drawPdf: drawingOf('priceListPdf'),
    drawPicture: drawingOf('priceListPicture'),
  })
  await app.register(shelfTagRoutes, { ...deps, draw: drawingOf('shelfTags') })
  await app.register(labelCodeRoutes, { ...deps, draw: drawingOf('labelCode') })
  await app.register(packingRoutes, { ...deps, draw: drawingOf('packingList') })
  await app.register(siteIconRoutes, { ...deps, draw: drawingOf('siteIcon') })
  await app.register(cardRoutes, { ...deps, draw: drawingOf('card') })
  await app.register(postRoutes, { ...deps, draw: drawingOf('post') })
}

/** History, backups, and the end of the demo, which begins with a backup. */
async function mountSafety(app: FastifyInstance, deps: ApiDeps): Promise<void> {
  const { env } = deps
  await app.register(auditRoutes, deps)
  const storage = createBackupStorage(chooseStore(env), env.backupKeep, env.backupRecipient)
  const jobs = createBackupJobs(deps, storage, app)
  await app.register(backupRoutes, { ...deps, storage, jobs })
  await app.register(demoRoutes, { removeDemo: demoRemover(deps, jobs) })
}
