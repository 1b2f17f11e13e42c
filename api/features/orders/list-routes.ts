import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { page, paginate, succeed, success } from '../../../contract/envelope.ts'
import {
  orderFilterSchema,
  orderQuerySchema,
  orderSchema,
  orderTotalsSchema,
} from '../../../contract/orders/order.ts'
import { orderTextSchema, readOrderSchema } from '../../../contract/orders/order-text.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { snapshot } from '../../db/transaction.ts'
import type { ApiDeps } from '../../deps.ts'
import { fileResponse } from '../../http/file-response.ts'
import { presentOrder } from './presenter.ts'
import type { ProductFinder } from './read-text/product-finder.ts'
import { readOrderText } from './read-text/read-order-text.ts'
import { orderRepository } from './repository.ts'
import { toTotals } from './rules.ts'
import { writeOrdersCsv } from './write-csv.ts'

type Deps = Pick<ApiDeps, 'db'> & {
  products: { read<T>(query: (finder: ProductFinder) => T): Promise<T> }
}

/** Serves the orders as a list and as a file, and reads a message as an order that is not stored yet. */
export const listOrdersRoutes: FastifyPluginAsyncZod<Deps> = async (app, { db, products }) => {
  app.get(
    apiPaths.orders,
    {
      schema: {
        summary: 'Orders, the newest first',
        querystring: orderQuerySchema,
        response: { 200: page(orderSchema) },
      },
    },
    async ({ query }) => {
      const { rows, total } = await snapshot(db, (trx) => orderRepository(trx).list(query))
      return { ...succeed(rows.map(presentOrder)), pagination: paginate(query, total) }
    },
  )

  app.get(
    apiPaths.orderTotals,
    {
      schema: {
        summary: 'How many orders are new, to be sent and unpaid, and what they come to',
        response: { 200: success(orderTotalsSchema) },
      },
    },
    async () => succeed(toTotals(await orderRepository(db).sumByState())),
  )

  app.get(
    apiPaths.ordersCsv,
    {
      schema: {
        summary: 'The same as CSV, for a spreadsheet: all orders that the filters find',
        querystring: orderFilterSchema,
        response: { 200: fileResponse('text/csv', 'The file') },
      },
    },
    async ({ query }, reply) => {
      const rows = await orderRepository(db).listAll(query)
      const csv = writeOrdersCsv(rows.map(presentOrder))
      return reply.type('text/csv; charset=utf-8').send(csv)
    },
  )

  app.post(
    apiPaths.orderRead,
    {
      schema: {
        summary: 'Read what a message orders; nothing of it is stored or logged',
        body: orderTextSchema,
        response: { 200: success(readOrderSchema) },
      },
    },
    async ({ body }) => succeed(await products.read((finder) => readOrderText(finder, body.text))),
  )
}
