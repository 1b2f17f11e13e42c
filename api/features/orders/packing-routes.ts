import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { succeed, success } from '../../../contract/envelope.ts'
import { pageField } from '../../../contract/fields.ts'
import { indiaDate } from '../../../contract/india-time.ts'
import { orderSchema } from '../../../contract/orders/order.ts'
import { paginatePacking } from '../../../contract/orders/packing.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { writeShortDay } from '../../../contract/text/month-names.ts'
import { z } from '../../../contract/zod.ts'
import type { Database } from '../../db/schema.ts'
import type { ApiDeps } from '../../deps.ts'
import { type Draw, rethrowAsUnavailable } from '../../drawing/drawings.ts'
import { notFound } from '../../errors.ts'
import { failureResponse } from '../../http/description/api-docs.ts'
import { fileResponse } from '../../http/file-response.ts'
import { requireSession } from '../../http/session.ts'
import type { drawPackingList } from './drawing/packing-list.ts'
import { presentOrder } from './presenter.ts'
import { orderRepository } from './repository.ts'

type Deps = ApiDeps & { draw: Draw<typeof drawPackingList> }

/** Serves everything to be packed today in one response, and as pictures to send to the person who packs. */
export const packingRoutes: FastifyPluginAsyncZod<Deps> = async (app, { db, draw }) => {
  app.get(
    apiPaths.packingList,
    {
      schema: {
        summary:
          'What is to be packed today: new orders that are wanted today, earlier or on no day, the oldest first',
        response: { 200: success(z.array(orderSchema)) },
      },
    },
    async () => succeed(await readToPack(db, Date.now())),
  )

  app.get(
    apiPaths.packingPicture,
    {
      // The picture contains names, so it is drawn anew each time and never cached.
      config: { etag: false },
      schema: {
        summary:
          'A part of the packing list as a JPEG: of each product how many, then order by order',
        querystring: z.object({ page: pageField }),
        response: {
          200: fileResponse('image/jpeg', 'The picture'),
          404: failureResponse('There are fewer pictures'),
        },
      },
    },
    async (request, reply) => {
      const { page } = request.query
      const now = Date.now()
      const pages = paginatePacking(await readToPack(db, now))
      const shown = pages[page - 1]
      if (!shown) throw notFound()
      const title = `Packing list, ${writeShortDay(indiaDate(now))}`
      const part = pages.length > 1 ? ` (${page} of ${pages.length})` : ''
      const staff = requireSession(request).user.id
      const facts = { ...shown, title: title + part }
      const bytes = await draw(async () => facts, staff).catch(rethrowAsUnavailable)
      return reply.type('image/jpeg').send(Buffer.from(bytes))
    },
  )
}

async function readToPack(db: Database, now: number) {
  const rows = await orderRepository(db).listToPack(indiaDate(now))
  return rows.map(presentOrder)
}
