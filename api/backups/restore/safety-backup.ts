import type { Database } from '../../db/schema.ts'
import type { FileStore } from '../../images/store.ts'
import { type TarWriter, writeTar } from '../format/tar.ts'
import { createPacker } from '../make/packer.ts'
import { type BackupKind, makeBackupName } from '../storage/backup-names.ts'
import type { BackupStorage } from '../storage/backup-storage.ts'
import { limitWaiting } from '../storage/with-deadline.ts'
import { verifyWhileWriting } from '../verify/verify-while-writing.ts'

/** The copy of the site kept by a restore; a plain copy also has the reason why it is not a backup. */
export type SafetyBackup = { name: string; unproven: string | null }

export type SafetyBackupWriter = ReturnType<typeof createWriter>

/** `site` is the name to use if none was saved. */
type Source = { db: Database; store: FileStore; storage: BackupStorage; shopName: string }

/** Writes a backup of the present site, verified as it is written. */
export function writeVerifiedBackup(source: Source): SafetyBackupWriter {
  return createWriter(source, 'before-restore', null, verifyWhileWriting)
}

/** Writes the present site unverified; `unproven` says why it could not be verified. */
export function writePlainCopy(source: Source, unproven: string): SafetyBackupWriter {
  return createWriter(source, 'plain-copy', unproven, (tar) => tar)
}

function createWriter(
  { db, store, storage, shopName }: Source,
  kind: BackupKind,
  unproven: string | null,
  verify: (tar: TarWriter) => TarWriter,
) {
  const name = makeBackupName(kind)
  const partial = storage.createPartial(name)
  const tar = verify(writeTar(partial.sink))
  const packer = createPacker({ tar, store, shopName })
  const backup: SafetyBackup = { name, unproven }
  const withDeadline = limitWaiting()
  return {
    backup,
    /** Writes most pictures, while others can still write to the site. */
    async begin(): Promise<void> {
      await packer.begin(db)
      await packer.addPictures(db)
      await partial.switchToSmallParts(withDeadline)
    },
    /** Writes the rest in a transaction that all writers wait for, so the store must answer in time. */
    async finish(trx: Database): Promise<void> {
      await withDeadline(packer.addPictures(trx))
      await packer.addRows(trx)
      await packer.finish()
      await withDeadline(partial.publish())
    },
    /** A store that does not answer now is left with a partial backup, which the next backup removes. */
    async discard(reason: unknown): Promise<void> {
      const withDeadline = limitWaiting()
      await withDeadline(tar.abort(reason)).catch(() => {})
      await withDeadline(partial.discard()).catch(() => {})
    },
  }
}
