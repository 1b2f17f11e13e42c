import { backupKinds } from '../../../contract/backups/kinds.ts'
import { backupLimits } from '../../../contract/backups/limits.ts'
import { hourMs } from '../../../contract/durations.ts'
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
 * Deletes abandoned files and, of each kind, all but the newest backups. Complete backups other than uploads and
 * plain copies are verified, so an old one is deleted only once there is a newer good one.
 */
export async function deleteOldBackups(store: FileStore, keepAutomatic: number): Promise<void> {
  // One listing serves all steps: a second one could contain newer files, which must stay.
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

/** Removes leftovers of killed processes after a while, because a process that seems dead may still write. */
export async function removeAbandonedPartials(store: FileStore): Promise<void> {
  // One listing serves both steps: a second one could contain newer files, which must stay.
  const parts = await listParts(store)
  const stays = (part: StoredPart) =>
    isEnd(part) || Date.now() - part.storedAt < abandonedAfter.partial
  const names = new Set(parts.filter(stays).map(({ name }) => name))
  const left = parts.filter(({ kind, name }) => kind !== 'upload' && !names.has(name))
  await store.remove(left.map(({ file }) => file))
}

/** Names of complete backups beyond the number kept of each kind. */
function findSuperfluous(parts: StoredPart[], keepAutomatic: number): string[] {
  const newest = usableEnds(parts).toSorted(newestFirst)
  // Backups dated ahead by a wrong clock sort last; otherwise each new backup would be deleted in their favour.
  const byRank = [
    ...newest.filter((end) => !isDatedAhead(end)),
    ...newest.filter((end) => isDatedAhead(end)),
  ]
  const keptOf = (kind: BackupKind) =>
    kind === 'automatic' ? keepAutomatic : backupLimits.maxPerKind
  return backupKinds.flatMap((kind) =>
    byRank
      .filter((end) => end.kind === kind)
      .slice(keptOf(kind))
      .map(({ name }) => name),
  )
}

/** Old files of uploads that are neither complete nor known to be unusable. */
function findAbandonedUploads(parts: StoredPart[]): StoredPart[] {
  const ended = [...usableEnds(parts), ...parts.filter(isUnusable)]
  const names = new Set(ended.map(({ name }) => name))
  return parts.filter(
    ({ name, storedAt }) => !names.has(name) && Date.now() - storedAt > abandonedAfter.upload,
  )
}

/** A crash leaves partly written files behind. */
function isOldTemporary({ name, storedAt }: ListedFile): boolean {
  return name.startsWith(temporaryPrefix) && Date.now() - storedAt > abandonedAfter.partial
}
