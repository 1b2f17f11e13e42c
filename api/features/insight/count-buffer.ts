import type { FastifyBaseLogger } from 'fastify'
import { indiaDate } from '../../../contract/india-time.ts'
import type { CountedKind, Database } from '../../db/schema.ts'
import { addCounts, type CountRow } from './count-repository.ts'
import type { Counted } from './counted.ts'

/** Subjects that wait to be written; what is beyond is dropped, so that a flood takes no memory. */
const maxWaiting = 10_000
/** Rows of one transaction: others write in between. */
const batchSize = 100
const writeEveryMs = 60_000

/** Gathers counts in memory, and adds them to those of the database every minute. */
export function createCountBuffer(db: Database, log: FastifyBaseLogger) {
  let waiting = new Map<string, CountRow>()
  let writing = Promise.resolve()
  const timer = setInterval(write, writeEveryMs).unref()

  /** Never waits: whatever the database does, a visitor is answered. */
  function add(counted: Counted): void {
    put({ day: indiaDate(Date.now()), times: 1, ...counted })
  }

  function put({ times, ...row }: CountRow): void {
    const key = `${row.day} ${row.kind} ${row.subject}`
    const before = waiting.get(key)
    if (!before && waiting.size >= maxWaiting) return
    waiting.set(key, { ...row, times: times + (before?.times ?? 0) })
  }

  /** Writes what has been counted by now; what cannot be written waits for the next time. */
  function write(): Promise<void> {
    writing = writing.then(writeWaiting)
    return writing
  }

  async function writeWaiting(): Promise<void> {
    const batches = toBatches([...waiting.values()])
    waiting = new Map()
    for (const [at, { day, kind, rows }] of batches.entries()) {
      try {
        await addCounts(db, day, kind, rows)
      } catch (error) {
        log.warn({ err: error }, 'What visitors did is to be written once more')
        // Newer counts of a search say what it finds now.
        const newer = waiting
        waiting = new Map()
        for (const row of batches.slice(at).flatMap((batch) => batch.rows)) put(row)
        for (const row of newer.values()) put(row)
        return
      }
    }
  }

  return {
    add,
    write,
    async close(): Promise<void> {
      clearInterval(timer)
      await write()
    },
  }
}

type Batch = { day: string; kind: CountedKind; rows: CountRow[] }

/** Rows by their day and kind, some at a time. */
function toBatches(rows: CountRow[]): Batch[] {
  const groups = Map.groupBy(rows, ({ day, kind }) => `${day} ${kind}`)
  return [...groups.values()].flatMap((group) => {
    const count = Math.ceil(group.length / batchSize)
    return Array.from({ length: count }, (_, index) => {
      const some = group.slice(index * batchSize, (index + 1) * batchSize)
      const { day, kind } = some[0] as CountRow
      return { day, kind, rows: some }
    })
  })
}
