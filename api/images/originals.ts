import { buffer } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import type { ApiDeps } from '../deps.ts'
import type { Images } from './images.ts'
import { fullPicture } from './names.ts'
import { listOriginals, replaceShownImage } from './repository.ts'

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

/** Safe in several processes at once: they derive the same files. */
export async function deriveOriginals(
  { db, images }: Stores,
  isStopping = () => false,
): Promise<void> {
  const originals = await listOriginals(db)
  if (originals.length === 0) return
  console.info(`Preparing ${originals.length} pictures; until then they are shown as they came.`)
  for (const { id } of originals) {
    if (isStopping()) return
    const bytes = await readFile(images, id)
    if (!bytes) continue
    await images.writeWithUpload({ bytes }, async (trx, imageId) => {
      if (imageId) await replaceShownImage(trx, id, imageId)
      // A page that is open asks for the original as it is scrolled: the sweep removes it later.
      return { value: undefined, released: [] }
    })
  }
  console.info('All pictures are ready.')
}

async function readFile({ store }: Images, id: string): Promise<Uint8Array | null> {
  const stored = await store.open(id + fullPicture)
  return stored && buffer(stored.stream)
}
