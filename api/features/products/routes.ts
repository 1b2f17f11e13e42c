import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { list, page, succeed, success } from '../../../contract/envelope.ts'
import { apiPaths } from '../../../contract/paths.ts'
import {
  modelFieldSchema,
  productAddressQuerySchema,
  productAddressSchema,
  productListQuerySchema,
  productQuerySchema,
  productSchema,
  productSearchSchema,
} from '../../../contract/products/product.ts'
import { searchTrialQuerySchema, searchTrialSchema } from '../../../contract/search/search-trial.ts'
import type { ApiDeps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import { type ProductListRequest, toListRequest } from './list-request.ts'
import { addPackCosts, type ProductLists, readAddresses } from './lists.ts'
import { describeProductModel } from './model-info.ts'
import { productRecordRoutes } from './record-routes.ts'
import { trySearch } from './search-trial.ts'

const config = { access: 'public' } as const

type Deps = ApiDeps & { productLists: ProductLists }

/** The calls of the API about products; those about one product are in `record-routes.ts`. */
export const productRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { db, productLists } = deps

  /** A list is bytes of JSON, past the schema of the response. */
  function listRoute<Query>(
    path: string,
    summary: string,
    querystring: z.ZodType<Query>,
    toRequest: (query: Query) => ProductListRequest,
    answer: z.ZodType = page(productSchema),
  ): void {
    const schema = { summary, querystring, response: { 200: answer } }
    app.get(
      path,
      { config: { ...config, variesForStaff: true }, schema },
      async ({ query, session }, reply) => {
        const { body, isPartial } = await productLists.read(toRequest(query as Query))
        // The same address answers more when the index has loaded.
        if (isPartial) reply.header('cache-control', 'no-store')
        reply.type('application/json; charset=utf-8')
        return reply.send((session ? await addPackCosts(db, body) : body) as never)
      },
    )
  }

  const { all, featured, popular } = toListRequest
  const summary = 'List, filter, search and sort products'
  listRoute(apiPaths.products, summary, productQuerySchema, all, productSearchSchema)
  listRoute(
    apiPaths.featuredProducts,
    'Featured products, last changed first',
    productListQuerySchema,
    featured,
  )
  listRoute(apiPaths.popularProducts, 'Bestsellers, newest first', productListQuerySchema, popular)

  app.get(apiPaths.productAddresses, productAddressesRoute, async ({ query }) =>
    readAddresses(db, query),
  )

  app.get(apiPaths.productModel, productModelRoute, async () => succeed(describeProductModel()))

  app.get(apiPaths.searchTrial, searchTrialRoute, async ({ query }) =>
    succeed(await trySearch(productLists, query.search)),
  )

  await app.register(productRecordRoutes, deps)
}

const productAddressesRoute = route(
  'The ids of all products and when each was changed, the oldest first',
  page(productAddressSchema),
  { config, querystring: productAddressQuerySchema },
)
const searchTrialRoute = route(
  'What a search finds, and how it finds each word',
  success(searchTrialSchema),
  { querystring: searchTrialQuerySchema },
)
const productModelRoute = route('The writable fields of a product', list(modelFieldSchema))
