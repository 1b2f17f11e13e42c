import type { Database } from '../db/schema.ts'
import { takeTime } from '../db/tables.ts'
import { snapshot } from '../db/transaction.ts'
import type { FileStore } from '../images/store.ts'
import type { BackupManifest } from './format.ts'
import { createPacker, type Progress } from './packer.ts'
import { writeTar } from './tar.ts'

type Source = {
  /** Not the connection that a running site works with: it is kept busy for a while. */
  db: Database
  store: FileStore
  /** The site's name. */
  site: string
}

/** Writes a backup of one state of a site, which runs on meanwhile; a job must keep the pictures. */
export async function makeBackup(
  { db, store, site }: Source,
  sink: WritableStream<Uint8Array>,
  progress?: Progress,
): Promise<BackupManifest> {
  const tar = writeTar(sink)
  try {
    const packer = createPacker({ tar, store, site, ...(progress && { progress }) })
    return await snapshot(db, async (trx) => {
      await takeTime(trx)
      await packer.begin()
      await packer.addPictures(trx)
      await packer.addRows(trx)
      return packer.finish()
    })
  } catch (error) {
    await tar.abort(error)
    throw error
  }
}
