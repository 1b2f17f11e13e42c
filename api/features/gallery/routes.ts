import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { emptySchema, succeed, success } from '../../../contract/envelope.ts'
import { galleryItemSchema } from '../../../contract/gallery/gallery.ts'
import { messages } from '../../../contract/messages.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { textsQuerySchema } from '../../../contract/text/texts-query.ts'
import type { ApiDeps } from '../../deps.ts'
import { invalid } from '../../errors.ts'
import { failureResponse } from '../../http/description/api-docs.ts'
import { idParams } from '../../http/resources/params.ts'
import { deleteRecord, readRecord, restoreRecord } from '../../http/resources/record-actions.ts'
import { sendRecord } from '../../http/resources/record-etag.ts'
import { versionRoutes } from '../../http/resources/version-routes.ts'
import { withVisibility } from '../../records/visibility.ts'
import { createBody, readChange, updateBody, validateChange, validateNew } from './body.ts'
import { toPublic } from './presenter.ts'
import { galleryResource } from './resource.ts'
import { createItem, togglePopular, updateItem } from './save.ts'

const shapes =
  'With `name` the body has the shape of the simple forms, with `title` that of the main form.'

/** The routes of one gallery item. */
export const galleryRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, deps) => {
  versionRoutes(app, deps, {
    paths: { versions: apiPaths.galleryHistory, restore: apiPaths.galleryVersionRestore },
    noun: 'gallery item',
    schema: galleryItemSchema,
    resource: galleryResource,
  })

  app.put(
    apiPaths.galleryTogglePopular,
    {
      schema: {
        summary: 'Make an item popular, or no longer',
        params: idParams,
        response: { 200: success(galleryItemSchema) },
      },
    },
    async (request, reply) => sendRecord(reply, await togglePopular(deps, request)),
  )

  app.get(
    apiPaths.galleryItem,
    {
      config: { access: 'public', variesForStaff: true, edgeRecord: 'gallery-item' },
      schema: {
        summary: 'One gallery item',
        params: idParams,
        querystring: textsQuerySchema,
        response: { 200: success(galleryItemSchema) },
      },
    },
    async ({ params, session }, reply) => {
      const { etagVersion, data } = await readRecord(deps, galleryResource, params.id)
      return sendRecord(reply, {
        etagVersion,
        data: session ? withVisibility(data) : toPublic(data),
      })
    },
  )

  app.post(
    apiPaths.gallery,
    {
      config: { upload: true, creates: true },
      validatorCompiler: validateNew,
      schema: {
        summary: 'Create a gallery item with its picture',
        description: `${shapes} The picture is required.`,
        body: createBody,
        response: { 201: success(galleryItemSchema) },
      },
    },
    async (request, reply) => {
      if (!request.upload) throw invalid({ image: messages.image.required })
      const item = await createItem(deps, request, readChange(request.body))
      return sendRecord(reply.code(201), item)
    },
  )

  app.put(
    apiPaths.galleryItem,
    {
      config: { upload: true },
      validatorCompiler: validateChange,
      schema: {
        summary: 'Change a gallery item; what is left out stays as it is',
        description: shapes,
        params: idParams,
        body: updateBody,
        response: { 200: success(galleryItemSchema) },
      },
    },
    async (request, reply) =>
      sendRecord(reply, await updateItem(deps, request, readChange(request.body))),
  )

  app.delete(
    apiPaths.galleryItem,
    {
      schema: {
        summary: 'Delete a gallery item',
        params: idParams,
        response: { 200: emptySchema },
      },
    },
    async (request) => succeed(await deleteRecord(deps, galleryResource, request)),
  )

  app.post(
    apiPaths.galleryRestore,
    {
      schema: {
        summary: 'Bring a gallery item back that was deleted within the last hour',
        params: idParams,
        response: {
          200: success(galleryItemSchema),
          409: failureResponse(
            'Its category is gone as well, or it no longer fits within the limits',
          ),
        },
      },
    },
    async (request, reply) =>
      sendRecord(reply, await restoreRecord(deps, galleryResource, request)),
  )
}
