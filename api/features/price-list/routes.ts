import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { succeed, success } from '../../../contract/envelope.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { priceListSchema } from '../../../contract/price-list.ts'
import type { ApiDeps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import { readPriceList } from './read.ts'
import { dayInIndia } from './rules.ts'

/** The catalogue as a price list. */
export const priceListRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, { db }) => {
  app.get(apiPaths.priceList, priceListRoute, async (_request, reply) => {
    const { date, endsAt } = dayInIndia(Date.now())
    reply.header('expires', endsAt.toUTCString())
    return succeed(await readPriceList(db, date))
  })
}

const priceListRoute = route(
  'The price list: product groups with their sizes in columns, then the others by category',
  success(priceListSchema),
  { config: { access: 'public' } },
)
