import { hourMs } from '../../../contract/durations.ts'
import { findViolation, isConflict } from '../../db/failures.ts'
import type { Database } from '../../db/schema.ts'
import { tablesWithRole } from '../../db/tables/roles.ts'
import { isTableEmpty } from '../../db/tables/rows.ts'
import { disableTimeouts, lockTables, lockWriters } from '../../db/transaction.ts'
import {
  eraseDueOrders,
  knowsErasuresSince,
} from '../../features/orders/erase-orders-repository.ts'
import {
  findHighestOrderNumber,
  setOrderNumber,
} from '../../features/orders/order-numbers-repository.ts'
import { moveFirstPicturesUp } from '../../features/pictures/repository.ts'
import { stopDueRevisions } from '../../features/price-revisions/due-revisions-repository.ts'
import type { FileStore } from '../../images/store.ts'
import { logWrite } from '../../records/audit-log-repository.ts'
import type { Author } from '../../records/author.ts'
import { endAllSessions } from '../../sessions/repository.ts'
import { BackupError, type BackupHeader, type BackupManifest } from '../format/format.ts'
import type { Progress } from '../format/images.ts'
import type { RunningJob } from '../jobs/job.ts'
import type { BackupStorage } from '../storage/backup-storage.ts'
import type { VerifiedBackup } from '../verify/verifier.ts'
import { verifyBackup } from '../verify/verify.ts'
import { UnverifiableError } from '../verify/verify-while-writing.ts'
import { addHistory, addMissingDays, replaceRows } from './replace-rows.ts'
import {
  type SafetyBackup,
  type SafetyBackupWriter,
  writePlainCopy,
  writeVerifiedBackup,
} from './safety-backup.ts'
import { storeImages } from './store-images.ts'

type RestoreOptions = {
  db: Database
  store: FileStore
  storage: BackupStorage
  shopName: string
  author: Author
  /** The backup's name. */
  file: string
  /** Days after which customers of closed orders are not restored. */
  ordersKeepDays: number
  /** True for a plain copy, whose rows are inserted without checking their values. */
  isPlain?: boolean
  /** True to restore the backup's accounts too, instead of keeping the present ones. */
  withAccounts?: boolean
  /** Opens the backup; called twice. */
  open(): Promise<ReadableStream<Uint8Array>>
  progress: Progress
  /** Records the result in the restore's transaction, if a job runs it. */
  job?: { lock: RunningJob['lock']; finish(trx: Database, restored: Restored): Promise<void> }
}

export type Restored = {
  header: BackupHeader
  manifest: BackupManifest
  /** Null if there was no site before. */
  before: SafetyBackup | null
  withAccounts: boolean
  /** True if the backup holds orders older than the log: customers erased since then may be back. */
  mayHoldErased: boolean
}

const attempts = 5
/** Price changes due within this time are stopped, because nobody may have signed in to do it. */
const signInTime = hourMs

/**
 * Replaces the site with a backup, in this order: verify the whole backup; store the files of its pictures; then,
 * while nobody else can write, back up the present site and replace all rows in one transaction. Nothing visible
 * changes before that transaction commits. A job must be running, so that no picture file is removed. The present
 * accounts stay, unless `withAccounts` is set or there are none.
 * @throws BackupError with the reason, if the backup is at fault
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const verified = await verifyBackup(await options.open(), options.isPlain)
  try {
    await storeImages(options, verified)
    for (let attempt = 1; ; attempt++) {
      try {
        return await keepAndReplace(options, verified)
      } catch (error) {
        if (attempt === attempts || !isConflict(error)) throw error
      }
    }
  } finally {
    await verified.close()
  }
}

/**
 * Falls back to a plain copy if the present site cannot be verified, so that even a damaged site can be replaced.
 */
async function keepAndReplace(
  options: RestoreOptions,
  verified: VerifiedBackup,
): Promise<Restored> {
  const isFresh = await isTableEmpty(options.db, 'users')
  const withAccounts = isFresh || options.withAccounts === true
  const replace = (safety: SafetyBackupWriter | null) =>
    replaceSite({ ...options, withAccounts }, verified, safety)
  if (isFresh) return replace(null)
  try {
    return await replace(writeVerifiedBackup(options))
  } catch (error) {
    if (!(error instanceof UnverifiableError)) throw error
    return replace(writePlainCopy(options, error.message))
  }
}

type Replacement = RestoreOptions & { withAccounts: boolean }

/** Backs up the present site and replaces it, in one transaction. */
async function replaceSite(
  options: Replacement,
  verified: VerifiedBackup,
  safety: SafetyBackupWriter | null,
): Promise<Restored> {
  const { db, job } = options
  let isCommitting = false
  try {
    // Copies most pictures now, while others can still write, and the rest under the lock.
    await safety?.begin()
    return await db
      .transaction()
      .setIsolationLevel('serializable')
      .execute(async (trx) => {
        await lockSite(trx, job)
        await safety?.finish(trx)
        const restored = await replaceContent(trx, options, verified, safety?.backup ?? null)
        await job?.finish(trx, restored)
        isCommitting = true
        return restored
      })
  } catch (error) {
    // A commit whose answer was lost may have succeeded; then the safety backup is all that is left of the old
    // site.
    if (!isCommitting || isConflict(error) || findViolation(error)) await safety?.discard(error)
    throw explainViolation(error)
  }
}

/** Makes other jobs and all writers wait until the transaction ends. */
async function lockSite(trx: Database, job: RestoreOptions['job']): Promise<void> {
  await disableTimeouts(trx)
  await job?.lock(trx)
  // The writers' lock comes second, as for every writer: its holder may write to the tables locked next.
  await lockWriters(trx)
  await lockTables(trx, tablesWithRole('content', 'account', 'history', 'statistics', 'transient'))
}

async function replaceContent(
  trx: Database,
  options: Replacement,
  { header, manifest, staged }: VerifiedBackup,
  before: SafetyBackup | null,
): Promise<Restored> {
  const { author, ordersKeepDays, withAccounts } = options
  await endAllSessions(trx, 'restore')
  const holdsOrders = (manifest.tables.orders ?? 0) > 0
  const mayHoldErased = holdsOrders && !(await knowsErasuresSince(trx, header.createdAt))
  await replaceRecords(trx, staged, withAccounts)
  if (await isTableEmpty(trx, 'audit_log')) await addHistory(trx, staged)
  await addMissingDays(trx, staged)
  await eraseDueOrders(trx, ordersKeepDays, Date.now())
  await stopDueRevisions(trx, Date.now() + signInTime, author)
  await logRestore(trx, options, header, before)
  return { header, manifest, before, withAccounts, mayHoldErased }
}

/** Order numbers continue from the higher of both sites' highest numbers. */
async function replaceRecords(
  trx: Database,
  staged: Database,
  withAccounts: boolean,
): Promise<void> {
  const lastOrder = await findHighestOrderNumber(trx)
  const roles = withAccounts ? (['content', 'account'] as const) : (['content'] as const)
  await replaceRows(trx, staged, tablesWithRole(...roles))
  await setOrderNumber(trx, Math.max(lastOrder, await findHighestOrderNumber(trx)))
  await moveFirstPicturesUp(trx)
}

function logRestore(
  trx: Database,
  { author, file, withAccounts }: Replacement,
  { site, createdAt }: BackupHeader,
  before: SafetyBackup | null,
): Promise<void> {
  return logWrite(trx, author, {
    action: 'restore',
    entity: 'site',
    id: before?.name ?? '',
    name: site,
    after: { file, createdAt, accounts: withAccounts ? 'of the backup' : 'kept' },
  })
}

/** Turns a violated database rule into a readable reason; returns any other error itself. */
function explainViolation(error: unknown): unknown {
  if (!(error instanceof Error) || !findViolation(error)) return error
  return new BackupError(
    `The records of the backup do not fit into the database (${error.message}).`,
  )
}
