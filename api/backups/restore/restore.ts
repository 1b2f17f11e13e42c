import { findViolation, isConflict } from '../../db/failures.ts'
import { findMeta, seededKey, setMeta } from '../../db/meta.ts'
import type { Database } from '../../db/schema.ts'
import {
  allTables,
  disableTimeouts,
  emptyTables,
  findLastNumber,
  insertRows,
  isEmpty,
  lockTables,
  readRows,
  readShape,
  resetSequence,
  type TableName,
  tablesWithRole,
} from '../../db/tables.ts'
import { deferForeignKeys, lockWriters } from '../../db/transaction.ts'
import {
  deleteDemoCounts,
  listCountedDays,
} from '../../features/insight/daily-counts-repository.ts'
import {
  eraseDueOrders,
  knowsErasuresSince,
} from '../../features/orders/erase-orders-repository.ts'
import {
  findHighestOrderNumber,
  setOrderNumber,
} from '../../features/orders/order-numbers-repository.ts'
import { moveFirstPicturesUp } from '../../features/pictures/first-pictures-repository.ts'
import { stopDueRevisions } from '../../features/price-revisions/due-revisions-repository.ts'
import type { FileStore } from '../../images/store.ts'
import { logWrite } from '../../records/audit-log.ts'
import type { Author } from '../../records/author.ts'
import { clampRow } from '../../records/columns/stored-values.ts'
import { endAllSessions } from '../../sessions/repository.ts'
import { BackupError, type BackupHeader, type BackupManifest } from '../format/format.ts'
import { createPictureReader, type Progress, putPicture } from '../format/pictures.ts'
import { readTar, type TarWriter, writeTar } from '../format/tar.ts'
import type { RunningJob } from '../jobs/job.ts'
import { createPacker } from '../make/packer.ts'
import { type BackupKind, makeBackupName } from '../storage/backup-names.ts'
import type { BackupStorage } from '../storage/backup-storage.ts'
import { limitWaiting } from '../storage/with-deadline.ts'
import type { VerifiedBackup } from '../verify/verifier.ts'
import { verifyBackup } from '../verify/verify.ts'
import { UnverifiableError, verifyWhileWriting } from '../verify/verify-while-writing.ts'

type RestoreOptions = {
  db: Database
  store: FileStore
  storage: BackupStorage
  site: string
  author: Author
  /** The backup's name. */
  file: string
  /** Customers of orders that are over are not brought back after so many days. */
  ordersKeepDays: number
  /** True for a plain copy, whose rows are taken as they are. */
  isPlain?: boolean
  /** True to restore the backup's accounts, too, instead of keeping the present ones. */
  withAccounts?: boolean
  /** Opens the backup; it is read twice. */
  open(): Promise<ReadableStream<Uint8Array>>
  progress: Progress
  /** Records the result with the restore, if a job runs it. */
  job?: { lock: RunningJob['lock']; finish(trx: Database, restored: Restored): Promise<void> }
}

/** Copy of the site before the restore; of a plain copy, also the reason why it is no backup. */
type Kept = { name: string; unproven: string | null }

export type Restored = {
  header: BackupHeader
  manifest: BackupManifest
  /** Null where there was no site. */
  before: Kept | null
  withAccounts: boolean
  /** Tells whether it brought orders of a time that the log does not know: customers erased since are back. */
  mayHoldErased: boolean
}

const attempts = 5
/** Price changes that are due so soon are stopped: nobody is signed in to do it. */
const signWithDeadline = 60 * 60 * 1000
const accounts = ['account'] as const

/**
 * Replaces the site by a backup. In this order: verify the whole backup; store the files of its
 * pictures; then, while nobody else can write, keep the present site and replace all rows, in one
 * transaction. Nothing visible changes before that transaction commits. A job must be running, so that
 * no picture file is removed. The present accounts stay, unless `withAccounts` is set or there are none.
 * @throws BackupError with the reason, if it is one of the backup
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const verified = await verifyBackup(await options.open(), options.isPlain)
  try {
    await storePictures(options, verified)
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

async function storePictures(
  { open, store, progress }: RestoreOptions,
  { pictures }: VerifiedBackup,
): Promise<void> {
  // Pictures that a killed process has stored count as stored: they have to be there for good.
  await store.prepare()
  const reader = createPictureReader()
  let stored = 0
  for await (const { name, bytes } of readTar(await open())) {
    const [folder, file = ''] = name.split('/')
    const whole = folder === 'images' ? reader.add({ name: file, bytes }) : reader.finish()
    // The second read may differ from what was verified: an upload can be sent again.
    if (!whole || reader.variants.get(whole.id) !== pictures.get(whole.id)) continue
    await putPicture(store, whole)
    stored += 1
    progress(stored, pictures.size)
  }
  if (stored !== pictures.size) throw new BackupError('The backup has changed while it was read.')
}

/** Falls back to a plain copy if the site cannot be verified: a damaged site can still be replaced. */
async function keepAndReplace(
  options: RestoreOptions,
  verified: VerifiedBackup,
): Promise<Restored> {
  const isFresh = await isEmpty(options.db, 'users')
  const withAccounts = isFresh || options.withAccounts === true
  const replace = (copy: SafetyBackup | null) => replaceSite(options, verified, withAccounts, copy)
  if (isFresh) return replace(null)
  try {
    return await replace(verifiedCopy(options))
  } catch (error) {
    if (!(error instanceof UnverifiableError)) throw error
    return replace(plainCopy(options, error.message))
  }
}

async function replaceSite(
  { db, author, file, ordersKeepDays, job }: RestoreOptions,
  { header, manifest, staged }: VerifiedBackup,
  withAccounts: boolean,
  copy: SafetyBackup | null,
): Promise<Restored> {
  const restored = {
    header,
    manifest,
    before: copy?.kept ?? null,
    withAccounts,
    mayHoldErased: false,
  }
  let isCommitting = false
  try {
    // Most pictures now, while others can still write; the rest under the lock.
    await copy?.begin()
    await db
      .transaction()
      .setIsolationLevel('serializable')
      .execute(async (trx) => {
        await disableTimeouts(trx)
        await job?.lock(trx)
        // Then, as every writer does: the writer that holds this lock may write to the tables locked next.
        await lockWriters(trx)
        await lockTables(
          trx,
          tablesWithRole('content', 'account', 'history', 'statistics', 'transient'),
        )
        await copy?.finish(trx)
        await endAllSessions(trx, 'restore')
        const lastOrder = await findHighestOrderNumber(trx)
        restored.mayHoldErased =
          (manifest.tables.orders ?? 0) > 0 && !(await knowsErasuresSince(trx, header.createdAt))
        await replaceRows(trx, staged, tablesWithRole('content', ...(withAccounts ? accounts : [])))
        await setOrderNumber(trx, Math.max(lastOrder, await findHighestOrderNumber(trx)))
        await moveFirstPicturesUp(trx)
        if (await isEmpty(trx, 'audit_log')) await addHistory(trx, staged)
        await addMissingDays(trx, staged)
        await eraseDueOrders(trx, ordersKeepDays, Date.now())
        await stopDueRevisions(trx, Date.now() + signWithDeadline, author)
        await logWrite(trx, author, {
          action: 'restore',
          entity: 'site',
          id: copy?.kept.name ?? '',
          name: header.site,
          after: {
            file,
            createdAt: header.createdAt,
            accounts: withAccounts ? 'of the backup' : 'kept',
          },
        })
        await job?.finish(trx, restored)
        isCommitting = true
      })
    return restored
  } catch (error) {
    const violation = findViolation(error)
    // A commit whose answer is lost may have happened: then the copy is all that is left of the site before.
    if (!isCommitting || isConflict(error) || violation) await copy?.discard(error)
    if (!(error instanceof Error) || !violation) throw error
    throw new BackupError(
      `The records of the backup do not fit into the database (${error.message}).`,
    )
  }
}

type SafetyBackup = ReturnType<typeof createSafetyBackup>

/** A backup of the present site, verified as it is written. */
function verifiedCopy(options: RestoreOptions): SafetyBackup {
  return createSafetyBackup(options, 'before-restore', null, verifyWhileWriting)
}

/** The present site as it is, for the reason that it cannot be verified. */
function plainCopy(options: RestoreOptions, unproven: string): SafetyBackup {
  return createSafetyBackup(options, 'plain-copy', unproven, (tar) => tar)
}

function createSafetyBackup(
  { db, store, storage, site }: RestoreOptions,
  kind: BackupKind,
  unproven: string | null,
  verify: (tar: TarWriter) => TarWriter,
) {
  const name = makeBackupName(kind)
  const partial = storage.createPartial(name)
  const tar = verify(writeTar(partial.sink))
  const packer = createPacker({ tar, store, site })
  const kept: Kept = { name, unproven }
  const withDeadline = limitWaiting()
  return {
    kept,
    async begin() {
      await packer.begin(db)
      await packer.addPictures(db)
      await partial.switchToSmallParts(withDeadline)
    },
    async finish(trx: Database) {
      await withDeadline(packer.addPictures(trx))
      await packer.addRows(trx)
      await packer.finish()
      await withDeadline(partial.publish())
    },
    /** A store that does not answer now keeps a partial backup, which the next one removes. */
    async discard(reason: unknown) {
      const withDeadline = limitWaiting()
      await withDeadline(tar.abort(reason)).catch(() => {})
      await withDeadline(partial.discard()).catch(() => {})
    },
  }
}

/** Replaces the rows of tables by those of another database, and empties the transient tables. */
export async function replaceRows(
  trx: Database,
  source: Database,
  tables: TableName[],
): Promise<void> {
  await deferForeignKeys(trx)
  const emptied = [...tables, ...tablesWithRole('transient')]
  await emptyTables(
    trx,
    allTables().filter((table) => emptied.includes(table)),
  )
  for (const table of tables) await copyRows(trx, source, table)
  // No record is older, so none counts as the demo's.
  if (!(await findMeta(trx, seededKey))) await setMeta(trx, seededKey, new Date(0).toISOString())
}

/** Adds the log entries of another database that come after the last one here. */
export async function addHistory(trx: Database, source: Database): Promise<void> {
  const table = 'audit_log'
  const shape = await readShape(trx, table)
  const last = await findLastNumber(trx, table)
  for await (const rows of readRows(source, table, [last]))
    await insertRows(trx, table, shape, rows)
  await resetSequence(trx, table)
}

/** Adds the counts of days that the site has none of, and deletes the demo's made-up counts. */
async function addMissingDays(trx: Database, source: Database): Promise<void> {
  const table = 'daily_counts'
  await deleteDemoCounts(trx)
  const days = new Set(await listCountedDays(trx))
  const shape = await readShape(trx, table)
  for await (const rows of readRows(source, table))
    await insertRows(
      trx,
      table,
      shape,
      rows.filter(({ day }) => !days.has(String(day))),
    )
}

async function copyRows(trx: Database, source: Database, table: TableName): Promise<void> {
  const shape = await readShape(trx, table)
  for await (const rows of readRows(source, table))
    await insertRows(
      trx,
      table,
      shape,
      rows.map((row) => clampRow(table, row)),
    )
}
