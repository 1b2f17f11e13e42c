import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { LinkCardLanguage } from '../../../contract/cards/languages.ts'
import { linkCardQuerySchema, linkCardSchema } from '../../../contract/cards/link-card.ts'
import { succeed, success } from '../../../contract/envelope.ts'
import { apiPaths, apiPrefix, fillPath } from '../../../contract/paths.ts'
import { answerNotModified } from '../../../http-cache/etag.ts'
import type { ApiDeps } from '../../deps.ts'
import type { Draw } from '../../drawing/drawings.ts'
import { notFound } from '../../errors.ts'
import { fileResponse } from '../../http/file-response.ts'
import { idParams } from '../../http/resources/params.ts'
import { immutable } from '../../images/store.ts'
import { type Card, createCards } from './cards.ts'
import type { drawCard } from './drawing/draw-card.ts'
import { writeAlt } from './facts.ts'
import { readSiteLinkCard, requireCategoryCard, requireProductCard } from './find-card.ts'

/** Apps and crawlers on any host may show cards. */
const shown = { 'cross-origin-resource-policy': 'cross-origin' }
/** Cache time for the redirect from an old card to the current one. */
const shortly = 'public, max-age=60'

const kinds = [
  {
    noun: 'product' as const,
    path: apiPaths.productCard,
    picturePath: apiPaths.productCardPicture,
    requireCard: requireProductCard,
  },
  {
    noun: 'category' as const,
    path: apiPaths.categoryCard,
    picturePath: apiPaths.categoryCardPicture,
    requireCard: requireCategoryCard,
  },
]

/** Endings of picture names; an old name redirects to the current one in its language. */
const endings: Record<LinkCardLanguage, string> = { en: '.jpg', ta: '-ta.jpg' }

function fileName(hash: string, language: LinkCardLanguage): string {
  return hash + endings[language]
}

function languageOf(file: string): LinkCardLanguage {
  return file.endsWith(endings.ta) ? 'ta' : 'en'
}

const pictureParams = idParams.extend({
  file: z.string().meta({
    description: 'As the card states it; an old one leads to the current one',
    example: '5e0f8a7c9b1d2e3f4a5b.jpg',
  }),
})

const nothing = { 'text/plain': { schema: z.literal('') } }

const pictureResponses = {
  200: fileResponse(
    'image/jpeg',
    'The picture, at most 250 kB; without words, and not to be cached, while too many wait',
  ),
  302: { description: 'The card has changed: where it is now', content: nothing },
  304: { description: 'Not changed', content: nothing },
}

/** Serves the pictures that chats show for links to products and categories, and their addresses. */
export const cardRoutes: FastifyPluginAsyncZod<ApiDeps & { draw: Draw<typeof drawCard> }> = async (
  app,
  { db, env, images, draw },
) => {
  const { openCard } = createCards({ draw, store: images.store, log: app.log })
  const { shop } = env

  for (const { noun, path, picturePath, requireCard } of kinds) {
    const addressOf = (id: string, file: string) => apiPrefix + fillPath(picturePath, { id, file })

    app.get(
      path,
      {
        config: { access: 'public', edgeRecord: noun },
        schema: {
          summary: `The link card of a ${noun}`,
          params: idParams,
          querystring: linkCardQuerySchema,
          response: { 200: success(linkCardSchema) },
        },
      },
      async ({ params: { id }, query: { lang: language } }) => {
        const { facts, hash } = await requireCard(db, { id, shop, language })
        return succeed({ address: addressOf(id, fileName(hash, language)), alt: writeAlt(facts) })
      },
    )

    app.get(
      picturePath,
      {
        config: { access: 'public', etag: false, edgeRecord: noun },
        schema: {
          summary: `The picture of a ${noun}'s link card: JPEG, 1200 by 630`,
          params: pictureParams,
          response: pictureResponses,
        },
      },
      async (request, reply) => {
        const { id, file } = request.params
        if (!file.endsWith('.jpg')) throw notFound()
        const language = languageOf(file)
        const card = await requireCard(db, { id, shop, language })
        const current = fileName(card.hash, language)
        const address = addressOf(id, current)
        return sendCard(request, reply, { card, address, isCurrent: file === current })
      },
    )
  }

  app.get(
    apiPaths.siteCardPicture,
    {
      config: { access: 'public', etag: false },
      schema: {
        summary: 'The picture of a link to the site itself: JPEG, 1200 by 630',
        params: pictureParams.pick({ file: true }),
        response: pictureResponses,
      },
    },
    async (request, reply) => {
      const card = await readSiteLinkCard(db, shop)
      const file = fileName(card.hash, 'en')
      const address = apiPrefix + fillPath(apiPaths.siteCardPicture, { file })
      return sendCard(request, reply, { card, address, isCurrent: request.params.file === file })
    },
  )

  type Asked = { card: Card; address: string; isCurrent: boolean }

  /** Sends the picture of a card, or redirects to the current one if it has changed. */
  async function sendCard(
    request: FastifyRequest,
    reply: FastifyReply,
    { card, address, isCurrent }: Asked,
  ) {
    reply.headers(shown)
    if (!isCurrent) return reply.header('cache-control', shortly).redirect(address)
    const lasting = { etag: `"${card.hash}"`, 'cache-control': immutable }
    if (answerNotModified(request, reply, lasting.etag)) return reply.headers(lasting).send()
    const { bytes, isLasting } = await openCard(card, request.session?.user.id)
    return reply
      .headers(isLasting ? lasting : { 'cache-control': 'no-store' })
      .type('image/jpeg')
      .send(bytes)
  }
}
