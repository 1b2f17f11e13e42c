import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { emptySchema, success } from '../../../contract/envelope.ts'
import { galleryItemSchema } from '../../../contract/gallery.ts'
import { messages } from '../../../contract/messages.ts'
import { apiPaths } from '../../../contract/paths.ts'
import type { ApiDeps } from '../../deps.ts'
import { failureAnswer } from '../../http/api-docs.ts'
import { invalid } from '../../http/errors.ts'
import { idParams } from '../../http/params.ts'
import { recordHandlers } from '../../http/record-handlers.ts'
import { createBody, judgeChange, judgeNew, readChange, updateBody } from './body.ts'
import { galleryRecord } from './record.ts'

const answer = success(galleryItemSchema)
const shapes =
  'With `name` the body has the shape of the simple forms, with `title` that of the main form.'

/** What the staff may do to gallery items. */
export const galleryWriteRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, deps) => {
  const gallery = recordHandlers(deps, galleryRecord)

  app.post(
    apiPaths.gallery,
    {
      config: { upload: true, creates: true },
      validatorCompiler: judgeNew,
      schema: {
        summary: 'Create a gallery item with its picture',
        description: `${shapes} The picture is required.`,
        body: createBody,
        response: { 201: answer },
      },
    },
    (request, reply) => {
      if (!request.upload) throw invalid({ image: messages.gallery.imageRequired })
      return gallery.create(request, reply, readChange(request.body))
    },
  )

  app.put(
    apiPaths.galleryItem,
    {
      config: { upload: true },
      validatorCompiler: judgeChange,
      schema: {
        summary: 'Change a gallery item; what is left out stays as it is',
        description: shapes,
        params: idParams,
        body: updateBody,
        response: { 200: answer },
      },
    },
    (request, reply) => gallery.update(request, reply, readChange(request.body)),
  )

  app.put(
    apiPaths.galleryTogglePopular,
    {
      schema: {
        summary: 'Make an item popular, or no longer',
        params: idParams,
        response: { 200: answer },
      },
    },
    (request, reply) =>
      gallery.edit(request, reply, (row) => ({ is_popular: row.is_popular ? 0 : 1 })),
  )

  app.delete(
    apiPaths.galleryItem,
    {
      schema: {
        summary: 'Delete a gallery item and its picture',
        params: idParams,
        response: { 200: emptySchema },
      },
    },
    (request) => gallery.remove(request),
  )

  app.post(
    apiPaths.galleryRestore,
    {
      schema: {
        summary: 'Bring a gallery item back that was deleted within the last hour',
        params: idParams,
        response: { 200: answer, 409: failureAnswer('Its category is gone as well') },
      },
    },
    (request, reply) => gallery.restore(request, reply),
  )
}
