import { Readable } from 'node:stream'
import type { BackupContent } from '../../../contract/backup.ts'
import { messages } from '../../../contract/messages.ts'
import { BackupError } from '../../backup/format.ts'
import { BusyError, startJob } from '../../backup/job.ts'
import { makeBackup } from '../../backup/make-backup.ts'
import type { Progress } from '../../backup/packer.ts'
import { proveBackup } from '../../backup/prove.ts'
import { restoreBackup } from '../../backup/restore.ts'
import type { Shelf } from '../../backup/shelf.ts'
import { openDatabase } from '../../db/database.ts'
import type { JobKind } from '../../db/schema.ts'
import type { ApiDeps } from '../../deps.ts'
import { conflict, notFound } from '../../errors.ts'
import type { Author } from '../../records/author.ts'
import { presentContent } from './presenter.ts'

type Log = { error(details: object, message: string): void }
type Begun = { kind: JobKind; file: string; author: Author }
type Work = (progress: Progress) => Promise<BackupContent>

/** Backups, checks and restores that run on after the answer, and end with the server. */
export function backupJobs({ env, db, images }: ApiDeps, shelf: Shelf, log: Log) {
  const running = new Set<Promise<unknown>>()
  let isClosing = false

  async function begin({ kind, file, author }: Begun, work: Work): Promise<void> {
    const stopping = (progress: Progress): Progress => {
      return (done, total) => {
        if (isClosing) throw new BackupError(messages.backup.cutOff)
        progress(done, total)
      }
    }
    try {
      const { ended } = await startJob(
        db,
        { kind, file, author: author.name },
        async (progress) => ({
          content: await work(stopping(progress)),
        }),
      )
      const settled = ended
        .catch((err) => {
          if (!(err instanceof BackupError)) log.error({ err }, `The ${kind} has failed`)
        })
        .finally(() => running.delete(settled))
      running.add(settled)
    } catch (error) {
      throw error instanceof BusyError ? conflict(messages.backup.busy) : error
    }
  }

  async function open(name: string): Promise<ReadableStream<Uint8Array>> {
    const file = await shelf.open(name)
    if (!file) throw notFound(messages.backup.notFound)
    return Readable.toWeb(file.stream) as ReadableStream<Uint8Array>
  }

  return {
    startBackup: (name: string, author: Author) =>
      begin({ kind: 'backup', file: name, author }, async (progress) => {
        // The reading keeps its connection to itself; the site goes on with its own.
        const reader = await openDatabase(env)
        try {
          const source = { db: reader, store: images.store, site: env.site.name }
          const manifest = await makeBackup(source, shelf.draft(name), progress)
          await shelf.prune()
          return presentContent(
            { site: env.site.name, createdAt: new Date().toISOString() },
            manifest,
          )
        } finally {
          await reader.destroy()
        }
      }),

    startCheck: (name: string, author: Author) =>
      begin({ kind: 'check', file: name, author }, async () => {
        const { header, manifest, close } = await proveBackup(await open(name))
        await close()
        return presentContent(header, manifest)
      }),

    startRestore: (name: string, author: Author) =>
      begin({ kind: 'restore', file: name, author }, async (progress) => {
        const { header, manifest } = await restoreBackup({
          ...{ db, store: images.store, shelf, site: env.site.name, author, progress },
          file: name,
          open: () => open(name),
        })
        return presentContent(header, manifest)
      }),

    async close(): Promise<void> {
      isClosing = true
      await Promise.all(running)
    },
  }
}
