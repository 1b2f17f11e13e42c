import type { RecordVersion } from '../../../contract/history/record-version.ts'
import type { RecordKind } from '../../../contract/record-kinds.ts'
import type { Database } from '../../db/schema.ts'
import { notFound } from '../../errors.ts'
import type { AuditRow } from '../../records/audit-log-repository.ts'
import { notFoundMessages } from '../../records/record-repository.ts'
import { type ListedVersion, omitUnchanged } from '../../records/versions/list-versions.ts'
import { recordVersionsRepository } from '../../records/versions/repository.ts'

export type PageRequest = { page: number; limit: number }

/**
 * Reads a page of a record's versions, newest first; for a deleted record too, as long as the log mentions it.
 * Writes without changes are left out.
 * @throws ApiError 404 if no such record is known
 */
export async function readVersions(
  db: Database,
  kind: RecordKind,
  id: string,
  { page, limit }: PageRequest,
): Promise<{ versions: RecordVersion[]; total: number }> {
  const repository = recordVersionsRepository(db, kind, id)
  const current = await repository.findVersion()
  const listed = omitUnchanged(await repository.listAll(current))
  if (current === null && listed.length === 0) throw notFound(notFoundMessages[kind])
  const shown = listed.slice((page - 1) * limit, page * limit)
  const loggedByNumber = await repository.loadEntries(shown.map(({ number }) => number))
  const versions = shown.flatMap((entry) => {
    const logged = loggedByNumber.get(entry.number)
    return logged ? presentVersion(logged, entry) : []
  })
  return { versions, total: listed.length }
}

function presentVersion(
  { at, user_name, action, before, after }: AuditRow,
  { version, restorable }: ListedVersion,
): RecordVersion {
  return {
    ...(version !== undefined && { version }),
    at: new Date(at).toISOString(),
    by: user_name,
    action,
    restorable,
    changes: listChanges(readFields(before), readFields(after)),
  }
}

type Fields = Record<string, RecordVersion['changes'][number]['after']>

function readFields(logged: string | null): Fields {
  return logged === null ? {} : JSON.parse(logged)
}

function listChanges(before: Fields, after: Fields): RecordVersion['changes'] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return fields.map((field) => ({
    field,
    before: before[field] ?? null,
    after: after[field] ?? null,
  }))
}
