import { indiaDate } from '../../contract/india-time.ts'
import { catalogueKinds } from '../../contract/record-kinds.ts'
import type { Database } from '../db/schema.ts'
import { snapshot } from '../db/transaction.ts'
import { readChangeCount } from '../db/watch-catalogue.ts'

/** A state of the public content: it changes with each write, and each day in India. */
type PublicState = { state: string; lastEntry: number }

/** The kinds of record whose responses are tagged by their id. */
const taggedKinds = catalogueKinds.filter((kind) => kind !== 'synonym')
/** Most records to announce one by one; more count as a change of everything. */
const mostRecords = 50

/** Records the current state as known to caches in front, if they were never told of any. */
export async function beginPurges(db: Database): Promise<PublicState> {
  const { current } = await snapshot(db, readStates)
  await replaceState(db, '', current.state)
  return current
}

/**
 * Claims the announcement of new changes; claims nothing if there are none, or another process has claimed them.
 */
export async function claimPurge(db: Database): Promise<PublicState & { isClaimed: boolean }> {
  const { current, purged } = await snapshot(db, readStates)
  const isNew = current.state !== purged
  return { ...current, isClaimed: isNew && (await replaceState(db, purged, current.state)) }
}

/** Lists tags of the records written since an entry of the audit log; empty if there are too many. */
export async function listWrittenTags(db: Database, sinceEntry: number): Promise<string[]> {
  const rows = await db
    .selectFrom('audit_log')
    .select(['entity', 'record_id'])
    .distinct()
    .where('number', '>', sinceEntry)
    .where('entity', 'in', taggedKinds)
    .limit(mostRecords + 1)
    .execute()
  if (rows.length > mostRecords) return []
  return rows.map(({ entity, record_id }) => `${entity}-${record_id}`)
}

async function readStates(trx: Database) {
  const { state: purged } = await trx
    .selectFrom('edge_purges')
    .select('state')
    .executeTakeFirstOrThrow()
  const { last } = await trx
    .selectFrom('audit_log')
    .select((e) => e.fn.max('number').as('last'))
    .executeTakeFirstOrThrow()
  const state = `${indiaDate(Date.now())} ${await readChangeCount(trx)}`
  return { purged, current: { state, lastEntry: last ?? 0 } }
}

/** One statement, so that only one of several processes succeeds. */
async function replaceState(db: Database, from: string, to: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('edge_purges')
    .set({ state: to })
    .where('state', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
