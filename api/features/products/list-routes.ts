import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { list, page, paginate, succeed } from '../../../contract/envelope.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { modelFieldSchema, productSchema } from '../../../contract/products/product.ts'
import {
  productAddressQuerySchema,
  productAddressSchema,
  productListQuerySchema,
  productQuerySchema,
  productSearchSchema,
} from '../../../contract/products/product-list.ts'
import { snapshot } from '../../db/transaction.ts'
import type { ApiDeps } from '../../deps.ts'
import { showsVisibility } from '../../http/resources/list-visibility.ts'
import type { ProductIndexes } from '../search/product-indexes.ts'
import { type ProductListRequest, toListRequest } from './list-request.ts'
import { describeProductModel } from './model-info.ts'
import { presentAddress, presentPage } from './presenter.ts'
import { listAddresses } from './repository.ts'

type Deps = Pick<ApiDeps, 'db'> & { productIndexes: ProductIndexes }

/** Routes for lists of products, served from memory, and for the model of their fields. */
export const productListRoutes: FastifyPluginAsyncZod<Deps> = async (
  app,
  { db, productIndexes },
) => {
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
      const found = await productIndexes.read(visibility, (indexed) => indexed.list(list))
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

  /** A list that is the same for everybody. */
  async function sendPublic(reply: FastifyReply, request: ProductListRequest) {
    const found = await productIndexes.public.read((indexed) => indexed.list(request))
    return sendPage(reply, presentPage(found, request, false))
  }
}

/** The index holds finished JSON, which bypasses the response schema. */
function sendPage(reply: FastifyReply, json: string) {
  return reply.type('application/json; charset=utf-8').send(json)
}
