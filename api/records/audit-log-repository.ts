import type { ExpressionBuilder, Selectable } from 'kysely'
import { endReasons } from '../../contract/accounts/messages.ts'
import {
  type AuditAction,
  type AuditEntity,
  type AuditQuery,
  failedActions,
} from '../../contract/history/audit-log.ts'
import { auditLimits } from '../../contract/history/limits.ts'
import { inBatches } from '../db/batches.ts'
import { clockSkewMs } from '../db/clock-skew.ts'
import { countRows, readPage } from '../db/pages.ts'
import type { AuditLogTable, Database, Schema } from '../db/schema.ts'
import { unauthorized } from '../errors.ts'
import type { Author } from './author.ts'

export type AuditRow = Selectable<AuditLogTable>

/** A record's fields by their names in the API; never a secret. */
export type LoggedFields = Record<string, string | number | boolean | null>

type Write = {
  action: AuditAction
  entity: AuditEntity
  id: string
  name: string
  before?: LoggedFields | null
  after?: LoggedFields | null
  /** Version of the record that the write made. */
  version?: number
  /** The row that it replaced, as `storeRecord` writes it. */
  replaced?: string | null
}

/** Logs a write in its own transaction, so that exactly the committed writes are logged. */
export async function logWrite(db: Database, author: Author, write: Write): Promise<void> {
  await logWrites(db, author, [write])
}

/** Logs the effects of one write on many records. */
export async function logWrites(db: Database, author: Author, writes: Write[]): Promise<void> {
  await checkActive(db, author)
  const at = Date.now()
  for (const some of inBatches(writes))
    await db
      .insertInto('audit_log')
      .values(
        some.map(({ id, name, before, after, ...written }) => ({
          at,
          action: written.action,
          entity: written.entity,
          record_id: id,
          record_name: name,
          user_id: author.id,
          user_name: author.name,
          request_id: author.requestId,
          address: author.address,
          before: write(before, after),
          after: write(after, before),
          version: written.version ?? null,
          replaced: written.replaced ?? null,
        })),
      )
      .execute()
}

/** Rejects, and so rolls back, a write by somebody whose account was switched off during the request. */
async function checkActive(db: Database, { id }: Author): Promise<void> {
  if (id === '') return
  const user = await db.selectFrom('users').select('active').where('id', '=', id).executeTakeFirst()
  if (user?.active === 0) throw unauthorized(endReasons['switched-off'])
}

/** Serializes the entries of `fields` that differ from `others`, or all of them. */
function write(fields: LoggedFields | null = null, others: LoggedFields | null = null) {
  if (!fields) return null
  const changed = Object.entries(fields).filter(([name, value]) => others?.[name] !== value)
  return JSON.stringify(Object.fromEntries(changed))
}

/** Lists fields path by path, so that the log shows which one changed. */
export function listFields(record: object): LoggedFields {
  const fields: LoggedFields = {}
  const list = (path: string, value: unknown) => {
    if (value === null || value === undefined) return
    if (typeof value !== 'object') fields[path] = typeof value === 'boolean' ? value : String(value)
    else if (Array.isArray(value)) fields[path] = JSON.stringify(value)
    else for (const [name, part] of Object.entries(value)) list(`${path}.${name}`, part)
  }
  for (const [field, value] of Object.entries(record)) list(field, value)
  return fields
}

/** Entries of the log, newest first. */
export function listAuditEntries(db: Database, query: AuditQuery) {
  const { entity, action, by, record, user, from, to } = query
  const entries = db
    .selectFrom('audit_log')
    .selectAll()
    .orderBy('number', 'desc')
    .$if(entity !== undefined, (q) => q.where('entity', '=', entity as AuditEntity))
    .$if(action !== undefined, (q) => q.where('action', '=', action as AuditAction))
    .$if(by === 'people', (q) => q.where(isByPeople))
    .$if(by === 'program', (q) => q.where((e) => e.not(isByPeople(e))))
    .$if(record !== undefined, (q) => q.where('record_id', '=', record ?? ''))
    .$if(user !== undefined, (q) => q.where('user_id', '=', user ?? ''))
    .$if(from !== undefined, (q) => q.where('at', '>=', from ?? 0))
    .$if(to !== undefined, (q) => q.where('at', '<', to ?? 0))
  return readPage(entries, query)
}

/** Only entries by the program have no author's name, except for failed sign-ins. */
const isByPeople = (e: ExpressionBuilder<Schema, 'audit_log'>) =>
  e.or([e('user_name', '!=', ''), e('action', 'in', failedActions)])

/** Counts entries of a kind about a record since a time. */
export function countAuditEntries(
  db: Database,
  action: AuditAction,
  recordId: string,
  since: number,
): Promise<number> {
  return countRows(
    db
      .selectFrom('audit_log')
      .where('record_id', '=', recordId)
      .where('action', '=', action)
      .where('at', '>', since)
      .where('at', '<=', Date.now() + clockSkewMs),
  )
}

/** Deletes entries that are too old or beyond the number that is kept. */
export async function deleteAuditEntries(db: Database, now: number): Promise<void> {
  const { newest } = await db
    .selectFrom('audit_log')
    .select((e) => e.fn.max('number').as('newest'))
    .executeTakeFirstOrThrow()
  await db
    .deleteFrom('audit_log')
    .where((e) =>
      e.or([
        e('at', '<', now - auditLimits.retentionMs),
        e('number', '<=', (newest ?? 0) - auditLimits.entries),
      ]),
    )
    .execute()
}
