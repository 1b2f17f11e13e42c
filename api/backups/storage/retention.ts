import { backupKinds } from '../../../contract/backups/messages.ts'
import { hourMs } from '../../../contract/durations.ts'
import { limits } from '../../../contract/limits.ts'
import { temporaryPrefix } from '../../images/names.ts'
import type { FileStore, ListedFile } from '../../images/store.ts'
import { type BackupKind, isDatedAhead, newestFirst } from './backup-names.ts'
import {
  isEnd,
  isUnusable,
  listParts,
  partsIn,
  removeBackup,
  type StoredPart,
  usableEnds,
} from './stored-parts.ts'

/** Milliseconds after which an unfinished upload, a partial backup, or an unusable upload counts as abandoned. */
const abandonedAfter = { upload: 24 * hourMs, partial: hourMs, unusable: hourMs }

/**
 * Deletes all but the newest of each kind, and what is abandoned. Complete backups are verified, except uploads
 * and plain copies, so an old one is only deleted once a newer one is good.
 */
export async function deleteOldBackups(store: FileStore, keepAutomatic: number): Promise<void> {
  // One listing for all: a second one could have newer files, which must stay.
  const files = await Array.fromAsync(store.list())
  const parts = partsIn(files)
  const abandoned = findAbandonedUploads(parts)
  for (const name of findSuperfluous(parts, keepAutomatic)) await removeBackup(store, name)
  for (const { name, storedAt } of parts.filter(isUnusable))
    if (Math.abs(Date.now() - storedAt) > abandonedAfter.unusable) await removeBackup(store, name)
  await store.remove([
    ...abandoned.map(({ file }) => file),
    ...files.filter(isOldTemporary).map(({ name }) => name),
  ])
}

/** Removes what killed processes have left; not at once, because a process that seems dead may still write. */
export async function removeAbandonedPartials(store: FileStore): Promise<void> {
  // One listing for both: a second one could have newer files, which must stay.
  const parts = await listParts(store)
  const stays = (part: StoredPart) =>
    isEnd(part) || Date.now() - part.storedAt < abandonedAfter.partial
  const names = new Set(parts.filter(stays).map(({ name }) => name))
  const left = parts.filter(({ kind, name }) => kind !== 'upload' && !names.has(name))
  await store.remove(left.map(({ file }) => file))
}

/** Names of the complete backups beyond as many as are kept of each kind. */
function findSuperfluous(parts: StoredPart[], keepAutomatic: number): string[] {
  const newest = usableEnds(parts).toSorted(newestFirst)
  // Names that a wrong clock dated ahead sort last: otherwise each new backup would be deleted for them.
  const ordered = [
    ...newest.filter((end) => !isDatedAhead(end)),
    ...newest.filter((end) => isDatedAhead(end)),
  ]
  const keptOf = (kind: BackupKind) =>
    kind === 'automatic' ? keepAutomatic : limits.backup.maxPerKind
  return backupKinds.flatMap((kind) =>
    ordered
      .filter((end) => end.kind === kind)
      .slice(keptOf(kind))
      .map(({ name }) => name),
  )
}

/** Old files of what is neither complete nor known to be unusable. */
function findAbandonedUploads(parts: StoredPart[]): StoredPart[] {
  const ended = [...usableEnds(parts), ...parts.filter(isUnusable)]
  const names = new Set(ended.map(({ name }) => name))
  return parts.filter(
    ({ name, storedAt }) => !names.has(name) && Date.now() - storedAt > abandonedAfter.upload,
  )
}

/** A crash leaves files that are partly written. */
function isOldTemporary({ name, storedAt }: ListedFile): boolean {
  return name.startsWith(temporaryPrefix) && Date.now() - storedAt > abandonedAfter.partial
}
