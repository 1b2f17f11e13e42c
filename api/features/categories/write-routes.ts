import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  categoryCreateSchema,
  categorySchema,
  categoryUpdateSchema,
  navSettingsSchema,
} from '../../../contract/category.ts'
import { emptySchema, success } from '../../../contract/envelope.ts'
import { apiPaths } from '../../../contract/paths.ts'
import type { ApiDeps } from '../../deps.ts'
import { failureAnswer } from '../../http/api-docs.ts'
import { idParams } from '../../http/params.ts'
import { recordHandlers } from '../../http/record-handlers.ts'
import { categoryRecord, settingsColumns } from './record.ts'

const answer = success(categorySchema)
const nameOrKeyTaken = failureAnswer(
  'Another category beside it has this name, or the key has made something else',
)
const nameTaken = failureAnswer('Another category beside it has this name')

/** What the staff may do to categories. */
export const categoryWriteRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, deps) => {
  const categories = recordHandlers(deps, categoryRecord)

  app.post(
    apiPaths.categories,
    {
      config: { upload: true, creates: true },
      schema: {
        summary: 'Create a category, with a picture if you like',
        body: categoryCreateSchema,
        response: { 201: answer, 409: nameOrKeyTaken },
      },
    },
    (request, reply) => categories.create(request, reply, request.body),
  )

  app.put(
    apiPaths.category,
    {
      config: { upload: true },
      schema: {
        summary: 'Change a category; what is left out stays as it is',
        params: idParams,
        body: categoryUpdateSchema,
        response: { 200: answer, 409: nameTaken },
      },
    },
    (request, reply) => categories.update(request, reply, request.body),
  )

  app.patch(
    apiPaths.categoryNavSettings,
    {
      schema: {
        summary: 'Change where and in which place a category is shown',
        params: idParams,
        body: navSettingsSchema,
        response: { 200: answer },
      },
    },
    (request, reply) => categories.edit(request, reply, () => settingsColumns(request.body)),
  )

  app.delete(
    apiPaths.category,
    {
      schema: {
        summary: 'Delete a category and its subcategories',
        params: idParams,
        response: {
          200: emptySchema,
          409: failureAnswer('A product is filed under it, or under one of its subcategories'),
        },
      },
    },
    (request) => categories.remove(request),
  )

  app.post(
    apiPaths.categoryRestore,
    {
      schema: {
        summary: 'Bring a category back, with its subcategories, deleted within the last hour',
        params: idParams,
        response: {
          200: answer,
          409: failureAnswer('Its parent is gone, or another category has its name'),
        },
      },
    },
    (request, reply) => categories.restore(request, reply),
  )
}
