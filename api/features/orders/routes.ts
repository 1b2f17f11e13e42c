import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { emptySchema, page, paginate, succeed, success } from '../../../contract/envelope.ts'
import {
  orderCreateSchema,
  orderFilterSchema,
  orderQuerySchema,
  orderSchema,
  orderTotalsSchema,
  orderUpdateSchema,
} from '../../../contract/orders/order.ts'
import { orderTextSchema, readOrderSchema } from '../../../contract/orders/order-text.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { catalogueTransaction, snapshot } from '../../db/transaction.ts'
import type { ApiDeps } from '../../deps.ts'
import { failureResponse } from '../../http/description/api-docs.ts'
import { fileResponse } from '../../http/file-response.ts'
import { historyRoutes } from '../../http/resources/history-routes.ts'
import { idParams } from '../../http/resources/params.ts'
import { deleteRecord, readRecord, restoreRecord } from '../../http/resources/record-actions.ts'
import { loadForUpdate, sendRecord, withEtagVersion } from '../../http/resources/record-etag.ts'
import { requireAuthor } from '../../http/session.ts'
import { eraseCustomer, truncateLog } from './erase-orders-repository.ts'
import { presentOrder } from './presenter.ts'
import type { AskedCatalogue } from './read-text/asked-catalogue.ts'
import { readOrderText } from './read-text/read-order-text.ts'
import { orderRepository } from './repository.ts'
import { orderResource } from './resource.ts'
import { toTotals } from './rules.ts'
import { createOrder, updateOrder } from './save.ts'
import { writeOrdersCsv } from './write-csv.ts'

/** The routes of orders: for staff alone, as they hold names and phone numbers. */
type Deps = ApiDeps & {
  catalogue: { read<T>(query: (catalogue: AskedCatalogue) => T): Promise<T> }
}

export const orderRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { db, catalogue } = deps
  historyRoutes(app, deps, {
    paths: { history: apiPaths.orderHistory, restore: apiPaths.orderVersionRestore },
    noun: 'order',
    schema: orderSchema,
    resource: orderResource,
  })

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
    async ({ body }) =>
      succeed(await catalogue.read((current) => readOrderText(current, body.text))),
  )

  app.get(
    apiPaths.order,
    {
      schema: {
        summary: 'One order',
        params: idParams,
        response: { 200: success(orderSchema) },
      },
    },
    async ({ params }, reply) =>
      sendRecord(reply, await readRecord(deps, orderResource, params.id)),
  )

  app.post(
    apiPaths.orders,
    {
      config: { creates: true },
      schema: {
        summary: 'Keep an order; a line with a product alone takes its name, size and price of now',
        body: orderCreateSchema,
        response: { 201: success(orderSchema) },
      },
    },
    async (request, reply) =>
      sendRecord(reply.code(201), await createOrder(deps, request, request.body)),
  )

  app.put(
    apiPaths.order,
    {
      schema: {
        summary: 'Change an order; what is left out stays as it is',
        params: idParams,
        body: orderUpdateSchema,
        response: { 200: success(orderSchema) },
      },
    },
    async (request, reply) => sendRecord(reply, await updateOrder(deps, request, request.body)),
  )

  app.delete(
    apiPaths.order,
    { schema: { summary: 'Delete an order', params: idParams, response: { 200: emptySchema } } },
    async (request) => succeed(await deleteRecord(deps, orderResource, request)),
  )

  app.post(
    apiPaths.orderErase,
    {
      schema: {
        summary:
          'Erase the customer of an order, and of all with the same phone number: names, phones, places, PINs, notes and messages',
        params: idParams,
        response: { 200: success(orderSchema) },
      },
    },
    async (request, reply) => {
      const author = requireAuthor(request)
      const { id } = request.params
      const order = await catalogueTransaction(db, async (trx) => {
        const row = await loadForUpdate(request, orderRepository(trx))
        await eraseCustomer(trx, row, author)
        const erased = await orderRepository(trx).require(id)
        return withEtagVersion(erased, presentOrder(erased))
      })
      await truncateLog(db)
      return sendRecord(reply, order)
    },
  )

  app.post(
    apiPaths.orderRestore,
    {
      schema: {
        summary: 'Bring an order back that was deleted within the last hour, with its number',
        params: idParams,
        response: {
          200: success(orderSchema),
          409: failureResponse('It no longer fits within the limits'),
        },
      },
    },
    async (request, reply) => sendRecord(reply, await restoreRecord(deps, orderResource, request)),
  )
}
