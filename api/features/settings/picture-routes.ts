import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { emptySchema, success } from '../../../contract/envelope.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { settingsMessages } from '../../../contract/settings/messages.ts'
import {
  sitePictureSchema,
  sitePictureUpdateSchema,
} from '../../../contract/settings/site-pictures.ts'
import { type SiteSlot, siteSlots } from '../../../contract/settings/site-slots.ts'
import type { ApiDeps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { failureResponse } from '../../http/description/api-docs.ts'
import { sendRecord } from '../../http/resources/record-etag.ts'
import { putSitePicture, removeSitePicture, restoreSitePicture } from './save-picture.ts'

const slotParams = z.object({
  slot: z.string().meta({ description: siteSlots.join(', '), example: 'hero' }),
})

/** @throws ApiError 404 */
function readSlot(text: string): SiteSlot {
  const slot = siteSlots.find((known) => known === text)
  if (!slot) throw notFound()
  return slot
}

/** The routes of the site's own pictures. */
export const sitePictureRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, deps) => {
  app.put(
    apiPaths.sitePicture,
    {
      config: { upload: true },
      schema: {
        summary: 'Put a picture of the site in its place, or change its words',
        description:
          'Without a file the picture stays. The tag and `If-Match` are those of the settings.',
        params: slotParams,
        body: sitePictureUpdateSchema,
        response: { 200: success(sitePictureSchema) },
      },
    },
    async (request, reply) =>
      sendRecord(
        reply,
        await putSitePicture(deps, request, readSlot(request.params.slot), request.body),
      ),
  )

  app.delete(
    apiPaths.sitePicture,
    {
      schema: {
        summary: 'Take a picture of the site away',
        params: slotParams,
        response: { 200: emptySchema },
      },
    },
    async (request, reply) =>
      sendRecord(reply, await removeSitePicture(deps, request, readSlot(request.params.slot))),
  )

  app.post(
    apiPaths.sitePictureRestore,
    {
      schema: {
        summary: 'Bring back the picture that was taken away last, within an hour',
        params: slotParams,
        response: {
          200: success(sitePictureSchema),
          409: failureResponse(settingsMessages.slotTaken),
        },
      },
    },
    async (request, reply) =>
      sendRecord(reply, await restoreSitePicture(deps, request, readSlot(request.params.slot))),
  )
}
