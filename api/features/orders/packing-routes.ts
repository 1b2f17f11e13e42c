import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { indiaDate } from '../../../contract/india-time.ts'
import { limits } from '../../../contract/limits.ts'
import { listToPack } from '../../../contract/orders/packing.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { writeShortDay } from '../../../contract/text/month-names.ts'
import type { ApiDeps } from '../../deps.ts'
import { type Draw, rethrowAsUnavailable } from '../../drawing/drawings.ts'
import { fileResponse } from '../../http/file-response.ts'
import { requireSession } from '../../http/session.ts'
import type { drawPackingList } from './drawing/packing-list.ts'
import { presentOrder } from './presenter.ts'
import { orderRepository } from './repository.ts'

type Deps = ApiDeps & { draw: Draw<typeof drawPackingList> }

/** The packing list as a picture, to send to the one who packs. */
export const packingRoutes: FastifyPluginAsyncZod<Deps> = async (app, { db, draw }) => {
  app.get(
    apiPaths.packingPicture,
    {
      // Names are on it: it is drawn anew each time, and cached nowhere.
      config: { etag: false },
      schema: {
        summary: 'What is to be packed today as a JPEG: of each product how many, then each order',
        response: { 200: fileResponse('image/jpeg', 'The picture') },
      },
    },
    async (request, reply) => {
      const now = Date.now()
      const query = { status: ['new' as const], page: 1, limit: limits.list.maxLimit }
      const { rows } = await orderRepository(db).list(query)
      const title = `Packing list, ${writeShortDay(indiaDate(now))}`
      const orders = listToPack(rows.map(presentOrder), now)
      const staff = requireSession(request).user.id
      const bytes = await draw(async () => ({ title, orders }), staff).catch(rethrowAsUnavailable)
      return reply.type('image/jpeg').send(Buffer.from(bytes) as never)
    },
  )
}
