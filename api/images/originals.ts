import { buffer } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import type { ApiDeps } from '../deps.ts'
import type { Images } from './images.ts'
import { fullSize } from './names.ts'
import { type ImageRow, listOriginals, replaceShownImage } from './repository.ts'

type Stores = Pick<ApiDeps, 'db' | 'images'>

/**
 * Derives pictures that a first start stored unchanged, once the site serves; each replaces its original when
 * done. If the process stops before, the next one continues.
 */
export function deriveOriginalsOnceServing(server: FastifyInstance, stores: Stores): void {
  let isStopping = false
  let deriving = Promise.resolve()
  server.addHook('onListen', async () => {
    deriving = deriveOriginals(stores, () => isStopping).catch((error) => {
      server.log.warn({ err: error }, 'The pictures as they came are shown until the next start')
    })
  })
  server.addHook('preClose', async () => {
    isStopping = true
    await deriving
  })
}

/**
 * Safe in several processes at once, because they derive the same files. Failures, for example on a busy machine,
 * are tried again as long as there is progress.
 * @throws the reason if none of the rest could be derived
 */
export async function deriveOriginals(
  { db, images }: Stores,
  isStopping = () => false,
): Promise<void> {
  let left = await listOriginals(db)
  if (left.length === 0) return
  console.info(`Preparing ${left.length} pictures; until then they are shown as they came.`)
  while (left.length > 0) {
    const failed: { original: ImageRow; reason: unknown }[] = []
    for (const original of left) {
      if (isStopping()) return
      await deriveOriginal(images, original).catch((reason) => {
        failed.push({ original, reason })
      })
    }
    if (failed.length === left.length) throw failed[0]?.reason
    left = failed.map(({ original }) => original)
  }
  console.info('All pictures are ready.')
}

async function deriveOriginal(images: Images, { id }: ImageRow): Promise<void> {
  const bytes = await readFile(images, id)
  if (!bytes) return
  await images.writeWithUpload({ bytes }, async (trx, imageId) => {
    if (imageId) await replaceShownImage(trx, id, imageId)
    // An open page still loads the original while it is scrolled, so the sweep removes it later.
    return { value: undefined, released: [] }
  })
}

async function readFile({ store }: Images, id: string): Promise<Uint8Array | null> {
  const stored = await store.open(id + fullSize)
  return stored && buffer(stored.stream)
}
