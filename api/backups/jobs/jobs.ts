import type { BackupContent } from '../../../contract/backups/backup.ts'
import { backupMessages } from '../../../contract/backups/messages.ts'
import { messages } from '../../../contract/messages.ts'
import type { JobKind } from '../../db/maintenance-tables.ts'
import type { Database } from '../../db/schema.ts'
import type { ApiDeps } from '../../deps.ts'
import { conflict, notFound } from '../../errors.ts'
import { type Author, systemAuthor } from '../../records/author.ts'
import type { AccountWatch } from '../../sessions/account-watch.ts'
import { readShopName } from '../../settings/saved-settings.ts'
import { sha256Of } from '../format/encryption.ts'
import { BackupError, UnusableBackupError } from '../format/format.ts'
import type { Progress } from '../format/pictures.ts'
import { backUpInThread } from '../make/backup-in-thread.ts'
import { presentContent } from '../presenter.ts'
import { type Kept, type Restored, restoreBackup } from '../restore/restore.ts'
import { type BackupStorage, isPlainCopy, isUpload, toWeb } from '../storage/backup-storage.ts'
import { pruneBackups } from '../storage/prune-backups.ts'
import { verifyBackup } from '../verify/verify.ts'
import { BusyError, JobInterruptedError, type RunningJob, startJob } from './job.ts'
import { recordBackupFailure } from './record-failure.ts'
import { saveVerifiedBackup } from './schedule-repository.ts'

type Log = { error(details: object, message: string): void }
type Begun = { kind: JobKind; file: string; author: Author }
/**
 * Result of a job: the content, unless an encrypted backup was checked; after a restore, also the copy of the
 * site as it was.
 */
type Outcome = { content: BackupContent | null; before?: Kept | null }
/** `signal` ends it with the server, and with the account of whoever began it. */
type Work = (progress: Progress, job: RunningJob, signal: AbortSignal) => Promise<Outcome>

export type BackupJobs = ReturnType<typeof backupJobs>

/** Backups, checks and restores that run on after the response, and end with the server. */
export function backupJobs(
  { env, db, images, onRestored }: ApiDeps,
  storage: BackupStorage,
  { log, accountWatch }: { log: Log; accountWatch: AccountWatch },
) {
  const { run, close } = createJobRunner(db, accountWatch)

  /** Does not wait for the end: the job's record shows it. */
  async function begin(begun: Begun, work: Work): Promise<void> {
    const { ended } = await run(begun, work).catch(explainFailure)
    ended.catch((err) => log.error({ err, file: begun.file }, `The ${begun.kind} has failed`))
  }

  async function openFile(name: string, signal: AbortSignal) {
    const file = await storage.open(name)
    if (!file) throw notFound(messages.backup.notFound)
    signal.addEventListener('abort', () => file.stream.destroy(signal.reason), { once: true })
    return { stream: toWeb(file.stream), sha256: file.sha256 }
  }

  const open = async (name: string, signal: AbortSignal) => (await openFile(name, signal)).stream

  /** Ignores failures: the backup is made, and the hourly sweep tries again to delete old ones. */
  async function prune(): Promise<void> {
    await pruneBackups(db, storage).catch((err) =>
      log.error({ err }, 'Old backups cannot be deleted'),
    )
  }

  /** Deletes an upload that is no backup: it is of no use. */
  async function dropUnusable(name: string, error: unknown): Promise<never> {
    if (!(error instanceof UnusableBackupError) || !isUpload(name)) throw error
    await storage.markUnusable(name)
    throw new BackupError(backupMessages.notKept(error.message))
  }

  const backUp =
    (name: string, isAwaited: boolean): Work =>
    async (progress, _job, signal) => {
      const manifest = await backUpInThread({ env, storage, name, isAwaited, progress, signal })
      await saveVerifiedBackup(db, manifest.missing.length)
      await prune()
      const site = await readShopName(db, env.site)
      return { content: presentContent({ site, createdAt: new Date().toISOString() }, manifest) }
    }

  const backUpForStaff =
    (name: string): Work =>
    (progress, job, signal) =>
      backUp(name, true)(progress, job, signal).catch(async (error) => {
        await recordBackupFailure(db, error).catch(() => {})
        throw error
      })

  return {
    startBackup: (name: string, author: Author) =>
      begin({ kind: 'backup', file: name, author }, backUpForStaff(name)),

    /**
     * Ends when the backup is there, for a write that must be undone by it alone.
     * @throws ApiError 409 where there can be none now
     */
    async backUpBefore(name: string, author: Author): Promise<void> {
      const begun: Begun = { kind: 'backup', file: name, author }
      const { ended } = await run(begun, backUpForStaff(name)).catch(explainFailure)
      await ended.catch(explainFailure)
    },

    /** Ends when the backup is there. */
    async backUpAutomatically(name: string): Promise<void> {
      const begun: Begun = { kind: 'backup', file: name, author: systemAuthor }
      const { ended } = await run(begun, backUp(name, false))
      await ended
    },

    startCheck: (name: string, author: Author) =>
      begin({ kind: 'check', file: name, author }, async (_progress, _job, signal) => {
        const { stream, sha256 } = await openFile(name, signal)
        if (sha256) {
          if ((await sha256Of(stream)) !== sha256) throw new BackupError(backupMessages.changed)
          return { content: null }
        }
        const verified = await verifyBackup(stream, isPlainCopy(name)).catch((error) =>
          dropUnusable(name, error),
        )
        await verified.close()
        return { content: presentContent(verified.header, verified.manifest) }
      }),

    startRestore: (name: string, author: Author) =>
      begin({ kind: 'restore', file: name, author }, async (progress, job, signal) => {
        const toOutcome = ({ header, manifest, before }: Restored): Outcome => ({
          content: presentContent(header, manifest),
          before,
        })
        const restored = await restoreBackup({
          db,
          store: images.store,
          storage,
          site: env.site.name,
          ordersKeepDays: env.ordersKeepDays,
          author,
          file: name,
          isPlain: isPlainCopy(name),
          open: () => open(name, signal),
          progress,
          job: {
            lock: job.lock,
            finish: (trx, restored) => job.finish(trx, toOutcome(restored)),
          },
        }).catch((error) => dropUnusable(name, error))
        await onRestored?.()
        await prune()
        return toOutcome(restored)
      }),

    close,
  }
}

/** @throws ApiError 409 where a user can do something about it, else the error itself */
function explainFailure(error: unknown): never {
  if (error instanceof BusyError) throw conflict(messages.backup.busy)
  throw error instanceof BackupError ? conflict(error.message) : error
}

function createJobRunner(db: Database, accountWatch: AccountWatch) {
  const running = new Set<Promise<unknown>>()
  const closing = new AbortController()

  /** @throws BusyError if another job is running */
  async function run(
    { kind, file, author }: Begun,
    work: Work,
  ): Promise<{ ended: Promise<object> }> {
    const job = { kind, file, author: author.name }
    const switchedOff = new AbortController()
    const signal = AbortSignal.any([closing.signal, switchedOff.signal])
    const { ended } = await startJob(db, job, (progress, running) => {
      const report: Progress = (done, total) => {
        signal.throwIfAborted()
        progress(done, total)
      }
      return work(report, running, signal)
    })
    const stopWatching = accountWatch.add(author.id, () =>
      switchedOff.abort(new BackupError(backupMessages.switchedOff)),
    )
    const settled = ended
      .catch(() => {})
      .finally(() => {
        stopWatching()
        running.delete(settled)
      })
    running.add(settled)
    return { ended }
  }

  return {
    run,
    async close(): Promise<void> {
      closing.abort(new JobInterruptedError())
      await Promise.all(running)
    },
  }
}
