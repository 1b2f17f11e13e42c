import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { emptySchema, success } from '../../../contract/envelope.ts'
import { type GalleryItem, galleryItemSchema } from '../../../contract/gallery.ts'
import { messages } from '../../../contract/messages.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { createOnce } from '../../create-once.ts'
import { deletedRecords } from '../../db/deleted-records.ts'
import type { GalleryRow } from '../../db/gallery-items.ts'
import type { Database } from '../../db/schema.ts'
import { takeTurn, transaction } from '../../db/transaction.ts'
import type { ApiDeps } from '../../deps.ts'
import { invalid } from '../../errors.ts'
import { idParams } from '../../params.ts'
import { failureAnswer } from '../../plugins/api-docs.ts'
import { requireIfMatch } from '../../plugins/etag.ts'
import { requireAuthor } from '../../plugins/session.ts'
import { explainLostCategory } from '../../restoring.ts'
import { createBody, judgeChange, judgeNew, readChange, updateBody } from './body.ts'
import { galleryChanges } from './changes.ts'
import { showItem } from './read.ts'
import { galleryRepository } from './repository.ts'

const tags = ['Gallery']
const answer = success(galleryItemSchema)
const shapes =
  'With `name` the body has the shape of the simple forms, with `title` that of the main form.'

type RecordRequest = FastifyRequest<{ Params: { id: string } }>
type Saved = { version: number; item: GalleryItem }

/** What the staff may do to gallery items. */
export const galleryWriteRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, deps) => {
  const { db, images } = deps
  app.post(
    apiPaths.gallery,
    {
      config: { upload: true, creates: true },
      validatorCompiler: judgeNew,
      schema: {
        tags,
        summary: 'Create a gallery item with its picture',
        description: `${shapes} The picture is required.`,
        body: createBody,
        response: { 201: answer },
      },
    },
    async (request, reply) => {
      const author = requireAuthor(request)
      const change = readChange(request.body)
      if (!request.upload) throw invalid({ image: messages.gallery.imageRequired })
      const saved = await createOnce(request, deps, {
        check: () => galleryChanges(db).prepare(change, null),
        create: (trx, imageId) => galleryChanges(trx).create(change, { author, imageId }),
        require: (trx, id) => galleryRepository(trx).require(id),
        show: readSaved,
      })
      return send(reply.code(201), saved)
    },
  )

  app.put(
    apiPaths.galleryItem,
    {
      config: { upload: true },
      validatorCompiler: judgeChange,
      schema: {
        tags,
        summary: 'Change a gallery item; what is left out stays as it is',
        description: shapes,
        params: idParams,
        body: updateBody,
        response: { 200: answer },
      },
    },
    async (request, reply) => {
      const { upload } = request
      const author = requireAuthor(request)
      const change = readChange(request.body)
      if (upload) await galleryChanges(db).prepare(change, await requireCurrent(db, request))
      const saved = await images.change(upload, async (trx, imageId) => {
        const current = await requireCurrent(trx, request)
        const row = await galleryChanges(trx).update(current, change, { author, imageId })
        return { value: await readSaved(trx, row), released: [current.image_id] }
      })
      return send(reply, saved)
    },
  )

  app.put(
    apiPaths.galleryTogglePopular,
    {
      schema: {
        tags,
        summary: 'Make an item popular, or no longer',
        params: idParams,
        response: { 200: answer },
      },
    },
    async (request, reply) => {
      const author = requireAuthor(request)
      const saved = await transaction(db, async (trx) => {
        await takeTurn(trx)
        const current = await requireCurrent(trx, request)
        return readSaved(trx, await galleryChanges(trx).togglePopular(current, author))
      })
      return send(reply, saved)
    },
  )

  app.delete(
    apiPaths.galleryItem,
    {
      schema: {
        tags,
        summary: 'Delete a gallery item and its picture',
        params: idParams,
        response: { 200: emptySchema },
      },
    },
    async (request) => {
      const author = requireAuthor(request)
      const { image_id } = await requireCurrent(db, request)
      const pictures = await images.capture([image_id])
      await images.change(null, async (trx) => {
        const current = await requireCurrent(trx, request)
        await galleryChanges(trx).remove(current, author, pictures)
        return { value: null, released: [current.image_id] }
      })
      return { success: true as const, data: null }
    },
  )

  app.post(
    apiPaths.galleryRestore,
    {
      schema: {
        tags,
        summary: 'Bring a gallery item back that was deleted within the last hour',
        params: idParams,
        response: { 200: answer, 409: failureAnswer('Its category is gone as well') },
      },
    },
    async (request, reply) => {
      const author = requireAuthor(request)
      const { id } = request.params
      const pictures = await deletedRecords(db).findPictures({ kind: 'gallery-item', id })
      const restoring = images.place(pictures, async (trx) => {
        const row = await galleryChanges(trx).restore(id, author)
        return { value: await readSaved(trx, row), released: [] }
      })
      return send(reply, await restoring.catch(explainLostCategory))
    },
  )
}

/** The item that a request names, as the caller saw it. */
async function requireCurrent(db: Database, request: RecordRequest): Promise<GalleryRow> {
  const current = await galleryRepository(db).require(request.params.id)
  requireIfMatch(request, current)
  return current
}

async function readSaved(db: Database, row: GalleryRow): Promise<Saved> {
  return { version: row.version, item: await showItem(db, row) }
}

function send(reply: FastifyReply, { version, item }: Saved) {
  reply.recordVersion(version)
  return { success: true as const, data: item }
}
