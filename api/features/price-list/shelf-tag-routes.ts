import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { indiaDate } from '../../../contract/india-time.ts'
import { apiPaths, productAddress } from '../../../contract/paths.ts'
import { shelfTagsQuerySchema } from '../../../contract/price-list/price-list.ts'
import { readId } from '../../db/read-id.ts'
import type { ApiDeps } from '../../deps.ts'
import { type Draw, rethrowAsUnavailable } from '../../drawing/drawings.ts'
import { notFound } from '../../errors.ts'
import { fileResponse } from '../../http/file-response.ts'
import { requireSession } from '../../http/session.ts'
import { readShopName } from '../../settings/saved-settings.ts'
import type { drawShelfTags } from './drawing/shelf-tags.ts'
import { priceListRepository } from './repository.ts'

/** Serves tags to print and attach to the shelf. */
export const shelfTagRoutes: FastifyPluginAsyncZod<
  ApiDeps & { draw: Draw<typeof drawShelfTags> }
> = async (app, { db, env, draw }) => {
  app.get(
    apiPaths.shelfTags,
    {
      schema: {
        summary: 'Shelf tags of products, 24 to a sheet of A4, as a PDF; unknown ids are left out',
        querystring: shelfTagsQuerySchema,
        response: { 200: fileResponse('application/pdf', 'The file; without any product 404') },
      },
    },
    async (request, reply) => {
      const { query } = request
      const products = await priceListRepository(db).listByIds(query.ids.map(readId))
      if (products.length === 0) throw notFound()
      const tags = products.map((product) => ({
        ...product,
        address: env.publicUrl + productAddress(product.id),
      }))
      const shop = await readShopName(db, env.shop)
      const date = indiaDate(Date.now())
      const staff = requireSession(request).user.id
      const facts = { shop, date, tags }
      const { bytes } = await draw(async () => facts, staff).catch(rethrowAsUnavailable)
      return reply.type('application/pdf').send(Buffer.from(bytes))
    },
  )
}
