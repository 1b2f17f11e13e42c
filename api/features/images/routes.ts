import { buffer } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { answerNotModified } from '../../../http-cache/etag.ts'
import type { ApiDeps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { sendStrictHeaders } from '../../http/headers.ts'
import { rejectOtherMethods } from '../../http/method-not-allowed.ts'
import { readFileName, readVariant } from '../../images/names.ts'
import { immutable } from '../../images/store.ts'

/** Serves the image files; pages of other hosts may show them. */
export async function imageFileRoutes(
  app: FastifyInstance,
  { env, images }: Pick<ApiDeps, 'env' | 'images'>,
): Promise<void> {
  sendStrictHeaders(app, env, { embeddableBy: 'cross-origin' })
  const otherMethods = rejectOtherMethods(app)

  app.get<{ Params: { name: string } }>('/:name', async (request, reply) => {
    const { name } = request.params
    const file = readFileName(name)
    if (!file) throw notFound()
    const lasting = { etag: `"${name}"`, 'cache-control': immutable }
    if (answerNotModified(request, reply, lasting.etag)) return reply.headers(lasting).send()
    const stored = await images.store.open(name)
    if (!stored) throw notFound()
    // Read completely, because it is small: if the store fails half-way, an error response is still possible.
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
