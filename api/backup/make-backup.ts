import { backupMessages } from '../../contract/backups/backup-terms.ts'
import type { Database } from '../db/schema.ts'
import { disableTimeouts } from '../db/tables.ts'
import { snapshot } from '../db/transaction.ts'
import type { FileStore } from '../images/store.ts'
import { BackupError, type BackupManifest } from './format.ts'
import { createPacker } from './packer.ts'
import type { Progress } from './pictures.ts'
import { type TarWriter, writeTar } from './tar.ts'
import { verifyBackup } from './verify.ts'

type Source = {
  /** Not the connection that a running site works with: it is kept busy for a while. */
  db: Database
  store: FileStore
  /** The site's name, where none was saved. */
  site: string
}

/** Where a backup is written; invisible until it is published. */
export type BackupDraft = {
  sink: WritableStream<Uint8Array>
  /** What has been written, from its beginning. */
  read(): Promise<ReadableStream<Uint8Array>>
  publish(): Promise<void>
  discard(): Promise<void>
}

/**
 * Makes a backup of one state of a site, which runs on meanwhile, and publishes it once it is verified
 * as a restore verifies it. A job must keep the pictures.
 * @throws BackupError where what was written could not be restored; nothing is left of it
 */
export async function makeBackup(
  { db, store, site }: Source,
  draft: BackupDraft,
  progress?: Progress,
): Promise<BackupManifest> {
  try {
    const manifest = await write({ db, store, site }, writeTar(draft.sink), progress)
    await requireVerified(draft)
    await draft.publish()
    return manifest
  } catch (error) {
    await draft.discard().catch(() => {})
    throw error
  }
}

async function write(
  { db, store, site }: Source,
  tar: TarWriter,
  progress?: Progress,
): Promise<BackupManifest> {
  try {
    const packer = createPacker({ tar, store, site, ...(progress && { progress }) })
    return await snapshot(db, async (trx) => {
      await disableTimeouts(trx)
      await packer.begin(trx)
      await packer.addPictures(trx)
      await packer.addRows(trx)
      return packer.finish()
    })
  } catch (error) {
    await tar.abort(error)
    throw error
  }
}

async function requireVerified(draft: BackupDraft): Promise<void> {
  const verified = await verifyBackup(await draft.read()).catch((error) => {
    if (!(error instanceof BackupError)) throw error
    throw new BackupError(backupMessages.unproven(error.message))
  })
  await verified.close()
}
