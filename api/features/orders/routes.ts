import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { emptySchema, succeed, success } from '../../../contract/envelope.ts'
import {
  orderCreateSchema,
  orderSchema,
  orderUpdateSchema,
} from '../../../contract/orders/order.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { writeTransaction } from '../../db/transaction.ts'
import type { ApiDeps } from '../../deps.ts'
import { failureResponse } from '../../http/description/api-docs.ts'
import { idParams } from '../../http/resources/params.ts'
import { deleteRecord, readRecord, restoreRecord } from '../../http/resources/record-actions.ts'
import { loadForUpdate, sendRecord, withEtagVersion } from '../../http/resources/record-etag.ts'
import { versionRoutes } from '../../http/resources/version-routes.ts'
import { requireAuthor } from '../../http/session.ts'
import { eraseCustomer, truncateLog } from './erase-orders-repository.ts'
import { presentOrder } from './presenter.ts'
import { orderRepository } from './repository.ts'
import { orderResource } from './resource.ts'
import { createOrder, updateOrder } from './save.ts'

/** Routes for one order, only for staff, because it contains names and phone numbers. */
export const orderRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, deps) => {
  const { db } = deps
  versionRoutes(app, deps, {
    paths: { versions: apiPaths.orderHistory, restore: apiPaths.orderVersionRestore },
    noun: 'order',
    schema: orderSchema,
    resource: orderResource,
  })

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
      const order = await writeTransaction(db, async (trx) => {
        const row = await loadForUpdate(request, orderRepository(trx))
        await eraseCustomer(trx, row, author)
        const erased = await orderRepository(trx).get(id)
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
