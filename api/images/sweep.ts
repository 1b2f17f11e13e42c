import { dayMs } from '../../contract/durations.ts'
import { inBatches } from '../db/batches.ts'
import type { Database } from '../db/schema.ts'
import { serverLimits } from '../server-limits.ts'
import { deleteImageFiles, type Images } from './images.ts'
import { isLinkCardName, readFileName, temporaryPrefix } from './names.ts'
import { findImages, listUnusedImages } from './repository.ts'
import type { ListedFile } from './store.ts'

/**
 * Deletes leftovers of crashes from more than a day before `now`: files without a row, and pictures that no
 * record shows. Link cards of that age go too, because changed ones are not requested again and the others can be
 * redrawn. Safe in several processes at once, also during uploads.
 */
export async function sweepImages(db: Database, images: Images, now = Date.now()): Promise<void> {
  const before = now - dayMs
  const { temporaryFiles, pictures, cards } = await listOld(images, before)
  await images.store.remove([...temporaryFiles, ...cards])
  const ids = [...pictures.keys()]
  for (const some of inBatches(ids)) {
    const known = await findImages(db, some)
    for (const id of some)
      if (!known.has(id)) await deleteImageFiles(db, images.store, id, pictures.get(id) ?? [])
  }
  await images.release(await listUnusedImages(db, before))
}

/** Variants of pictures by id, if all files of the picture are old; files with unknown names stay. */
async function listOld({ store }: Images, before: number) {
  const temporaryFiles: string[] = []
  const cards: ListedFile[] = []
  const pictures = new Map<string, string[]>()
  const fresh = new Set<string>()
  for await (const listed of store.list()) {
    const { name, storedAt } = listed
    const file = readFileName(name)
    if (!file) {
      if (isLinkCardName(name)) cards.push(listed)
      else if (name.startsWith(temporaryPrefix) && storedAt < before) temporaryFiles.push(name)
      continue
    }
    if (storedAt >= before) fresh.add(file.id)
    pictures.set(file.id, [...(pictures.get(file.id) ?? []), file.variant])
  }
  for (const id of fresh) pictures.delete(id)
  return { temporaryFiles, pictures, cards: findOldCards(cards, before) }
}

/** Cards past their age, and the oldest beyond the limit. */
function findOldCards(cards: ListedFile[], before: number): string[] {
  return cards
    .toSorted((a, b) => b.storedAt - a.storedAt)
    .filter(({ storedAt }, index) => storedAt < before || index >= serverLimits.cards.maxStored)
    .map(({ name }) => name)
}
