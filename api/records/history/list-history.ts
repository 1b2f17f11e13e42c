import type { AuditAction } from '../../../contract/history/audit-log.ts'

/** Facts of a logged write that decide about the version of the record that it has made. */
export type LoggedWrite = {
  number: number
  action: AuditAction
  version: number | null
  has_replaced: 0 | 1
  /** 1 for an update after which every logged field was as before. */
  is_unchanged: 0 | 1
}

/** A version in a record's history. */
export type HistoryEntry = {
  /** Id of the log's entry. */
  number: number
  /** Undefined where the log does not tell it. */
  version: number | undefined
  restorable: boolean
  /** The entry that has replaced it; null for the record as it is. */
  replacedBy: number | null
  isUnchanged: boolean
}

/**
 * The versions of one record, the newest first. A restored backup takes a record back: entries of versions
 * that it had above those, before the restore, are left out. Entries from before there were versions count
 * down from the first one that has one; of them, only what a later write has replaced is known.
 * @param entries the newest first
 * @param current the version of the record; null where it is deleted
 */
export function listHistory(
  entries: readonly LoggedWrite[],
  current: number | null,
): HistoryEntry[] {
  const listed: HistoryEntry[] = []
  const oldest = entries.findLastIndex(({ version }) => version !== null)
  let below = current === null ? Number.POSITIVE_INFINITY : current + 1
  let next: LoggedWrite | null = null
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
      isUnchanged: entry.is_unchanged === 1,
    })
    if (isPlain) continue
    below = version
    next = entry
  }
  return listed
}

/**
 * The same without writes that have changed nothing. The version that they left as it was stands there under
 * the number of the last of them, so that it is the record's own number where nothing has changed it since.
 */
export function omitUnchanged(listed: readonly HistoryEntry[]): HistoryEntry[] {
  const shown: HistoryEntry[] = []
  let same: HistoryEntry | undefined
  for (const [index, entry] of listed.entries()) {
    const isLast = index === listed.length - 1
    if (entry.version === undefined) shown.push(entry)
    else if (entry.isUnchanged && !isLast) same ??= entry
    else {
      const { version, restorable } = same ?? entry
      shown.push({ ...entry, version, restorable })
      same = undefined
    }
  }
  return shown
}
