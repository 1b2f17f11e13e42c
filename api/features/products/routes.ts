import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { list, page, paginate, succeed, success } from '../../../contract/envelope.ts'
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
import { snapshot } from '../../db/transaction.ts'
import type { ApiDeps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import { type ProductListRequest, toListRequest } from './list-request.ts'
import { describeProductModel } from './model-info.ts'
import { presentAddress, presentPage } from './presenter.ts'
import { productRecordRoutes } from './record-routes.ts'
import { listAddresses } from './repository.ts'
import type { CurrentCatalogue } from './search/current-catalogue.ts'
import { trySearch } from './search-trial.ts'

const config = { access: 'public' } as const

type Deps = ApiDeps & { catalogue: CurrentCatalogue }

/** The calls of the API about products; those about one product are in `record-routes.ts`. */
export const productRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { db, catalogue } = deps

  /** A list is finished JSON, past the schema of the response. */
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
        const request = toRequest(query as Query)
        const found = await catalogue.read((products) => products.list(request))
        reply.type('application/json; charset=utf-8')
        return reply.send(presentPage(found, request, session !== null) as never)
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
    snapshot(db, async (trx) => {
      const { rows, total } = await listAddresses(trx, query)
      return { ...succeed(rows.map(presentAddress)), pagination: paginate(query, total) }
    }),
  )

  app.get(apiPaths.productModel, productModelRoute, async () => succeed(describeProductModel()))

  app.get(apiPaths.searchTrial, searchTrialRoute, async ({ query }) =>
    succeed(await catalogue.read((products) => trySearch(products, query.search))),
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
