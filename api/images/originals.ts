import { buffer } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import type { ApiDeps } from '../deps.ts'
import type { Images } from './images.ts'
import { fullPicture } from './names.ts'
import { type ImageRow, listOriginals, replaceShownImage } from './repository.ts'

type Stores = Pick<ApiDeps, 'db' | 'images'>

/**
 * Derives the pictures that a first start has stored as they came, as soon as the site serves; each is
 * shown from then on. What is not done when the process stops is done by the next one.
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
 * Safe in several processes at once: they derive the same files. What fails, as on a machine with much else
 * to do, is tried again as long as that gets on.
 * @throws the reason why none of the rest could be derived
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
    // A page that is open asks for the original as it is scrolled: the sweep removes it later.
    return { value: undefined, released: [] }
  })
}

async function readFile({ store }: Images, id: string): Promise<Uint8Array | null> {
  const stored = await store.open(id + fullPicture)
  return stored && buffer(stored.stream)
}
