import { backupMessages } from '../../../contract/backups/messages.ts'
import type { Database } from '../../db/schema.ts'
import { disableTimeouts, snapshot } from '../../db/transaction.ts'
import type { FileStore } from '../../images/store.ts'
import { sha256Of } from '../format/encryption.ts'
import { BackupError, type BackupManifest } from '../format/format.ts'
import type { Progress } from '../format/images.ts'
import { type TarWriter, writeTar } from '../format/tar.ts'
import { verifyBackup } from '../verify/verify.ts'
import { UnverifiableError, verifyWhileWriting } from '../verify/verify-while-writing.ts'
import { createPacker } from './packer.ts'

type Source = {
  /** A connection of its own, not the running site's, because the backup keeps it busy for a while. */
  db: Database
  store: FileStore
  /** Shop name to use if none was saved. */
  shopName: string
}

/** Target of a backup that is being written; invisible until it is published. */
export type PartialBackup = {
  sink: WritableStream<Uint8Array>
  /** Reads everything written so far, from the beginning. */
  read(): Promise<ReadableStream<Uint8Array>>
  /** Hash of an encrypted backup, computed while writing because the site cannot read it afterwards. */
  sha256?: () => string
  publish(): Promise<void>
  discard(): Promise<void>
}

/**
 * Makes a backup of one state of a running site, and publishes it once it has been verified as a restore would. A
 * running job must protect the pictures from removal.
 * @throws BackupError if the result could not be restored; nothing of it remains
 */
export async function makeBackup(
  { db, store, shopName }: Source,
  partial: PartialBackup,
  progress?: Progress,
): Promise<BackupManifest> {
  try {
    const plain = writeTar(partial.sink)
    const tar = partial.sha256 ? verifyWhileWriting(plain) : plain
    const manifest = await write({ db, store, shopName }, tar, progress).catch(throwUnverified)
    await (partial.sha256 ? requireUnchanged(partial, partial.sha256()) : requireVerified(partial))
    await partial.publish()
    return manifest
  } catch (error) {
    await partial.discard().catch(() => {})
    throw error
  }
}

async function write(
  { db, store, shopName }: Source,
  tar: TarWriter,
  progress?: Progress,
): Promise<BackupManifest> {
  try {
    const packer = createPacker({ tar, store, shopName, ...(progress && { progress }) })
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

function throwUnverified(error: unknown): never {
  throw error instanceof UnverifiableError
    ? new BackupError(backupMessages.unverified(error.message))
    : error
}

/** Checks that an encrypted backup is stored exactly as written; its content was verified before encryption. */
async function requireUnchanged(partial: PartialBackup, sha256: string): Promise<void> {
  if ((await sha256Of(await partial.read())) !== sha256)
    throw new BackupError(backupMessages.changed)
}

async function requireVerified(partial: PartialBackup): Promise<void> {
  const verified = await verifyBackup(await partial.read()).catch((error) => {
    if (!(error instanceof BackupError)) throw error
    throw new BackupError(backupMessages.unverified(error.message))
  })
  await verified.close()
}
