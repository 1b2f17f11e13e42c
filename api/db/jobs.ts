import { randomUUIDv7 } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { engineOf } from './engine.ts'
import type { Database, JobKind, MaintenanceJobsTable } from './schema.ts'
import { transaction } from './transaction.ts'

export type JobRow = Selectable<MaintenanceJobsTable>

/** How long a job counts as running after its process last said so. */
const lease = 60_000
const remembered = 20

/** Backups, restores and moves: one at a time, whichever process runs it. */
export function jobRepository(db: Database) {
  return {
    /** Begins a job; null while another one runs. */
    async begin(kind: JobKind, { file = '', author = '' } = {}): Promise<string | null> {
      const id = randomUUIDv7()
      const now = Date.now()
      return transaction(db, async (trx) => {
        if (await findRunning(trx, now)) return null
        await trx
          .insertInto('maintenance_jobs')
          .values({
            ...{ id, kind, file, author, state: 'running', done: 0, total: 0, detail: '{}' },
            started_at: now,
            alive_until: now + lease,
          })
          .execute()
        const old = trx
          .selectFrom('maintenance_jobs')
          .select('id')
          .orderBy('id', 'desc')
          .limit(-1)
          .offset(remembered)
        await trx
          .deleteFrom('maintenance_jobs')
          .where('id', 'in', engineOf(trx) === 'postgres' ? old.clearLimit() : old)
          .execute()
        return id
      })
    },

    /** Says that the job goes on, and how far it is. */
    async beat(id: string, progress: { done?: number; total?: number } = {}): Promise<void> {
      await db
        .updateTable('maintenance_jobs')
        .set({ ...progress, alive_until: Date.now() + lease })
        .where('id', '=', id)
        .where('state', '=', 'running')
        .execute()
    },

    async end(id: string, state: 'done' | 'failed', detail: object): Promise<void> {
      await db
        .updateTable('maintenance_jobs')
        .set({ state, detail: JSON.stringify(detail), alive_until: Date.now() })
        .where('id', '=', id)
        .execute()
    },

    async findLatest(): Promise<JobRow | null> {
      const query = db.selectFrom('maintenance_jobs').selectAll().orderBy('id', 'desc').limit(1)
      return (await query.executeTakeFirst()) ?? null
    },
  }
}

/**
 * Whether files of pictures may go. Must come first in the transaction that removes them: a job
 * that begins meanwhile then waits until they are gone, and counts on nothing that is going.
 */
export async function mayRemoveFiles(trx: Database): Promise<boolean> {
  if (engineOf(trx) === 'postgres')
    await sql`lock table maintenance_jobs in share mode`.execute(trx)
  return !(await findRunning(trx, Date.now()))
}

async function findRunning(db: Database, now: number) {
  return db
    .selectFrom('maintenance_jobs')
    .select('id')
    .where('state', '=', 'running')
    .where('alive_until', '>', now)
    .executeTakeFirst()
}
