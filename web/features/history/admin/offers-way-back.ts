import type { RecordVersion } from '../../../../contract/history/record-history.ts'

/**
 * True if going back to a version would make something else of the record. A write that has changed nothing
 * offers no way of its own: the version that it left as it was does.
 * @param versions a page of the history, the newest first
 * @param now the version of the record
 */
export function offersWayBack(
  versions: readonly RecordVersion[],
  entry: RecordVersion,
  now: number,
): boolean {
  if (!entry.restorable || entry.version === now) return false
  const at = versions.indexOf(entry)
  if (isUnchanged(entry) && versions[at + 1]?.restorable) return false
  const newer = versions.slice(0, at)
  const isAsNow = newer.some(({ version }) => version === now) && newer.every(isUnchanged)
  return !isAsNow
}

function isUnchanged({ action, changes }: RecordVersion): boolean {
  return action === 'update' && changes.length === 0
}
