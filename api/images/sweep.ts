import type { FastifyInstance } from 'fastify'
import { limits } from '../../contract/limits.ts'
import { openBackupStorage } from '../backup/backup-storage.ts'
import type { Database } from '../db/schema.ts'
import type { ApiDeps } from '../deps.ts'
import { deleteAuditEntries } from '../shared/audit-log.ts'
import { deleteIdempotencyKeys } from '../shared/idempotency-keys.ts'
import { clearTrash } from '../shared/trash.ts'
import { type Images, removePicture } from './images.ts'
import { draftPrefix, isCardName, readFileName } from './names.ts'
import { findImages, listUnusedImages } from './repository.ts'
import type { ListedFile } from './store.ts'

const hour = 60 * 60 * 1000
/** Milliseconds after a start before the first sweep. */
const startDelay = 5 * 60 * 1000
const day = 24 * hour
const chunk = 500

/** Sweeps images and abandoned backup uploads some minutes after a start, then every hour. */
export function sweepHourly(
  server: FastifyInstance,
  { db, images, env }: Pick<ApiDeps, 'db' | 'images' | 'env'>,
): void {
  let sweeping = Promise.resolve()
  const sweepAll = async () => {
    await sweepImages(db, images)
    await (await openBackupStorage(env)).prune()
  }
  const sweep = () => {
    sweeping = sweeping.then(sweepAll).catch((error) => {
      server.log.warn({ err: error }, 'The hourly sweep has to be done again')
    })
  }
  // A process that is restarted every hour sweeps, too.
  const first = setTimeout(sweep, startDelay)
  const hourly = setInterval(sweep, hour)
  first.unref()
  hourly.unref()
  server.addHook('onClose', async () => {
    clearTimeout(first)
    clearInterval(hourly)
    await sweeping
  })
}

/**
 * Deletes expired entries of the trash, the audit log and the idempotency keys, and what crashes left more
 * than a day before `now`: files without a row, and pictures that no record shows. Link cards of that age go
 * too: what has changed is not asked for again, and the others are drawn again. Safe in several processes at
 * once, also during uploads.
 */
export async function sweepImages(db: Database, images: Images, now = Date.now()): Promise<void> {
  await clearTrash(db, now - limits.undo.retentionMs)
  await deleteAuditEntries(db, now)
  await deleteIdempotencyKeys(db, now)
  const before = now - day
  const { drafts, pictures, cards } = await listOld(images, before)
  await images.store.remove([...drafts, ...cards])
  const ids = [...pictures.keys()]
  for (let start = 0; start < ids.length; start += chunk) {
    const some = ids.slice(start, start + chunk)
    const known = await findImages(db, some)
    for (const id of some)
      if (!known.has(id)) await removePicture(db, images.store, id, pictures.get(id) ?? [])
  }
  await images.release(await listUnusedImages(db, before))
}

/** Variants of pictures by their id, where all files of the picture are old; files that are none of ours stay. */
async function listOld({ store }: Images, before: number) {
  const drafts: string[] = []
  const cards: ListedFile[] = []
  const pictures = new Map<string, string[]>()
  const fresh = new Set<string>()
  for await (const listed of store.list()) {
    const { name, storedAt } = listed
    const file = readFileName(name)
    if (!file) {
      if (isCardName(name)) cards.push(listed)
      else if (name.startsWith(draftPrefix) && storedAt < before) drafts.push(name)
      continue
    }
    if (storedAt >= before) fresh.add(file.id)
    pictures.set(file.id, [...(pictures.get(file.id) ?? []), file.variant])
  }
  for (const id of fresh) pictures.delete(id)
  return { drafts, pictures, cards: findOldCards(cards, before) }
}

/** Those of an age, and the oldest of too many. */
function findOldCards(cards: ListedFile[], before: number): string[] {
  return cards
    .toSorted((a, b) => b.storedAt - a.storedAt)
    .filter(({ storedAt }, index) => storedAt < before || index >= limits.cards.kept)
    .map(({ name }) => name)
}
