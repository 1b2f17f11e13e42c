import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { succeed, success } from '../../../contract/envelope.ts'
import { pageField } from '../../../contract/fields.ts'
import { endOfIndiaDay, indiaDate } from '../../../contract/india-time.ts'
import { addressIn } from '../../../contract/language.ts'
import { apiPaths, pagePaths, priceListPicturePaths } from '../../../contract/paths.ts'
import type { PriceListLanguage } from '../../../contract/price-list/languages.ts'
import { priceListPictures } from '../../../contract/price-list/pictures.ts'
import {
  missingGlyphsSchema,
  priceListLanguageSchema,
  priceListSchema,
} from '../../../contract/price-list/price-list.ts'
import type { ApiDeps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { fileResponse } from '../../http/file-response.ts'
import { requireSession } from '../../http/session.ts'
import type { PriceListFacts } from './drawing/facts.ts'
import { paginatePictures, pictureSizes } from './picture-pages.ts'
import { createPriceListFiles, type PriceListDrawings } from './price-list-files.ts'
import { readPriceList } from './read.ts'
import { locateMissingGlyphs } from './rules.ts'

/** Serves the catalogue as a price list, to read and as a file to print. */
export const priceListRoutes: FastifyPluginAsyncZod<ApiDeps & PriceListDrawings> = async (
  app,
  { db, env, images, drawPdf, drawPicture },
) => {
  const files = createPriceListFiles(images.store, { drawPdf, drawPicture })

  async function readFacts(language: PriceListLanguage) {
    const now = Date.now()
    const date = indiaDate(now)
    const { list, settings, logo } = await readPriceList(db, env.shop, date)
    const { name, nameTa, phone, priceList: texts } = settings
    const shop = { name, nameTa, phone }
    const page = addressIn(language === 'ta' ? 'ta' : 'en', pagePaths.priceList)
    const address = `${env.publicUrl}${page}`
    const facts: PriceListFacts = { list, language, shop, logo, texts, address }
    return { facts, expires: new Date(endOfIndiaDay(now)).toUTCString() }
  }

  app.get(
    apiPaths.priceList,
    {
      config: { access: 'public' },
      schema: {
        summary:
          'The price list: product groups with their sizes in columns, then the others by category',
        response: { 200: success(priceListSchema) },
      },
    },
    async (_request, reply) => {
      const { facts, expires } = await readFacts('en')
      reply.header('expires', expires)
      return succeed(facts.list)
    },
  )

  app.get(
    apiPaths.priceListPdf,
    {
      config: { access: 'public' },
      schema: {
        summary: 'The price list on sheets of A4, as a PDF',
        querystring: z.object({ lang: priceListLanguageSchema }),
        response: { 200: fileResponse('application/pdf', 'The file') },
      },
    },
    async ({ query, session }, reply) => {
      const { facts, expires } = await readFacts(query.lang)
      const { bytes } = await files.drawPdf(facts, session?.user.id)
      const name = `price-list-${facts.list.date}.pdf`
      reply.headers({ expires, 'content-disposition': `inline; filename="${name}"` })
      return reply.type('application/pdf').send(Buffer.from(bytes))
    },
  )

  app.get(
    apiPaths.missingGlyphs,
    {
      schema: {
        summary: 'The letters of the price list that no font has, and where they stand',
        response: { 200: success(missingGlyphsSchema) },
      },
    },
    async (request) => {
      const { facts } = await readFacts('both')
      const { missing } = await files.drawPdf(facts, requireSession(request).user.id)
      return succeed(locateMissingGlyphs(facts, missing))
    },
  )

  for (const picture of priceListPictures) {
    const { width, height } = pictureSizes[picture]
    app.get(
      priceListPicturePaths[picture],
      {
        config: { access: 'public' },
        schema: {
          summary: `A part of the price list as a JPEG for a ${picture}, ${width} by ${height}`,
          querystring: z.object({ lang: priceListLanguageSchema, page: pageField }),
          response: { 200: fileResponse('image/jpeg', 'The picture; beyond the last page 404') },
        },
      },
      async ({ query, session }, reply) => {
        const { lang, page } = query
        const { facts, expires } = await readFacts(lang)
        const { list, ...shared } = facts
        const pages = paginatePictures(list.sections, picture, lang)
        const blocks = pages[page - 1]
        if (!blocks) throw notFound()
        const part = { date: list.date, picture, blocks, page, pages: pages.length }
        const { bytes } = await files.drawPicture({ ...shared, ...part }, session?.user.id)
        reply.header('expires', expires)
        return reply.type('image/jpeg').send(Buffer.from(bytes))
      },
    )
  }
}
