import type { AuditAction } from '../../../contract/history/audit-log.ts'

/** Facts that decide about the version that an entry of the log stands for. */
export type LoggedVersion = {
  number: number
  action: AuditAction
  version: number | null
  has_replaced: 0 | 1
}

export type ListedVersion = {
  /** Id of the entry. */
  number: number
  /** Undefined where the log does not tell it. */
  version: number | undefined
  restorable: boolean
  /** The entry that has replaced it; null for the record as it is. */
  replacedBy: number | null
}

/**
 * The versions of one record, the newest first. A restored backup takes a record back: entries of versions
 * that it had above those, before the restore, are left out. Entries from before there were versions count
 * down from the first one that has one; of them, only what a later write has replaced is known.
 * @param entries the newest first
 * @param current the version of the record; null where it is deleted
 */
export function listVersions(
  entries: readonly LoggedVersion[],
  current: number | null,
): ListedVersion[] {
  const listed: ListedVersion[] = []
  const oldest = entries.findLastIndex(({ version }) => version !== null)
  let below = current === null ? Number.POSITIVE_INFINITY : current + 1
  let next: LoggedVersion | null = null
  for (const [index, entry] of entries.entries()) {
    if (entry.version !== null && entry.version >= below) continue
    // An erasure that has found nothing to erase makes no version.
    const isPlain = entry.version === null && index < oldest
    const version: number = isPlain ? 0 : (entry.version ?? below - 1)
    const isKnown: boolean = next === null ? current !== null : next.has_replaced === 1
    listed.push({
      number: entry.number,
      version: version > 0 && Number.isFinite(version) ? version : undefined,
      restorable:
        current !== null &&
        isKnown &&
        version > 0 &&
        version === below - 1 &&
        entry.action !== 'delete',
      replacedBy: next?.number ?? null,
    })
    if (isPlain) continue
    below = version
    next = entry
  }
  return listed
}
