import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { postPictureQuerySchema } from '../../../contract/cards/post-picture.ts'
import { endOfIndiaDay } from '../../../contract/india-time.ts'
import { postPicturePaths } from '../../../contract/paths.ts'
import { priceListPictures } from '../../../contract/price-list/pictures.ts'
import type { ApiDeps } from '../../deps.ts'
import type { Draw } from '../../drawing/drawings.ts'
import { createDrawnFiles } from '../../drawing/drawn-files.ts'
import { failureResponse } from '../../http/description/api-docs.ts'
import { fileResponse } from '../../http/file-response.ts'
import { readLogo } from '../../settings/site-pictures.ts'
import type { DrawnCard } from './drawing/compose.ts'
import type { drawPost } from './drawing/draw-post.ts'
import { postSizes } from './drawing/post.ts'
import { requirePost } from './find-post.ts'
import { readPhoto } from './photos.ts'

/** Maximum bytes of cached pictures. */
const maxBytes = 16 * 1024 * 1024

/** Serves products as pictures that the shop posts or sets as a status. */
export const postRoutes: FastifyPluginAsyncZod<ApiDeps & { draw: Draw<typeof drawPost> }> = async (
  app,
  { db, env, images: { store }, draw },
) => {
  const findFile = createDrawnFiles<DrawnCard>(maxBytes)

  for (const shape of priceListPictures) {
    const { width, height } = postSizes[shape]
    app.get(
      postPicturePaths[shape],
      {
        config: { access: 'public', cachedByContent: true },
        schema: {
          summary: `One to three products as a JPEG for a ${shape}, ${width} by ${height}`,
          description: 'Ids of no product are left out.',
          querystring: postPictureQuerySchema,
          response: {
            200: fileResponse('image/jpeg', 'The picture, at most 1 MB'),
            404: failureResponse('None of the ids is one of a product'),
          },
        },
      },
      async ({ query, session }, reply) => {
        const now = Date.now()
        const { facts, photos } = await requirePost(db, env, { ids: query.ids, shape, now })
        const drawing = async () => ({
          facts,
          photos: await Promise.all(photos.map((photo) => readPhoto(store, photo))),
          logo: await readLogo(store, facts.logo),
        })
        const { bytes, isWhole, missing } = await findFile(facts, session?.user.id, (staff) =>
          draw(drawing, staff),
        )
        if (missing.length > 0) app.log.warn({ missing }, 'No font has some letters of a post')
        // A photo that cannot be read now may be readable next time, so the picture must not be cached.
        if (isWhole) reply.header('expires', new Date(endOfIndiaDay(now)).toUTCString())
        else reply.header('cache-control', 'no-store')
        return reply.type('image/jpeg').send(Buffer.from(bytes))
      },
    )
  }
}
