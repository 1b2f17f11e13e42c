import { sql } from 'kysely'
import type { RecordKind } from '../../../contract/record-kinds.ts'
import { inBatches } from '../../db/batches.ts'
import type { Database } from '../../db/schema.ts'
import { recordTables } from '../../db/tables/roles.ts'
import type { AuditRow } from '../audit-log-repository.ts'
import { type ListedVersion, type LoggedWrite, listVersions } from './list-versions.ts'
import { readStoredRecord, type StoredRecord, storeRecord } from './stored-record.ts'

/** The SQL for versions of one record, which are in the audit log. */
export function recordVersionsRepository(db: Database, kind: RecordKind, id: string) {
  const entries = () =>
    db.selectFrom('audit_log').where('entity', '=', kind).where('record_id', '=', id)

  /**
   * Lists all versions, newest first.
   * @param current the version of the record; null if it is deleted
   */
  async function listAll(current: number | null): Promise<ListedVersion[]> {
    const rows = await entries()
      .select(['number', 'action', 'version'])
      .select(sql<0 | 1>`case when replaced is null then 0 else 1 end`.as('has_replaced'))
      .select(isUnchanged)
      .orderBy('number', 'desc')
      .execute()
    return listVersions(rows satisfies LoggedWrite[], current)
  }

  return {
    listAll,

    /** Version of the record; null if there is none. */
    async findVersion(): Promise<number | null> {
      const row = await db
        .selectFrom(recordTables[kind] as 'products')
        .select('version')
        .where('id', '=', id)
        .executeTakeFirst()
      return row?.version ?? null
    },

    /** Entries by number. */
    async loadEntries(numbers: number[]): Promise<Map<number, AuditRow>> {
      const rows = await entries()
        .selectAll()
        .where('number', 'in', [0, ...numbers])
        .execute()
      return new Map(rows.map((row) => [row.number, row]))
    },

    /** The row that an entry replaced; null if it was not kept. */
    async findReplaced(number: number): Promise<StoredRecord | null> {
      const row = await entries().select('replaced').where('number', '=', number).executeTakeFirst()
      return readStoredRecord(row?.replaced ?? null)
    },
  }
}

/** True for an update that left everything in the log unchanged. */
const isUnchanged = sql<
  0 | 1
>`case when action = 'update' and before = '{}' and after = '{}' then 1 else 0 end`.as(
  'is_unchanged',
)

/** A record before a write to many at once, as the log stores it. */
export type RowBefore = { version: number; replaced: string }

/** Columns of a log entry about a write to it. */
export function loggedAfter(stored: RowBefore | undefined): Partial<RowBefore> {
  return stored ? { version: stored.version + 1, replaced: stored.replaced } : {}
}

/** Rows of records by id, as the log stores them, for writes to many at once. */
export async function storeRecords(
  db: Database,
  kind: RecordKind,
  ids: readonly string[],
): Promise<Map<string, RowBefore>> {
  const stored = new Map<string, RowBefore>()
  for (const some of inBatches(ids)) {
    const extraPictures = kind === 'product' ? await listExtraPictures(db, some) : undefined
    // Typed as one table, because Kysely cannot type queries on a union of tables; all record tables have these
    // columns.
    const rows = await db
      .selectFrom(recordTables[kind] as 'products')
      .selectAll()
      .where('id', 'in', some)
      .execute()
    for (const row of rows) {
      const record = extraPictures
        ? { ...row, extraPictures: extraPictures.get(row.id) ?? [] }
        : row
      stored.set(row.id, { version: row.version, replaced: storeRecord(record) })
    }
  }
  return stored
}

async function listExtraPictures(db: Database, ids: readonly string[]) {
  const rows = await db
    .selectFrom('product_pictures')
    .selectAll()
    .where('product_id', 'in', ids)
    .orderBy('position')
    .execute()
  return Map.groupBy(rows, (row) => row.product_id)
}
