import type { BackupContent } from '../../../contract/backups/backup.ts'
import { messages } from '../../../contract/messages.ts'
import { backUpInThread } from '../../backup/backup-in-thread.ts'
import { type BackupStorage, toWeb } from '../../backup/backup-storage.ts'
import { BackupError } from '../../backup/format.ts'
import { BusyError, JobInterruptedError, startJob } from '../../backup/job.ts'
import type { Progress } from '../../backup/pictures.ts'
import { restoreBackup } from '../../backup/restore.ts'
import { verifyBackup } from '../../backup/verify.ts'
import { recordVerifiedBackup } from '../../db/backup-schedule.ts'
import type { JobKind } from '../../db/maintenance-tables.ts'
import type { Database } from '../../db/schema.ts'
import type { ApiDeps } from '../../deps.ts'
import { conflict, notFound } from '../../errors.ts'
import { type Author, systemAuthor } from '../../shared/author.ts'
import { readShopName } from '../../shared/saved-settings.ts'
import { presentContent } from './presenter.ts'

type Log = { error(details: object, message: string): void }
type Begun = { kind: JobKind; file: string; author: Author }
type Work = (progress: Progress) => Promise<BackupContent>

export type BackupJobs = ReturnType<typeof backupJobs>

/** Backups, checks and restores that run on after the response, and end with the server. */
export function backupJobs({ env, db, images }: ApiDeps, storage: BackupStorage, log: Log) {
  const { run, signal, close } = createJobRunner(db, log)

  /** Does not wait for the end: the job's record shows it. */
  async function begin(begun: Begun, work: Work): Promise<void> {
    const { ended } = await run(begun, work).catch((error) => {
      throw error instanceof BusyError ? conflict(messages.backup.busy) : error
    })
    ended.catch(() => {})
  }

  async function open(name: string): Promise<ReadableStream<Uint8Array>> {
    const file = await storage.open(name)
    if (!file) throw notFound(messages.backup.notFound)
    return toWeb(file.stream)
  }

  const backUp =
    (name: string, isAwaited: boolean): Work =>
    async (progress) => {
      const manifest = await backUpInThread({ env, storage, name, isAwaited, progress, signal })
      await recordVerifiedBackup(db, manifest.missing.length)
      await storage.prune()
      const site = await readShopName(db, env.site.name)
      return presentContent({ site, createdAt: new Date().toISOString() }, manifest)
    }

  return {
    startBackup: (name: string, author: Author) =>
      begin({ kind: 'backup', file: name, author }, backUp(name, true)),

    /** Ends when the backup is there. */
    async backUpAutomatically(name: string): Promise<void> {
      const begun: Begun = { kind: 'backup', file: name, author: systemAuthor }
      const { ended } = await run(begun, backUp(name, false))
      await ended
    },

    startCheck: (name: string, author: Author) =>
      begin({ kind: 'check', file: name, author }, async () => {
        const { header, manifest, close } = await verifyBackup(await open(name))
        await close()
        return presentContent(header, manifest)
      }),

    startRestore: (name: string, author: Author) =>
      begin({ kind: 'restore', file: name, author }, async (progress) => {
        const { header, manifest } = await restoreBackup({
          ...{ db, store: images.store, storage, site: env.site.name, author, progress },
          file: name,
          open: () => open(name),
        })
        return presentContent(header, manifest)
      }),

    close,
  }
}

function createJobRunner(db: Database, log: Log) {
  const running = new Set<Promise<unknown>>()
  const closing = new AbortController()

  /** @throws BusyError if another job is running */
  async function run({ kind, file, author }: Begun, work: Work): Promise<{ ended: Promise<void> }> {
    const { ended } = await startJob(db, { kind, file, author: author.name }, async (progress) => ({
      content: await work((done, total) => {
        closing.signal.throwIfAborted()
        progress(done, total)
      }),
    }))
    const logged = ended.then(
      () => {},
      (err) => {
        if (!(err instanceof BackupError)) log.error({ err }, `The ${kind} has failed`)
        throw err
      },
    )
    const settled = logged.catch(() => {}).finally(() => running.delete(settled))
    running.add(settled)
    return { ended: logged }
  }

  return {
    run,
    signal: closing.signal,
    async close(): Promise<void> {
      closing.abort(new JobInterruptedError())
      await Promise.all(running)
    },
  }
}
