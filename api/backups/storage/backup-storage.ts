import { join } from 'node:path'
import type { Env } from '../../../env/env.ts'
import { siteFolders } from '../../../env/site-folders.ts'
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

/** Opens the storage of backups that all processes share: a folder of its own, or a place beside the images. */
export async function openBackupStorage(settings: BackupStorageSettings): Promise<BackupStorage> {
  const { backupKeep, backupRecipient } = settings
  const storage = createBackupStorage(chooseStore(settings), backupKeep, backupRecipient)
  await storage.prepare()
  return storage
}

export function chooseStore({ s3, dataDir, backupTo }: BackupStorageSettings): FileStore {
  if (backupTo) return createLocalStore(backupTo, 'BACKUP_TO')
  if (s3) return createS3Store(s3, { prefix: `${siteFolders.backups}/`, headersOf: () => ({}) })
  return createLocalStore(join(dataDir, siteFolders.backups))
}

/**
 * Stores each backup in parts of a few megabytes, so that none has to fit into memory and an upload can arrive
 * through any process; a last file marks it as complete. Keeps the newest `automatic` automatic backups, and
 * encrypts the site's own backups if there is a recipient.
 */
export function createBackupStorage(store: FileStore, automatic: number, recipient?: string) {
  const prepare = prepareOnce(store)

  return {
    /** @throws StoreUnavailable if no backups can be stored */
    prepare,
    /** Complete backups, newest first, without unusable uploads. */
    list: () => listBackups(store),
    has: (name: string) => store.has(endOf(name)),
    isEncrypted: async (name: string) => (await readEnd(store, name))?.sha256 !== undefined,
    /** Opens a backup: its size and bytes, and the hash if it is encrypted; null if it is missing or incomplete. */
    async open(name: string) {
      const end = await readEnd(store, name)
      if (!end) return null
      const { bytes, parts, sha256 } = end
      return { bytes, sha256, stream: readParts(store, name, parts) }
    },
    /** Creates a backup that becomes complete once it is published. */
    createPartial: (name: string) => createPartialBackup({ store, name, prepare, recipient }),
    /** Begins an upload; if too many are unfinished, it replaces the oldest. */
    async beginUpload(name: string) {
      await prepare()
      await beginUpload(store, name)
    },
    /** True for an upload that has begun and is not complete. */
    takesParts: (name: string) => store.has(openOf(name)),
    putPart: (name: string, part: number, bytes: Uint8Array) =>
      store.put(partOf(name, part), bytes),
    /** Marks an upload as complete; false if a part is missing. */
    complete: (name: string, parts: number) => completeUpload(store, name, parts),
    /**
     * Removes an upload that is not a backup from the list; it is deleted an hour later, when nobody reads it any
     * more.
     */
    markUnusable: (name: string) => store.put(unusableOf(name), Buffer.from('')),
    remove: (name: string) => removeBackup(store, name),
    prune: () => deleteOldBackups(store, automatic),
  }
}

/** Prepares the store before the first write (reads do not need it), and tries again after a failure. */
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
