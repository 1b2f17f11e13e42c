import type { AuditAction } from '../../../contract/history/audit-log.ts'

/** Facts of a logged write that determine the version of the record that it made. */
export type LoggedWrite = {
  number: number
  action: AuditAction
  version: number | null
  has_replaced: 0 | 1
  /** 1 for an update that changed no logged field. */
  is_unchanged: 0 | 1
}

/** A version of a record. */
export type ListedVersion = {
  /** Id of the log's entry. */
  number: number
  /** Undefined if the log does not say. */
  version: number | undefined
  restorable: boolean
  /** The entry that replaced it; null for the record's present state. */
  replacedBy: number | null
  isUnchanged: boolean
}

/**
 * Lists the versions of one record, newest first. A restored backup sets a record back, so entries of higher
 * versions from before the restore are left out. Entries older than version numbers count down from the first
 * entry that has one; of these, only rows that a later write replaced are known.
 * @param entries newest first
 * @param current the version of the record; null if it is deleted
 */
export function listVersions(
  entries: readonly LoggedWrite[],
  current: number | null,
): ListedVersion[] {
  const listed: ListedVersion[] = []
  const oldest = entries.findLastIndex(({ version }) => version !== null)
  let below = current === null ? Number.POSITIVE_INFINITY : current + 1
  let next: LoggedWrite | null = null
  for (const [index, entry] of entries.entries()) {
    if (entry.version !== null && entry.version >= below) continue
    // An erasure that found nothing to erase makes no version.
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
 * Leaves out writes without changes. The unchanged version is listed under the number of the last such write, so
 * that it equals the record's own number if nothing has changed since.
 */
export function omitUnchanged(listed: readonly ListedVersion[]): ListedVersion[] {
  const shown: ListedVersion[] = []
  let same: ListedVersion | undefined
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
