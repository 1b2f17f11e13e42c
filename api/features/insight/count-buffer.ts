import type { FastifyBaseLogger } from 'fastify'
import { indiaDate } from '../../../contract/india-time.ts'
import { insightLimits } from '../../../contract/insight/limits.ts'
import { inBatches } from '../../db/batches.ts'
import { isUnavailable } from '../../db/failures.ts'
import type { CountedKind, Database } from '../../db/schema.ts'
import type { Counted } from './counted.ts'
import { addCounts, type CountRow, recordsOf } from './daily-counts-repository.ts'

/**
 * Most subjects that wait to be written; further ones are dropped, so that a flood uses no memory. Subjects that
 * anybody can invent have separate limits, so that they take no space from existing records.
 */
const capacity = { real: 10_000, search: insightLimits.rowsADay, unknown: 1000 }
type Share = keyof typeof capacity
/** Rows of one transaction, so that others can write in between. */
const batchSize = 100

type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>

/** Gathers counts in memory until they are added to the database. */
export function createCountBuffer(db: Database, log: Log, isRecord: (id: string) => boolean) {
  let waiting = new Map<string, CountRow>()
  let free = { ...capacity }
  let writing = Promise.resolve()

  /** Never waits, so that a slow database does not delay a visitor's response. */
  function add(counted: Counted): void {
    put({ day: indiaDate(Date.now()), times: 1, ...counted })
  }

  function put({ times, ...row }: CountRow): void {
    const key = `${row.day} ${row.kind} ${row.subject}`
    const before = waiting.get(key)
    if (!before && free[shareOf(row)]-- <= 0) return
    waiting.set(key, { ...row, times: times + (before?.times ?? 0) })
  }

  function shareOf({ kind, subject }: Pick<CountRow, 'kind' | 'subject'>): Share {
    if (kind === 'words') return 'search'
    return recordsOf[kind] === undefined || isRecord(subject) ? 'real' : 'unknown'
  }

  function takeWaiting(): CountRow[] {
    const rows = [...waiting.values()]
    waiting = new Map()
    free = { ...capacity }
    return rows
  }

  /** Writes the counts so far; those that cannot be written wait for the next time. */
  function write(): Promise<void> {
    writing = writing.then(writeWaiting)
    return writing
  }

  async function writeWaiting(): Promise<void> {
    const batches = toBatches(takeWaiting())
    for (const [at, { day, kind, rows }] of batches.entries()) {
      try {
        await addCounts(db, day, kind, rows)
      } catch (error) {
        if (isUnavailable(error)) {
          log.warn({ err: error }, 'What visitors did is to be written once more')
          return putBack(batches.slice(at).flatMap((batch) => batch.rows))
        }
        log.error({ err: error }, `Counts of ${rows.length} subjects were dropped: ${kind}`)
      }
    }
  }

  /** Newer counts of a search hold its latest result, so they come last. */
  function putBack(rows: CountRow[]): void {
    for (const row of [...rows, ...takeWaiting()]) put(row)
  }

  return { add, write }
}

type Batch = { day: string; kind: CountedKind; rows: CountRow[] }

/** Groups rows by day and kind, in batches. */
function toBatches(rows: CountRow[]): Batch[] {
  const groups = Map.groupBy(rows, ({ day, kind }) => `${day} ${kind}`)
  return [...groups.values()].flatMap((group) => {
    const { day, kind } = group[0] as CountRow
    return [...inBatches(group, batchSize)].map((rows) => ({ day, kind, rows }))
  })
}
