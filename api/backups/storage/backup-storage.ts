import { join } from 'node:path'
import type { Env } from '../../../env/env.ts'
import { StartError } from '../../../env/start-error.ts'
import { createLocalStore } from '../../images/local-store.ts'
import { createS3Store } from '../../images/s3-store.ts'
import { type FileStore, StoreUnavailable } from '../../images/store.ts'
import { type NamedBackup, newestFirst } from './backup-names.ts'
import { createPartialBackup } from './partial-backup.ts'
import { deleteOldBackups } from './retention.ts'
import {
  endOf,
  listParts,
  openOf,
  partOf,
  readEnd,
  readParts,
  removeBackup,
  unusableOf,
  usableEnds,
} from './stored-parts.ts'
import { beginUpload, completeUpload } from './uploads.ts'

export type StoredBackup = NamedBackup & { bytes: number; storedAt: number; isEncrypted: boolean }

export type BackupStorage = ReturnType<typeof createBackupStorage>

export type BackupStorageSettings = Pick<Env, 's3' | 'dataDir' | 'backupTo' | 'backupKeep'> &
  Partial<Pick<Env, 'backupRecipient'>>

/** The storage of backups, shared by all processes: a folder of their own, or beside the images. */
export async function openBackupStorage(settings: BackupStorageSettings): Promise<BackupStorage> {
  const { backupKeep, backupRecipient } = settings
  const storage = createBackupStorage(chooseStore(settings), backupKeep, backupRecipient)
  await storage.prepare()
  return storage
}

export function chooseStore({ s3, dataDir, backupTo }: BackupStorageSettings): FileStore {
  if (backupTo) return createLocalStore(backupTo, 'BACKUP_TO')
  if (s3) return createS3Store(s3, { prefix: 'backups/', headersOf: () => ({}) })
  return createLocalStore(join(dataDir, 'backups'))
}

/**
 * Stores each backup as parts of a few megabytes, so that none has to fit into memory and an upload can
 * arrive in parts through any process; a last file marks it as complete. Keeps `automatic` automatic ones, and
 * encrypts what is made here where there is a recipient.
 */
export function createBackupStorage(store: FileStore, automatic: number, recipient?: string) {
  const prepare = prepareOnce(store)

  return {
    /** @throws StoreUnavailable where no backups can be kept */
    prepare,
    /** The complete backups, newest first, without uploads that are of no use. */
    list: () => listBackups(store),
    has: (name: string) => store.has(endOf(name)),
    isEncrypted: async (name: string) => (await readEnd(store, name))?.sha256 !== undefined,
    /** A backup's size and bytes, and the hash of an encrypted one; null if it is missing or incomplete. */
    async open(name: string) {
      const end = await readEnd(store, name)
      if (!end) return null
      const { bytes, parts, sha256 } = end
      return { bytes, sha256, stream: readParts(store, name, parts) }
    },
    /** A new backup, complete once it is published. */
    createPartial: (name: string) => createPartialBackup({ store, name, prepare, recipient }),
    /** Begins an upload, in place of the oldest of too many unfinished ones. */
    async beginUpload(name: string) {
      await prepare()
      await beginUpload(store, name)
    },
    /** True while an upload accepts parts: it has begun and is not complete. */
    takesParts: (name: string) => store.has(openOf(name)),
    putPart: (name: string, part: number, bytes: Uint8Array) =>
      store.put(partOf(name, part), bytes),
    /** Marks an upload as complete; false if a part is missing. */
    complete: (name: string, parts: number) => completeUpload(store, name, parts),
    /** Takes an upload that is no backup off the list; it is deleted an hour later, once nobody reads it. */
    markUnusable: (name: string) => store.put(unusableOf(name), Buffer.from('')),
    remove: (name: string) => removeBackup(store, name),
    prune: () => deleteOldBackups(store, automatic),
  }
}

/** Prepares the store before a write; a read needs less. A store that failed is tried again. */
function prepareOnce(store: FileStore): () => Promise<void> {
  let prepared: Promise<void> | undefined
  return () => {
    prepared ??= store.prepare().catch((error) => {
      prepared = undefined
      throw error instanceof StartError
        ? new StoreUnavailable(error.message, { cause: error })
        : error
    })
    return prepared
  }
}

async function listBackups(store: FileStore): Promise<StoredBackup[]> {
  const backups: StoredBackup[] = []
  for (const { name, kind, storedAt } of usableEnds(await listParts(store))) {
    const { bytes = 0, sha256 } = (await readEnd(store, name)) ?? {}
    backups.push({ name, kind, storedAt, bytes, isEncrypted: sha256 !== undefined })
  }
  return backups.toSorted(newestFirst)
}
