import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { indiaDate } from '../../../contract/india-time.ts'
import { messages } from '../../../contract/messages.ts'
import { fillPath, labelCodePaths, pagePaths } from '../../../contract/paths.ts'
import type { ApiDeps } from '../../deps.ts'
import { type Draw, rethrowAsUnavailable } from '../../drawing/drawings.ts'
import { notFound } from '../../errors.ts'
import { fileResponse } from '../../http/file-response.ts'
import { idParams } from '../../http/resources/params.ts'
import { requireSession } from '../../http/session.ts'
import { readShopName } from '../../settings/saved-settings.ts'
import type { drawLabelCode } from './drawing/label-code.ts'
import { findProductName } from './repository.ts'

const formats = [
  { format: 'pdf', type: 'application/pdf', what: 'a PDF of 15 mm' },
  { format: 'png', type: 'image/png', what: 'a PNG of 600 pixels' },
] as const

/** Serves the code on a pack, which leads to the content of its label. */
export const labelCodeRoutes: FastifyPluginAsyncZod<
  ApiDeps & { draw: Draw<typeof drawLabelCode> }
> = async (app, { db, env, draw }) => {
  for (const { format, type, what } of formats) {
    app.get(
      labelCodePaths[format],
      {
        schema: {
          summary: `The QR code for a pack, which leads to what its label says, as ${what}`,
          params: idParams,
          response: { 200: fileResponse(type, 'The file') },
        },
      },
      async (request, reply) => {
        const { params } = request
        const title = await findProductName(db, params.id)
        if (title === undefined) throw notFound(messages.product.notFound)
        const facts = {
          format,
          title,
          address: env.publicUrl + fillPath(pagePaths.label, { productId: params.id }),
          shop: await readShopName(db, env.shop),
          date: indiaDate(Date.now()),
        }
        const staff = requireSession(request).user.id
        const bytes = await draw(async () => facts, staff).catch(rethrowAsUnavailable)
        return reply.type(type).send(Buffer.from(bytes))
      },
    )
  }
}
