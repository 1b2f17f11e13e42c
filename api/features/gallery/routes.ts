import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { list, page, success } from '../../../contract/envelope.ts'
import {
  galleryCategorySchema,
  galleryItemSchema,
  galleryQuerySchema,
} from '../../../contract/gallery.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { storedText } from '../../../contract/text-length.ts'
import type { ApiDeps } from '../../deps.ts'
import { idParams } from '../../http/params.ts'
import { recordHandlers } from '../../http/record-handlers.ts'
import { readList, readPage } from './read.ts'
import { galleryRecord } from './record.ts'
import { galleryRepository } from './repository.ts'
import { galleryWriteRoutes } from './write-routes.ts'

const config = { access: 'public' as const }

/** The gallery, as visitors see it and as the staff change it. */
export const galleryRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, deps) => {
  const { db } = deps

  app.get(
    apiPaths.gallery,
    {
      config,
      schema: {
        summary: 'A page of gallery items, by their order, then the newest first',
        querystring: galleryQuerySchema,
        response: { 200: page(galleryItemSchema) },
      },
    },
    (request) => readPage(db, request.query),
  )

  app.get(
    apiPaths.popularGallery,
    {
      config,
      schema: { summary: 'The popular items', response: { 200: list(galleryItemSchema) } },
    },
    () => readList(db, (gallery) => gallery.listPopular()),
  )

  app.get(
    apiPaths.galleryCategories,
    {
      config,
      schema: {
        summary: 'The texts that items are filed under, with the number of items',
        response: { 200: list(galleryCategorySchema) },
      },
    },
    async () => ({ success: true as const, data: await galleryRepository(db).countByCategory() }),
  )

  app.get(
    apiPaths.galleryByCategory,
    {
      config,
      schema: {
        summary: 'The items of one category, by its text',
        params: z.object({
          category: z.string().overwrite(storedText).meta({
            description: 'Text of a category, in upper and lower case as it is',
            example: 'Our mill',
          }),
        }),
        response: { 200: list(galleryItemSchema) },
      },
    },
    (request) => readList(db, (gallery) => gallery.listByCategoryName(request.params.category)),
  )

  app.get(
    apiPaths.galleryItem,
    {
      config,
      schema: {
        summary: 'One gallery item',
        params: idParams,
        response: { 200: success(galleryItemSchema) },
      },
    },
    (request, reply) => recordHandlers(deps, galleryRecord).read(request, reply),
  )

  await app.register(galleryWriteRoutes, deps)
}
