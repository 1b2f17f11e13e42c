import type { Author } from '../author.ts'
import { logWrite } from '../db/audit-log.ts'
import { isConflict } from '../db/failures.ts'
import { metaRepository, seededKey } from '../db/meta.ts'
import type { Database } from '../db/schema.ts'
import {
  emptyTables,
  findLastNumber,
  insertRows,
  isEmpty,
  lockTables,
  numberOn,
  readRows,
  readShape,
  type TableName,
  tablesWithRole,
  takeTime,
} from '../db/tables.ts'
import { deferForeignKeys, lockWriters } from '../db/transaction.ts'
import { productIndexWriter } from '../features/products/search/writer.ts'
import type { FileStore } from '../images/store.ts'
import type { BackupHeader, BackupManifest } from './format.ts'
import { createPacker, type Progress } from './packer.ts'
import { createPictureReader } from './picture-reader.ts'
import { type ProvenBackup, proveBackup } from './prove.ts'
import { putPicture } from './put-picture.ts'
import { makeShelfName, type Shelf } from './shelf.ts'
import { readTar, writeTar } from './tar.ts'

type Restoring = {
  db: Database
  store: FileStore
  shelf: Shelf
  site: string
  author: Author
  /** What the backup is called. */
  file: string
  /** The backup from its beginning; it is read twice. */
  open(): Promise<ReadableStream<Uint8Array>>
  progress: Progress
}

export type Restored = { header: BackupHeader; manifest: BackupManifest; before: string }

const attempts = 5

/**
 * Puts a backup in the place of what is there. In this order: prove the whole of it; store its
 * pictures' files; and then, while nobody else can write, put what is there now on the shelf as a
 * backup and replace all rows, in one transaction. Whatever ends it before that transaction has
 * changed nothing that anybody sees. A job must keep the pictures.
 */
export async function restoreBackup(restoring: Restoring): Promise<Restored> {
  const proven = await proveBackup(await restoring.open())
  try {
    await storePictures(restoring, proven)
    for (let attempt = 1; ; attempt++) {
      try {
        const before = await replaceCatalogue(restoring, proven)
        await restoring.shelf.prune()
        return { header: proven.header, manifest: proven.manifest, before }
      } catch (error) {
        if (attempt === attempts || !isConflict(error)) throw error
      }
    }
  } finally {
    await proven.close()
  }
}

async function storePictures(
  { open, store, progress }: Restoring,
  { manifest }: ProvenBackup,
): Promise<void> {
  const pictures = createPictureReader()
  for await (const { name, bytes } of readTar(await open())) {
    const [room, file = ''] = name.split('/')
    const whole = room === 'images' ? pictures.add({ name: file, bytes }) : pictures.finish()
    if (!whole) continue
    await putPicture(store, whole)
    progress(pictures.variants.size, manifest.pictures)
  }
}

async function replaceCatalogue(
  { db, store, shelf, site, author, file }: Restoring,
  { header, staged }: ProvenBackup,
): Promise<string> {
  const before = makeShelfName('before-restore')
  const tar = writeTar(shelf.sink(before))
  try {
    const packer = createPacker({ tar, store, site })
    await packer.begin()
    // Most of it now, while others still write; the rest when nobody can.
    await packer.addPictures(db)
    await db
      .transaction()
      .setIsolationLevel('serializable')
      .execute(async (trx) => {
        await takeTime(trx)
        // First, as every writer does: who holds the turn may be about to write what is locked next.
        await lockWriters(trx)
        await lockTables(trx, tablesWithRole('kept', 'history', 'passing', 'derived'))
        await packer.addPictures(trx)
        await packer.addRows(trx)
        await packer.finish()
        await replaceRows(trx, staged, tablesWithRole('kept'))
        if (await isEmpty(trx, 'audit_log')) await addHistory(trx, staged)
        await logWrite(trx, author, {
          ...{ action: 'restore', entity: 'site', id: before, name: header.site },
          after: { file, createdAt: header.createdAt },
        })
      })
    return before
  } catch (error) {
    await tar.abort(error)
    await shelf.remove(before).catch(() => {})
    throw error
  }
}

/** Fills the database with the rows of another, and with nothing else. */
export async function replaceRows(
  trx: Database,
  source: Database,
  tables: TableName[],
): Promise<void> {
  await deferForeignKeys(trx)
  await emptyTables(trx, tablesWithRole('kept', 'passing', 'derived'))
  for (const table of tables) await copyRows(trx, source, table)
  await productIndexWriter(trx).rebuild()
  if (!(await metaRepository(trx).find(seededKey)))
    await metaRepository(trx).set(seededKey, new Date().toISOString())
}

/** Adds the entries of another database's log that come after the last one here. */
export async function addHistory(trx: Database, source: Database): Promise<void> {
  const table = 'audit_log'
  const shape = await readShape(trx, table)
  const last = await findLastNumber(trx, table)
  for await (const rows of readRows(source, table, [last]))
    await insertRows(trx, table, shape, rows)
  await numberOn(trx, table)
}

async function copyRows(trx: Database, source: Database, table: TableName): Promise<void> {
  const shape = await readShape(trx, table)
  for await (const rows of readRows(source, table)) await insertRows(trx, table, shape, rows)
}
