import { createHash, randomUUIDv7 } from 'node:crypto'
import { closeForWrites, isClosedForWrites } from '../db/closing.ts'
import { metaRepository } from '../db/meta.ts'
import type { Database } from '../db/schema.ts'
import { isEmpty, readRows, type TableName, tablesWithRole, takeTime } from '../db/tables.ts'
import { hashFiles } from '../images/derive.ts'
import { readPicture } from '../images/read-picture.ts'
import { type ImageRow, imageRepository } from '../images/repository.ts'
import type { FileStore } from '../images/store.ts'
import { StartError } from '../start-error.ts'
import { BackupError } from './format.ts'
import type { Progress } from './packer.ts'
import { putPicture } from './put-picture.ts'
import { addHistory, replaceRows } from './restore.ts'
import { encodeRows } from './rows.ts'

type Place = { db: Database; store: FileStore }

/** What has moved: rows by table, pictures, and those that the source itself had lost. */
export type Moved = { tables: Record<string, number>; pictures: number; missing: string[] }

const idKey = 'site-id'
const originKey = 'moved-from'

/**
 * Moves a SQLite site, which may be running, to another database and another image store: first the
 * pictures, then, while nobody can write, what has come since and all rows; when all of it has been
 * read back and found the same, the source is closed for writes. Cut off anywhere, it can be run
 * again: until the source is closed, it alone counts.
 */
export async function moveSite(from: Place, to: Place, progress: Progress): Promise<Moved> {
  const id = await requireTarget(from.db, to.db)
  const pictures = pictureMover(from.store, to.store)
  await pictures.move(from.db, progress)
  const tables = await from.db.transaction().execute(async (trx) => {
    await pictures.move(trx, progress)
    if (!(await isClosedForWrites(trx))) await fill(to.db, trx, id)
    const counts = await requireSame(trx, to.db)
    if (!(await isClosedForWrites(trx))) await closeForWrites(trx)
    return counts
  })
  return { tables, pictures: pictures.moved.size, missing: [...pictures.missing] }
}

/** @throws StartError where the target holds another site */
async function requireTarget(source: Database, target: Database): Promise<string> {
  const id = (await metaRepository(source).find(idKey)) ?? randomUUIDv7()
  await metaRepository(source).set(idKey, id)
  const origin = await metaRepository(target).find(originKey)
  const records = ['categories', 'products', 'gallery_items'] as const
  const empty = (await Promise.all(records.map((table) => isEmpty(target, table)))).every(Boolean)
  if (origin === id || (origin === null && empty)) return id
  throw new StartError(
    'DATABASE_URL: the database holds another site already; nothing was changed. Name an empty one.',
  )
}

/** Moves each picture once, and believes only what it reads back. */
function pictureMover(from: FileStore, to: FileStore) {
  const moved = new Set<string>()
  const missing = new Set<string>()

  async function move(db: Database, progress: Progress): Promise<void> {
    const images = imageRepository(db)
    const total = await images.countShown()
    for await (const rows of images.listShown()) {
      for (const row of rows) {
        if (moved.has(row.id) || missing.has(row.id)) continue
        const picture = await readProven(from, row)
        if (picture) {
          await putPicture(to, picture)
          if (!(await readProven(to, row)))
            throw new BackupError(`The picture ${row.id} has not arrived as it was.`)
          moved.add(row.id)
        } else missing.add(row.id)
        progress(moved.size, total)
      }
    }
  }

  return { move, moved, missing }
}

async function readProven(store: FileStore, row: ImageRow) {
  const picture = await readPicture(store, row)
  return picture && hashFiles(picture.files) === row.id ? picture : null
}

async function fill(target: Database, source: Database, id: string): Promise<void> {
  await target
    .transaction()
    .setIsolationLevel('serializable')
    .execute(async (trx) => {
      await takeTime(trx)
      await replaceRows(trx, source, tablesWithRole('kept', 'passing'))
      await addHistory(trx, source)
      await metaRepository(trx).set(originKey, id)
    })
}

/** Compares every row of both; answers how many there are. */
async function requireSame(source: Database, target: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of tablesWithRole('kept', 'history', 'passing')) {
    // What the database knows about itself differs.
    if (table === 'meta') continue
    const [here, there] = [await sumUp(source, table), await sumUp(target, table)]
    if (here.sum !== there.sum)
      throw new BackupError(`The rows of ${table} differ between the two databases.`)
    counts[table] = here.count
  }
  return counts
}

async function sumUp(db: Database, table: TableName) {
  const sum = createHash('sha256')
  let count = 0
  for await (const rows of readRows(db, table)) {
    sum.update(encodeRows(rows))
    count += rows.length
  }
  return { sum: sum.digest('hex'), count }
}
