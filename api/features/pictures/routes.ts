import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { emptySchema, list, success } from '../../../contract/envelope.ts'
import { apiPaths } from '../../../contract/paths.ts'
import {
  productPictureCreateSchema,
  productPictureOrderSchema,
  productPictureSchema,
  productPictureUpdateSchema,
} from '../../../contract/pictures/picture.ts'
import { readId } from '../../db/read-id.ts'
import type { ApiDeps } from '../../deps.ts'
import { failureResponse } from '../../http/description/api-docs.ts'
import { idParams } from '../../http/resources/params.ts'
import { sendRecord } from '../../http/resources/record-etag.ts'
import {
  addPicture,
  changePicture,
  removePicture,
  restorePicture,
  saveSortedPictures,
} from './save.ts'

const pictureParams = idParams.extend({
  imageId: z
    .string()
    .meta({
      description: 'Id of the picture',
      example: '0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e33',
    })
    .transform(readId),
})

const tooMany = failureResponse('It has six pictures already')

/** Routes for a product's pictures, which use the product's ETag and `If-Match`. */
export const productPictureRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, deps) => {
  app.post(
    apiPaths.productPictures,
    {
      config: { upload: true, creates: true },
      schema: {
        summary: 'Add a picture to a product, as the last one',
        description: 'The file is required. One that the product shows already is kept once.',
        params: idParams,
        body: productPictureCreateSchema,
        response: {
          200: success(productPictureSchema).meta({ description: 'The picture is there already' }),
          201: success(productPictureSchema),
          409: tooMany,
        },
      },
    },
    async (request, reply) => {
      const picture = await addPicture(deps, request, request.body)
      return sendRecord(reply.code(picture.isNew ? 201 : 200), picture)
    },
  )

  app.put(
    apiPaths.productPictures,
    {
      schema: {
        summary: "Put a product's pictures into another order; the first one is the product's",
        params: idParams,
        body: productPictureOrderSchema,
        response: { 200: list(productPictureSchema) },
      },
    },
    async (request, reply) =>
      sendRecord(reply, await saveSortedPictures(deps, request, request.body.order)),
  )

  app.put(
    apiPaths.productPicture,
    {
      config: { upload: true },
      schema: {
        summary: 'Change a picture of a product; what is left out stays as it is',
        params: pictureParams,
        body: productPictureUpdateSchema,
        response: {
          200: success(productPictureSchema),
          409: failureResponse('Another picture of the product has the same file'),
        },
      },
    },
    async (request, reply) =>
      sendRecord(reply, await changePicture(deps, request, request.params.imageId, request.body)),
  )

  app.delete(
    apiPaths.productPicture,
    {
      schema: {
        summary: 'Delete a picture of a product; after the first one, the next moves up',
        params: pictureParams,
        response: { 200: emptySchema },
      },
    },
    async (request, reply) =>
      sendRecord(reply, await removePicture(deps, request, request.params.imageId)),
  )

  app.post(
    apiPaths.productPictureRestore,
    {
      schema: {
        summary: 'Bring a picture back that was deleted within the last hour, as the last one',
        params: pictureParams,
        response: {
          200: success(productPictureSchema),
          409: failureResponse(
            'It has six pictures already, or this one no longer fits within the limits',
          ),
        },
      },
    },
    async (request, reply) =>
      sendRecord(reply, await restorePicture(deps, request, request.params.imageId)),
  )
}
