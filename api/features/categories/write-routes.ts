import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  categoryCreateSchema,
  categorySchema,
  categoryUpdateSchema,
  navSettingsSchema,
} from '../../../contract/category.ts'
import { emptySchema, success } from '../../../contract/envelope.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { createOnce } from '../../create-once.ts'
import { deletedRecords } from '../../db/deleted-records.ts'
import type { Database } from '../../db/schema.ts'
import type { ApiDeps } from '../../deps.ts'
import { idParams } from '../../params.ts'
import { failureAnswer } from '../../plugins/api-docs.ts'
import { requireIfMatch } from '../../plugins/etag.ts'
import { requireAuthor } from '../../plugins/session.ts'
import { explainLostCategory } from '../../restoring.ts'
import { categoryChanges } from './changes.ts'
import { type CategoryState, showCategory } from './read.ts'
import { type CategoryRow, categoryRepository } from './repository.ts'
import { explainRefusal } from './rules.ts'

const tags = ['Categories']
const answer = success(categorySchema)
const nameOrKeyTaken = failureAnswer(
  'Another category beside it has this name, or the key has made something else',
)
const nameTaken = failureAnswer('Another category beside it has this name')

type RecordRequest = FastifyRequest<{ Params: { id: string } }>

/** What the staff may do to categories. */
export const categoryWriteRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, deps) => {
  const { db, images } = deps
  const change: typeof images.change = (upload, write) =>
    images.change(upload, write).catch((error) => Promise.reject(explainRefusal(error)))

  app.post(
    apiPaths.categories,
    {
      config: { upload: true, creates: true },
      schema: {
        tags,
        summary: 'Create a category, with a picture if you like',
        body: categoryCreateSchema,
        response: { 201: answer, 409: nameOrKeyTaken },
      },
    },
    async (request, reply) => {
      const { body } = request
      const author = requireAuthor(request)
      const saving = createOnce(request, deps, {
        check: () => categoryChanges(db).findParent(body.parent, null),
        create: (trx, imageId) => categoryChanges(trx).create(body, { author, imageId }),
        require: (trx, id) => categoryRepository(trx).require(id),
        show: showCategory,
      })
      const saved = await saving.catch((error) => Promise.reject(explainRefusal(error)))
      return send(reply.code(201), saved)
    },
  )

  app.put(
    apiPaths.category,
    {
      config: { upload: true },
      schema: {
        tags,
        summary: 'Change a category; what is left out stays as it is',
        params: idParams,
        body: categoryUpdateSchema,
        response: { 200: answer, 409: nameTaken },
      },
    },
    async (request, reply) => {
      const { body, upload } = request
      const author = requireAuthor(request)
      if (upload) {
        const current = await requireCurrent(db, request)
        await categoryChanges(db).findParent(body.parent, current)
      }
      const saved = await change(upload, async (trx, imageId) => {
        const current = await requireCurrent(trx, request)
        const row = await categoryChanges(trx).update(current, body, { author, imageId })
        const released = row.image_id === current.image_id ? [] : [current.image_id]
        return { value: await showCategory(trx, row), released }
      })
      return send(reply, saved)
    },
  )

  app.patch(
    apiPaths.categoryNavSettings,
    {
      schema: {
        tags,
        summary: 'Change where and in which place a category is shown',
        params: idParams,
        body: navSettingsSchema,
        response: { 200: answer },
      },
    },
    async (request, reply) => {
      const author = requireAuthor(request)
      const saved = await change(null, async (trx) => {
        const current = await requireCurrent(trx, request)
        const row = await categoryChanges(trx).saveSettings(current, request.body, author)
        return { value: await showCategory(trx, row), released: [] }
      })
      return send(reply, saved)
    },
  )

  app.delete(
    apiPaths.category,
    {
      schema: {
        tags,
        summary: 'Delete a category and its subcategories',
        params: idParams,
        response: {
          200: emptySchema,
          409: failureAnswer('A product is filed under it, or under one of its subcategories'),
        },
      },
    },
    async (request) => {
      const author = requireAuthor(request)
      const { id, image_id } = await requireCurrent(db, request)
      const below = await categoryRepository(db).listSubcategories(id)
      const pictures = await images.capture([image_id, ...below.map((row) => row.image_id)])
      await change(null, async (trx) => {
        const current = await requireCurrent(trx, request)
        const rows = await categoryChanges(trx).remove(current, author, pictures)
        return { value: undefined, released: rows.map((row) => row.image_id) }
      })
      return { success: true as const, data: null }
    },
  )

  app.post(
    apiPaths.categoryRestore,
    {
      schema: {
        tags,
        summary: 'Bring a category back, with its subcategories, deleted within the last hour',
        params: idParams,
        response: {
          200: answer,
          409: failureAnswer('Its parent is gone, or another category has its name'),
        },
      },
    },
    async (request, reply) => {
      const author = requireAuthor(request)
      const { id } = request.params
      const pictures = await deletedRecords(db).findPictures({ kind: 'category', id })
      const restoring = images.place(pictures, async (trx) => {
        const row = await categoryChanges(trx).restore(id, author)
        return { value: await showCategory(trx, row), released: [] }
      })
      return send(
        reply,
        await restoring.catch((error) => explainLostCategory(explainRefusal(error))),
      )
    },
  )
}

/** The category that a request names, as the caller saw it. */
async function requireCurrent(db: Database, request: RecordRequest): Promise<CategoryRow> {
  const current = await categoryRepository(db).require(request.params.id)
  requireIfMatch(request, current)
  return current
}

function send(reply: FastifyReply, { version, category }: CategoryState) {
  reply.recordVersion(version)
  return { success: true as const, data: category }
}
