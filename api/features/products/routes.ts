import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { emptySchema, list, page, paginate, succeed, success } from '../../../contract/envelope.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { productDetailsSchema } from '../../../contract/pictures/picture.ts'
import {
  modelFieldSchema,
  productAddressQuerySchema,
  productAddressSchema,
  productCreateBodySchema,
  productCreateSchema,
  productJsonSchema,
  productListQuerySchema,
  productQuerySchema,
  productSchema,
  productSearchSchema,
  productUpdateSchema,
} from '../../../contract/products/product.ts'
import { searchTrialQuerySchema, searchTrialSchema } from '../../../contract/search/search-trial.ts'
import { textsQuerySchema } from '../../../contract/text/texts-query.ts'
import { galleryItemRepository } from '../../catalogue/gallery-items.ts'
import type { ProductRow } from '../../catalogue/product-row.ts'
import { snapshot } from '../../db/transaction.ts'
import type { ApiDeps } from '../../deps.ts'
import { failureResponse } from '../../http/description/api-docs.ts'
import { historyRoutes } from '../../http/handlers/history-routes.ts'
import { showsVisibility } from '../../http/handlers/list-visibility.ts'
import { idParams } from '../../http/handlers/params.ts'
import { resourceHandlers, sendRecord } from '../../http/handlers/resource-handlers.ts'
import { withVisibility } from '../../records/visibility.ts'
import type { Catalogues } from '../search/catalogues.ts'
import { trySearch } from '../search/search-trial.ts'
import { type ProductListRequest, toListRequest } from './list-request.ts'
import { describeProductModel } from './model-info.ts'
import { presentAddress, presentPage } from './presenter.ts'
import { listAddresses, productRepository } from './repository.ts'
import { presentForStaff, toProductColumns, toPublic } from './resource.ts'
import { writePast } from './write-past.ts'

type Deps = ApiDeps & { catalogues: Catalogues }

/**
 * The routes of products. Lists come from the catalogue in memory, single products from the database. Cache,
 * session and admission are hooks of the whole server: `server/main.ts` and `api/app.ts` register them.
 */
export const productRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { db, catalogues } = deps
  const products = resourceHandlers(deps, {
    kind: 'product',
    repository: productRepository,
    present: presentForStaff,
    writePast,
  })
  historyRoutes(app, {
    paths: { history: apiPaths.productHistory, restore: apiPaths.productVersionRestore },
    noun: 'product',
    schema: productDetailsSchema,
    handlers: products,
  })

  app.get(
    apiPaths.products,
    {
      config: { access: 'public', variesForStaff: true },
      schema: {
        summary: 'List, filter, search and sort products',
        querystring: productQuerySchema,
        response: { 200: productSearchSchema },
      },
    },
    async (request, reply) => {
      const { visibility } = request.query
      const isForStaff = await showsVisibility(request, visibility)
      const list = toListRequest.all(request.query)
      const found = await catalogues.read(visibility, (indexed) => indexed.list(list))
      return sendPage(reply, presentPage(found, list, isForStaff))
    },
  )

  app.get(
    apiPaths.featuredProducts,
    {
      config: { access: 'public' },
      schema: {
        summary: 'Featured products, last changed first',
        querystring: productListQuerySchema,
        response: { 200: page(productSchema) },
      },
    },
    async ({ query }, reply) => sendPublic(reply, toListRequest.featured(query)),
  )

  app.get(
    apiPaths.popularProducts,
    {
      config: { access: 'public' },
      schema: {
        summary: 'Bestsellers, newest first',
        querystring: productListQuerySchema,
        response: { 200: page(productSchema) },
      },
    },
    async ({ query }, reply) => sendPublic(reply, toListRequest.popular(query)),
  )

  app.get(
    apiPaths.productAddresses,
    {
      config: { access: 'public' },
      schema: {
        summary: 'The ids of all public products and when each was changed, the oldest first',
        querystring: productAddressQuerySchema,
        response: { 200: page(productAddressSchema) },
      },
    },
    async ({ query }) => {
      const { rows, total } = await snapshot(db, (trx) => listAddresses(trx, query))
      return { ...succeed(rows.map(presentAddress)), pagination: paginate(query, total) }
    },
  )

  app.get(
    apiPaths.productModel,
    {
      schema: {
        summary: 'The writable fields of a product',
        response: { 200: list(modelFieldSchema) },
      },
    },
    async () => succeed(describeProductModel()),
  )

  app.get(
    apiPaths.searchTrial,
    {
      schema: {
        summary: 'What a search finds, and how it finds each word',
        querystring: searchTrialQuerySchema,
        response: { 200: success(searchTrialSchema) },
      },
    },
    async ({ query }) =>
      succeed(await catalogues.public.read((indexed) => trySearch(indexed, query.search))),
  )

  app.post(
    apiPaths.productJson,
    {
      config: { creates: true },
      schema: {
        summary: 'Create a product without a picture; with `gallery`, a gallery item as well',
        body: productJsonSchema,
        response: { 201: success(productDetailsSchema) },
      },
    },
    async (request, reply) => {
      const { gallery, ...fields } = request.body
      const body = productCreateSchema.parse(fields)
      const product = await products.create(
        request,
        (trx) => toProductColumns(trx, body, null),
        async (trx, row, author) => {
          if (gallery) await galleryItemRepository(trx).insert(toGalleryItem(row), author)
        },
      )
      return sendRecord(reply.code(201), product)
    },
  )

  app.put(
    apiPaths.productFeatured,
    {
      schema: {
        summary: 'Feature a product, or no longer',
        params: idParams,
        response: { 200: success(productDetailsSchema) },
      },
    },
    async (request, reply) => {
      const product = await products.update(request, async (_trx, current) => ({
        featured: current.featured ? 0 : 1,
      }))
      return sendRecord(reply, product)
    },
  )

  app.get(
    apiPaths.product,
    {
      config: { access: 'public', variesForStaff: true, edgeRecord: 'product' },
      schema: {
        summary: 'One product',
        params: idParams,
        querystring: textsQuerySchema,
        response: { 200: success(productDetailsSchema) },
      },
    },
    async ({ params, session }, reply) => {
      const { version, data } = await products.read(params.id)
      return sendRecord(reply, { version, data: session ? withVisibility(data) : toPublic(data) })
    },
  )

  app.post(
    apiPaths.products,
    {
      config: { upload: true, creates: true },
      schema: {
        summary: 'Create a product, with a picture if you like',
        body: productCreateBodySchema,
        response: { 201: success(productDetailsSchema) },
      },
    },
    async (request, reply) => {
      const { body } = request
      const product = await products.create(request, (trx) => toProductColumns(trx, body, null))
      return sendRecord(reply.code(201), product)
    },
  )

  app.put(
    apiPaths.product,
    {
      config: { upload: true },
      schema: {
        summary: 'Change a product; what is left out stays as it is',
        params: idParams,
        body: productUpdateSchema,
        response: { 200: success(productDetailsSchema) },
      },
    },
    async (request, reply) => {
      const { body } = request
      const product = await products.update(request, (trx, current) =>
        toProductColumns(trx, body, current),
      )
      return sendRecord(reply, product)
    },
  )

  app.delete(
    apiPaths.product,
    {
      schema: { summary: 'Delete a product', params: idParams, response: { 200: emptySchema } },
    },
    async (request) => succeed(await products.remove(request)),
  )

  app.post(
    apiPaths.productRestore,
    {
      schema: {
        summary: 'Bring a product back that was deleted within the last hour',
        params: idParams,
        response: {
          200: success(productDetailsSchema),
          409: failureResponse(
            'Its category is gone as well, or it no longer fits within the limits',
          ),
        },
      },
    },
    async (request, reply) => sendRecord(reply, await products.restore(request)),
  )

  /** A list that is the same for everybody. */
  async function sendPublic(reply: FastifyReply, request: ProductListRequest) {
    const found = await catalogues.public.read((indexed) => indexed.list(request))
    return sendPage(reply, presentPage(found, request, false))
  }
}

/** The catalogue holds finished JSON, which goes past the schema of the response. */
function sendPage(reply: FastifyReply, json: string) {
  return reply.type('application/json; charset=utf-8').send(json) as never
}

function toGalleryItem(row: ProductRow) {
  return {
    title: row.name,
    description: row.description,
    category_id: row.category_id,
    subcategory_id: row.subcategory_id,
    hidden: row.hidden,
    visible_from: row.visible_from,
    visible_until: row.visible_until,
  }
}
