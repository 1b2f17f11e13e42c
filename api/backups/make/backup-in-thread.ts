import { on } from 'node:events'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Env } from '../../../env/env.ts'
import { StoreUnavailable } from '../../images/store.ts'
import { BackupError, type BackupManifest } from '../format/format.ts'
import type { Progress } from '../format/images.ts'
import type { BackupStorage } from '../storage/backup-storage.ts'
import type { FailureKind, ThreadMessage, ThreadSettings } from './backup-thread.ts'

/** Beside this file, both in the sources and in the bundle. */
const thread = new URL(`./backup-thread${extname(import.meta.url)}`, import.meta.url)

type Options = {
  env: Env
  storage: BackupStorage
  name: string
  /** True if a user waits for it; automatic backups get a lower priority. */
  isAwaited: boolean
  progress: Progress
  signal: AbortSignal
}

/**
 * Makes and verifies a backup in a thread of lower priority. The thread always ends, and an incomplete backup
 * leaves nothing behind.
 * @throws BackupError with the reason, or the error that made the thread fail
 */
export async function backUpInThread(options: Options): Promise<BackupManifest> {
  const { env, storage, name, isAwaited, progress, signal } = options
  const { databaseUrl, dataDir, s3, backupTo, backupKeep, backupRecipient } = env
  const location = { databaseUrl, dataDir, s3, backupTo, backupKeep, backupRecipient }
  const settings: ThreadSettings = { ...location, shopName: env.shop.name, name, isAwaited }
  const worker = new Worker(thread, { workerData: settings })
  const failed = Promise.withResolvers<never>()
  worker.on('error', failed.reject)
  try {
    return await Promise.race([follow(worker, progress, signal), failed.promise])
  } catch (error) {
    await worker.terminate()
    await storage.remove(name).catch(() => {})
    throw signal.aborted ? signal.reason : error
  } finally {
    await worker.terminate()
  }
}

async function follow(worker: Worker, progress: Progress, signal: AbortSignal) {
  const messages = on(worker, 'message', { signal, close: ['exit'] })
  for await (const [message] of messages as AsyncIterable<[ThreadMessage]>) {
    if ('manifest' in message) return message.manifest
    if ('failure' in message) throw readFailure(message.failure)
    progress(...message.progress)
  }
  throw new Error('The thread has ended before its work')
}

const errors: Record<FailureKind, (message: string) => Error> = {
  backup: (message) => new BackupError(message),
  full: (message) => new StoreUnavailable(message, { isFull: true }),
  unusable: (message) => new StoreUnavailable(message),
  unforeseen: (message) => new Error(message),
}

function readFailure({ kind, message }: { kind: FailureKind; message: string }): Error {
  return errors[kind](message)
}
