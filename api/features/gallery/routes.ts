import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { list, page, succeed, success } from '../../../contract/envelope.ts'
import {
  galleryCategorySchema,
  galleryItemSchema,
  galleryQuerySchema,
} from '../../../contract/gallery/gallery.ts'
import { messages } from '../../../contract/messages.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { storedText } from '../../../contract/text/text-length.ts'
import type { ApiDeps } from '../../deps.ts'
import { invalid } from '../../errors.ts'
import { idParams } from '../../http/params.ts'
import { editRecord } from '../../http/record-handlers.ts'
import { recordRoutes } from '../../http/record-routes.ts'
import { route } from '../../http/route.ts'
import {
  createBody,
  type GalleryBody,
  readChange,
  updateBody,
  validateChange,
  validateNew,
} from './body.ts'
import { readList, readPage } from './read.ts'
import { galleryRecord } from './record.ts'
import { galleryRepository } from './repository.ts'

const config = { access: 'public' as const }

/** The calls of the API about the gallery. */
export const galleryRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, deps) => {
  const { db } = deps

  app.get(apiPaths.gallery, galleryRoute, (request) => readPage(db, request.query))

  app.get(apiPaths.popularGallery, popularGalleryRoute, () =>
    readList(db, (gallery) => gallery.listPopular()),
  )

  app.get(apiPaths.galleryCategories, galleryCategoriesRoute, async () =>
    succeed(await galleryRepository(db).countByCategory()),
  )

  app.get(apiPaths.galleryByCategory, galleryByCategoryRoute, (request) =>
    readList(db, (gallery) => gallery.listByCategoryName(request.params.category)),
  )

  app.put(apiPaths.galleryTogglePopular, galleryTogglePopularRoute, (request, reply) =>
    editRecord(deps, galleryRecord, request, reply, async (row) => {
      const is_popular: 0 | 1 = row.is_popular ? 0 : 1
      return { is_popular }
    }),
  )

  await app.register(recordRoutes(deps, galleryRecord, routeOptions))
}

const shapes =
  'With `name` the body has the shape of the simple forms, with `title` that of the main form.'

const routeOptions = {
  path: apiPaths.gallery,
  access: 'public' as const,
  noun: 'gallery item',
  record: galleryItemSchema,
  create: {
    summary: 'Create a gallery item with its picture',
    description: `${shapes} The picture is required.`,
    body: createBody,
    validatorCompiler: validateNew,
    readBody(body: GalleryBody, { upload }: FastifyRequest) {
      if (!upload) throw invalid({ image: messages.gallery.imageRequired })
      return readChange(body)
    },
  },
  update: {
    description: shapes,
    body: updateBody,
    validatorCompiler: validateChange,
    readBody: readChange,
  },
  conflicts: { restore: 'Its category is gone as well' },
}

const galleryRoute = route(
  'A page of gallery items, by their order, then the newest first',
  page(galleryItemSchema),
  { config, querystring: galleryQuerySchema },
)
const popularGalleryRoute = route('The popular items', list(galleryItemSchema), { config })
const galleryCategoriesRoute = route(
  'The category texts of all items, with the number of items',
  list(galleryCategorySchema),
  { config },
)
const galleryByCategoryRoute = route(
  'The items of one category, by its text',
  list(galleryItemSchema),
  {
    config,
    params: z.object({
      category: z.string().overwrite(storedText).meta({
        description: 'Text of a category, in upper and lower case as it is',
        example: 'Our mill',
      }),
    }),
  },
)
const galleryTogglePopularRoute = route(
  'Make an item popular, or no longer',
  success(galleryItemSchema),
  { params: idParams },
)
