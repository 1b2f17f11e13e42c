import type { BackupContent } from '../../../contract/backup.ts'
import { messages } from '../../../contract/messages.ts'
import { backUpInThread } from '../../backup/backup-in-thread.ts'
import { type BackupStorage, toWeb } from '../../backup/backup-storage.ts'
import { BackupError } from '../../backup/format.ts'
import { BusyError, JobInterruptedError, startJob } from '../../backup/job.ts'
import type { Progress } from '../../backup/packer.ts'
import { restoreBackup } from '../../backup/restore.ts'
import { verifyBackup } from '../../backup/verify.ts'
import { backupSchedule } from '../../db/backup-schedule.ts'
import type { JobKind } from '../../db/schema.ts'
import type { ApiDeps } from '../../deps.ts'
import { conflict, notFound } from '../../http/errors.ts'
import { type Author, systemAuthor } from '../../records/author.ts'
import { readShopName } from '../../records/shop-name.ts'
import { presentContent } from './presenter.ts'

type Log = { error(details: object, message: string): void }
type Begun = { kind: JobKind; file: string; author: Author }
type Work = (progress: Progress) => Promise<BackupContent>

/** Backups, checks and restores that run on after the answer, and end with the server. */
export function backupJobs({ env, db, images }: ApiDeps, storage: BackupStorage, log: Log) {
  const running = new Set<Promise<unknown>>()
  const closing = new AbortController()

  /** @throws BusyError where there is a job already */
  async function run({ kind, file, author }: Begun, work: Work): Promise<{ ended: Promise<void> }> {
    const stopping = (progress: Progress): Progress => {
      return (done, total) => {
        closing.signal.throwIfAborted()
        progress(done, total)
      }
    }
    const begun = await startJob(db, { kind, file, author: author.name }, async (progress) => ({
      content: await work(stopping(progress)),
    }))
    const ended = begun.ended
      .then(() => {})
      .catch((err) => {
        if (!(err instanceof BackupError)) log.error({ err }, `The ${kind} has failed`)
        throw err
      })
      .finally(() => running.delete(settled))
    const settled = ended.catch(() => {})
    running.add(settled)
    return { ended }
  }

  async function begin(begun: Begun, work: Work): Promise<void> {
    try {
      const { ended } = await run(begun, work)
      // The job's record shows the failure.
      ended.catch(() => {})
    } catch (error) {
      throw error instanceof BusyError ? conflict(messages.backup.busy) : error
    }
  }

  async function open(name: string): Promise<ReadableStream<Uint8Array>> {
    const file = await storage.open(name)
    if (!file) throw notFound(messages.backup.notFound)
    return toWeb(file.stream)
  }

  const backUp =
    (name: string, isAwaited: boolean): Work =>
    async (progress) => {
      const { signal } = closing
      const manifest = await backUpInThread({ env, storage, name, isAwaited, progress, signal })
      await backupSchedule(db).recordVerified({ missing: manifest.missing.length })
      await storage.prune()
      const site = await readShopName(db, env.site.name)
      return presentContent({ site, createdAt: new Date().toISOString() }, manifest)
    }

  return {
    startBackup: (name: string, author: Author) =>
      begin({ kind: 'backup', file: name, author }, backUp(name, true)),

    /** Ends when the backup is there; one that systemAuthor has asked for. */
    async backUpAutomatically(name: string): Promise<void> {
      const { ended } = await run(
        { kind: 'backup', file: name, author: systemAuthor },
        backUp(name, false),
      )
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

    async close(): Promise<void> {
      closing.abort(new JobInterruptedError())
      await Promise.all(running)
    },
  }
}
