import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { succeed, success } from '../../../contract/envelope.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { searchTrialQuerySchema, searchTrialSchema } from '../../../contract/search/search-trial.ts'
import type { ProductIndexes } from './product-indexes.ts'
import { trySearch } from './search-trial.ts'

/** Route with which staff try a search. */
export const searchTrialRoutes: FastifyPluginAsyncZod<{ productIndexes: ProductIndexes }> = async (
  app,
  { productIndexes },
) => {
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
      succeed(await productIndexes.public.read((indexed) => trySearch(indexed, query.search))),
  )
}
