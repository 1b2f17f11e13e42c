import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { list, page } from '../../../contract/envelope.ts'
import { apiPaths } from '../../../contract/paths.ts'
import {
  modelFieldSchema,
  productAddressQuerySchema,
  productAddressSchema,
  productListQuerySchema,
  productQuerySchema,
  productSchema,
} from '../../../contract/product.ts'
import type { ApiDeps } from '../../deps.ts'
import { type ProductListRequest, toListRequest } from './list-request.ts'
import type { ProductLists } from './lists.ts'
import { describeProductModel } from './model-info.ts'
import { readAddresses } from './read.ts'
import { productRecordRoutes } from './record-routes.ts'

const config = { access: 'public' } as const

type Deps = ApiDeps & { productLists: ProductLists }

/** The calls of the API about products; those about one product are in `record-routes.ts`. */
export const productRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { db, productLists } = deps
  /** A list is bytes of JSON, past the schema of the response. */
  async function send(reply: FastifyReply, request: ProductListRequest): Promise<never> {
    reply.type('application/json; charset=utf-8')
    return reply.send(await productLists.read(request)) as never
  }

  /** Lets a list be answered before the framework, as `send` does, where that is possible at once. */
  function listed<T>(schema: z.ZodType<T>, toRequest: (query: T) => ProductListRequest) {
    const buildNow = (query: Record<string, unknown>) => {
      const { data } = schema.safeParse(query)
      return data && productLists.findNow(toRequest(data))
    }
    return { ...config, buildNow }
  }

  app.get(
    apiPaths.products,
    {
      config: listed(productQuerySchema, toListRequest.all),
      schema: {
        summary: 'List, filter, search and sort products',
        querystring: productQuerySchema,
        response: { 200: page(productSchema) },
      },
    },
    async ({ query }, reply) => send(reply, toListRequest.all(query)),
  )

  app.get(
    apiPaths.featuredProducts,
    {
      config: listed(productListQuerySchema, toListRequest.featured),
      schema: {
        summary: 'Featured products, last changed first',
        querystring: productListQuerySchema,
        response: { 200: page(productSchema) },
      },
    },
    async ({ query }, reply) => send(reply, toListRequest.featured(query)),
  )

  app.get(
    apiPaths.popularProducts,
    {
      config: listed(productListQuerySchema, toListRequest.popular),
      schema: {
        summary: 'Bestsellers, newest first',
        querystring: productListQuerySchema,
        response: { 200: page(productSchema) },
      },
    },
    async ({ query }, reply) => send(reply, toListRequest.popular(query)),
  )

  app.get(
    apiPaths.productAddresses,
    {
      config,
      schema: {
        summary: 'The ids of all products and when each was changed, the oldest first',
        querystring: productAddressQuerySchema,
        response: { 200: page(productAddressSchema) },
      },
    },
    async ({ query }) => readAddresses(db, query),
  )

  app.get(
    apiPaths.productModel,
    {
      schema: {
        summary: 'The writable fields of a product',
        response: { 200: list(modelFieldSchema) },
      },
    },
    async () => ({ success: true as const, data: describeProductModel() }),
  )

  await app.register(productRecordRoutes, deps)
}
