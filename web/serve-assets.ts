import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { dayMs } from '../contract/durations.ts'
import { compressReply, pickEncoding } from '../http-cache/compress.ts'

const folder = join(import.meta.dirname, '..', 'build', 'client', 'assets')
const immutable = 'public, max-age=31536000, immutable'

export type PublishedAssets = {
  /** Leaves files of a folder for other versions, or says that they are still in use. */
  publish(folder: string, names: string[]): Promise<void>
  open(name: string): Promise<{ bytes: Buffer; type: string } | null>
}

/** The files have ETags of their own. */
const assetRoute = { config: { access: 'public', etag: false } as const }

/** Serves hashed files as immutable: those of this build, and those of other versions that were published. */
export async function serveAssets(
  fastify: FastifyInstance,
  { publishedAssets }: { publishedAssets?: PublishedAssets | undefined },
): Promise<void> {
  await fastify.register(fastifyStatic, {
    root: folder,
    // With `serve`, the plugin adds a route for each file, which took a quarter of the start.
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', immutable)
    },
  })
  const built = listBuilt()
  if (publishedAssets) await publishDaily(fastify, publishedAssets, [...built])

  fastify.get<{ Params: { '*': string } }>('/assets/*', assetRoute, async (request, reply) => {
    const name = request.params['*']
    // A later build in the same folder has taken the file away.
    if (built.has(name) && existsSync(join(folder, name))) return reply.sendFile(name)
    const published = await publishedAssets?.open(name)
    // A missing hashed file is a plain 404, not a rendered page.
    if (!published) return reply.code(404).type('text/plain').send()
    const { bytes, type } = published
    reply.headers({ 'content-type': type, 'cache-control': immutable, etag: `"${name}"` })
    if (type.startsWith('font/')) return reply.send(bytes)
    return reply.send(
      await compressReply(reply, bytes, pickEncoding(request.headers['accept-encoding'])),
    )
  })
}

/** Runs first before the server listens, because the next request may reach a process of a different version. */
async function publishDaily(fastify: FastifyInstance, assets: PublishedAssets, names: string[]) {
  const publish = () =>
    assets.publish(folder, names).catch((error) => {
      fastify.log.warn({ err: error }, 'Other versions cannot be left the files of the pages')
    })
  await publish()
  const daily = setInterval(publish, dayMs)
  daily.unref()
  fastify.addHook('onClose', async () => clearInterval(daily))
}

/** The built files, without their compressed copies, which are only served instead of them. */
function listBuilt(): Set<string> {
  return new Set(readdirSync(folder).filter((name) => !/\.(br|gz)$/.test(name)))
}
