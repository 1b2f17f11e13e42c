import type { Insertable, Selectable } from 'kysely'
import { priceRevisionMessages } from '../../../contract/price-revisions/messages.ts'
import type { PriceRevisionQuery } from '../../../contract/price-revisions/price-revision.ts'
import type { PriceRule } from '../../../contract/price-revisions/price-rule-schema.ts'
import { toRupees } from '../../../contract/prices/paise.ts'
import { newId } from '../../db/new-id.ts'
import { readPage } from '../../db/pages.ts'
import type { Database, PriceRevisionsTable } from '../../db/schema.ts'
import { notFound } from '../../errors.ts'
import { type LoggedFields, logWrite } from '../../records/audit-log-repository.ts'
import type { Author } from '../../records/author.ts'
import type { StoredLine, StoredRate } from '../../records/columns/price-lines.ts'

type Json = { rule: PriceRule; lines: StoredLine[]; rates_before: StoredRate[] | null }
export type PriceRevisionRow = Omit<Selectable<PriceRevisionsTable>, keyof Json> & Json
/** A revision without its lines, of which there may be a thousand. */
export type PriceRevisionListRow = Omit<PriceRevisionRow, 'lines' | 'rates_before'>

type Written = Omit<Insertable<PriceRevisionsTable>, keyof Json> &
  Pick<Json, 'rule' | 'lines'> &
  Partial<Json>
export type PriceRevisionColumns = Omit<
  Written,
  'id' | 'version' | 'created_at' | 'updated_at' | 'updated_by'
>

const listed = [
  'id',
  'version',
  'created_at',
  'updated_at',
  'updated_by',
  'state',
  'reason',
  'rule',
  'changes',
  'apply_at',
  'applied_at',
  'stopped_by',
] as const

/** The SQL for price revisions themselves. */
export function priceRevisionRepository(db: Database) {
  async function find(id: string): Promise<PriceRevisionRow | null> {
    const row = await db
      .selectFrom('price_revisions')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) return null
    const { rates_before: rates } = row
    return {
      ...row,
      rule: JSON.parse(row.rule),
      lines: JSON.parse(row.lines),
      rates_before: rates && JSON.parse(rates),
    }
  }

  /** @throws ApiError 404 */
  async function get(id: string): Promise<PriceRevisionRow> {
    const row = await find(id)
    if (!row) throw notFound(priceRevisionMessages.notFound)
    return row
  }

  return {
    find,
    get,

    async insert(columns: PriceRevisionColumns, author: Author): Promise<PriceRevisionRow> {
      const id = newId()
      const now = Date.now()
      const stamps = { created_at: now, updated_at: now, updated_by: author.name }
      await db
        .insertInto('price_revisions')
        .values({ ...serialize(columns), id, ...stamps })
        .execute()
      const row = await get(id)
      const name = row.reason
      const write = { action: 'create', entity: 'price-revision', id, name } as const
      await logWrite(db, author, { ...write, before: null, after: toLogFields(row) })
      return row
    },

    async update(
      before: PriceRevisionRow,
      changes: Partial<PriceRevisionColumns>,
      author: Author,
    ): Promise<PriceRevisionRow> {
      const { id, version } = before
      const stamps = { updated_at: Date.now(), updated_by: author.name }
      await db
        .updateTable('price_revisions')
        .set({ ...serialize(changes), version: version + 1, ...stamps })
        .where('id', '=', id)
        .execute()
      const after = await get(id)
      const write = { action: 'update', entity: 'price-revision', id, name: after.reason } as const
      // Written prices get a log entry for each product, so lines are logged only for an edit.
      const isEdit = after.state === before.state
      const states = [before, after].map((row) => ({
        ...toLogFields(row),
        ...(isEdit && listLines(row.lines)),
      }))
      await logWrite(db, author, { ...write, before: states[0], after: states[1] })
      return after
    },

    /** The newest first. */
    async list({ state, ...page }: PriceRevisionQuery) {
      const newest = db
        .selectFrom('price_revisions')
        .select(listed)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .$if(state !== undefined, (q) => q.where('state', '=', state ?? 'draft'))
      const { rows, total } = await readPage(newest, page)
      return {
        total,
        rows: rows.map((row) => ({ ...row, rule: JSON.parse(row.rule) as PriceRule })),
      }
    },

    /** Ids of the revisions that are due by now, in order. */
    async listDue(now: number): Promise<string[]> {
      const due = await db
        .selectFrom('price_revisions')
        .select('id')
        .where('state', '=', 'scheduled')
        .where('apply_at', '<=', now)
        .orderBy('apply_at')
        .orderBy('id')
        .execute()
      return due.map(({ id }) => id)
    },
  }
}

function serialize<T extends Partial<PriceRevisionColumns>>(columns: T) {
  const { rule, lines, rates_before: rates, ...others } = columns
  return {
    ...others,
    ...(rule && { rule: JSON.stringify(rule) }),
    ...(lines && { lines: JSON.stringify(lines) }),
    ...(rates && { rates_before: JSON.stringify(rates) }),
  } as Omit<T, keyof Json> & { rule: string; lines: string; rates_before: string }
}

function toLogFields({ state, reason, rule, changes, apply_at }: PriceRevisionRow): LoggedFields {
  const applyAt = apply_at === null ? null : new Date(apply_at).toISOString()
  return { state, reason, rule: JSON.stringify(rule), changes, applyAt }
}

/** Keyed by the product's id, because several may share a name; the name is for staff to recognize it. */
function listLines(lines: StoredLine[]): LoggedFields {
  return Object.fromEntries(
    lines.map(({ product, name, to, skipped }) => [
      `lines.${product}.${name}`,
      skipped ?? toRupees(to),
    ]),
  )
}
