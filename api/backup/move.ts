import { createHash, randomUUIDv7 } from 'node:crypto'
import { closeForWrites, isClosedForWrites } from '../db/closing.ts'
import { metaRepository } from '../db/meta.ts'
import type { Database } from '../db/schema.ts'
import {
  disableTimeouts,
  findLastNumber,
  isEmpty,
  lockTables,
  readRows,
  type TableName,
  tablesWithRole,
} from '../db/tables.ts'
import { hashFiles } from '../images/derived-picture.ts'
import { readPicture } from '../images/read-picture.ts'
import { type ImageRow, imageRepository } from '../images/repository.ts'
import type { FileStore } from '../images/store.ts'
import { StartError } from '../start-error.ts'
import { BackupError } from './format.ts'
import type { Progress } from './packer.ts'
import { putPicture } from './pictures.ts'
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
 * read back and found the same, the target keeps it and the source is closed for writes. Cut off
 * anywhere, it can be run again: until the source is closed, it alone counts.
 * @throws StartError where the target must not be replaced
 * @throws BackupError where what has been read back differs; the target is as it was
 */
export async function moveSite(from: Place, to: Place, progress: Progress): Promise<Moved> {
  const id = await nameSite(from.db)
  await requireTarget(from.db, to.db, id)
  const pictures = pictureMover(from.store, to.store)
  await pictures.move(from.db, progress)
  const tables = await from.db.transaction().execute(async (trx) => {
    await pictures.move(trx, progress)
    if (await isClosedForWrites(trx)) return requireSame(trx, to.db)
    const counts = await fill(to.db, trx, id)
    await closeForWrites(trx)
    return counts
  })
  return { tables, pictures: pictures.moved.size, missing: [...pictures.missing] }
}

/** What the source is known by to the database that it has moved to. */
async function nameSite(source: Database): Promise<string> {
  const id = (await metaRepository(source).find(idKey)) ?? randomUUIDv7()
  await metaRepository(source).set(idKey, id)
  return id
}

/** @throws StartError where replacing the target would lose anything that the source has not */
async function requireTarget(source: Database, target: Database, id: string): Promise<void> {
  const origin = await metaRepository(target).find(originKey)
  const records = ['categories', 'products', 'gallery_items'] as const
  const empty = (await Promise.all(records.map((table) => isEmpty(target, table)))).every(Boolean)
  if (origin !== id && !(origin === null && empty))
    throw new StartError(
      'DATABASE_URL: the database holds another site already; nothing was changed. Name an empty one.',
    )
  if (await hasOwnHistory(source, target))
    throw new StartError(
      'DATABASE_URL: the site in the database has been used: its log has entries that the one under DATA_DIR has not. Nothing was changed. Keep that site, or name an empty database.',
    )
  if (origin === null && (await isClosedForWrites(source)))
    throw new StartError(
      'The site under DATA_DIR has moved to another database already; nothing was changed. With --reopen it can be written to, and moved, again.',
    )
}

/** Every write leaves an entry at the end of the log: only where there was none is the last one shared. */
async function hasOwnHistory(source: Database, target: Database): Promise<boolean> {
  const last = await findLastNumber(target, 'audit_log')
  if (last === 0) return false
  const [here, there] = [await findEntry(source, last), await findEntry(target, last)]
  return !here.equals(there)
}

/** The log's first entry from a number on, as bytes. */
async function findEntry(db: Database, number: number): Promise<Buffer> {
  const { value } = await readRows(db, 'audit_log', [number - 1]).next()
  return encodeRows((value ?? []).slice(0, 1))
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
        const picture = await readVerified(from, row)
        if (picture) {
          await putPicture(to, picture)
          if (!(await readVerified(to, row)))
            throw new BackupError(`The picture ${row.id} has not arrived as it was.`)
          moved.add(row.id)
        } else missing.add(row.id)
        progress(moved.size, total)
      }
    }
  }

  return { move, moved, missing }
}

async function readVerified(store: FileStore, row: ImageRow) {
  const picture = await readPicture(store, row)
  return picture && hashFiles(picture.files) === row.id ? picture : null
}

/** Replaces the target's rows, unless they then differ; answers how many there are. */
async function fill(
  target: Database,
  source: Database,
  id: string,
): Promise<Record<string, number>> {
  return target
    .transaction()
    .setIsolationLevel('serializable')
    .execute(async (trx) => {
      await disableTimeouts(trx)
      await lockTables(trx, tablesWithRole('content', 'account', 'history', 'transient'))
      // Again, now under the lock: moving the pictures may have taken hours.
      await requireTarget(source, trx, id)
      await replaceRows(trx, source, tablesWithRole('content', 'account', 'transient'))
      await addHistory(trx, source)
      await metaRepository(trx).set(originKey, id)
      return requireSame(source, trx)
    })
}

/** Compares every row of both; answers how many there are. */
async function requireSame(source: Database, target: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of tablesWithRole('content', 'account', 'history', 'transient')) {
    // What the database knows about itself differs.
    if (table === 'meta') continue
    const [here, there] = [await sumUp(source, table), await sumUp(target, table)]
    if (here.sum !== there.sum)
      throw new BackupError(
        `The rows of ${table} differ between the two databases; nothing was changed.`,
      )
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
