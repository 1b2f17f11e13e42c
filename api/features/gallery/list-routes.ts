import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { list, page, succeed } from '../../../contract/envelope.ts'
import {
  galleryCategorySchema,
  galleryItemSchema,
  galleryQuerySchema,
} from '../../../contract/gallery/gallery.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { storedText } from '../../../contract/text/text-length.ts'
import { textsQuerySchema } from '../../../contract/text/texts-query.ts'
import type { ApiDeps } from '../../deps.ts'
import { showsVisibility } from '../../http/resources/list-visibility.ts'
import { readItemPage, readItems } from './read.ts'
import { galleryRepository } from './repository.ts'

/** The lists of gallery items, and of their categories. */
export const galleryListRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, { db }) => {
  app.get(
    apiPaths.gallery,
    {
      config: { access: 'public', variesForStaff: true },
      schema: {
        summary: 'A page of gallery items, by their order, then the newest first',
        querystring: galleryQuerySchema,
        response: { 200: page(galleryItemSchema) },
      },
    },
    async (request) => {
      const { query } = request
      return readItemPage(db, query, await showsVisibility(request, query.visibility))
    },
  )

  app.get(
    apiPaths.popularGallery,
    {
      config: { access: 'public' },
      schema: {
        summary: 'The popular items',
        querystring: textsQuerySchema,
        response: { 200: list(galleryItemSchema) },
      },
    },
    () => readItems(db, (items) => items.listPopular()),
  )

  app.get(
    apiPaths.galleryCategories,
    {
      config: { access: 'public' },
      schema: {
        summary: 'The category texts of all items, with the number of items',
        response: { 200: list(galleryCategorySchema) },
      },
    },
    async () => succeed(await galleryRepository(db).countByCategory()),
  )

  app.get(
    apiPaths.galleryByCategory,
    {
      config: { access: 'public' },
      schema: {
        summary: 'The items of one category, by its text',
        params: z.object({
          category: z.string().overwrite(storedText).meta({
            description: 'Text of a category, in upper and lower case as it is',
            example: 'Our mill',
          }),
        }),
        querystring: textsQuerySchema,
        response: { 200: list(galleryItemSchema) },
      },
    },
    ({ params }) => readItems(db, (items) => items.listByCategoryName(params.category)),
  )
}
