import { buffer } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { matchesEtag } from '../../http-cache/negotiate.ts'
import type { ApiDeps } from '../deps.ts'
import { notFound } from '../errors.ts'
import { sendStrictHeaders } from '../http/headers.ts'
import { refuseOtherMethods } from '../http/method-not-allowed.ts'
import { readFileName, readVariant } from './names.ts'
import { immutable } from './store.ts'

/** Serves the image files; pages of other hosts may show them. */
export async function uploadRoutes(
  app: FastifyInstance,
  { env, images }: Pick<ApiDeps, 'env' | 'images'>,
): Promise<void> {
  await sendStrictHeaders(app, env, { shownBy: 'cross-origin' })
  const otherMethods = refuseOtherMethods(app)

  app.get<{ Params: { name: string } }>('/:name', async (request, reply) => {
    const { name } = request.params
    const file = readFileName(name)
    if (!file) throw notFound()
    const tag = `"${name}"`
    const lasting = { etag: tag, 'cache-control': immutable }
    if (matchesEtag(request.headers['if-none-match'], tag))
      return reply.code(304).headers(lasting).send()
    const stored = await images.store.open(name)
    if (!stored) throw notFound()
    // Read whole, since it is small: if the store fails half-way, a failure can still be sent.
    const bytes = await buffer(stored.stream)
    return reply
      .headers({
        ...lasting,
        'content-type': readVariant(file.variant).type,
        'content-length': bytes.length,
      })
      .send(bytes)
  })

  otherMethods.close()
}
