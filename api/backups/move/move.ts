import { createHash, randomUUIDv7 } from 'node:crypto'
import { StartError } from '../../../env/start-error.ts'
import { findMeta, setMeta } from '../../db/meta.ts'
import type { Database } from '../../db/schema.ts'
import { closeForWrites, isClosedForWrites } from '../../db/sqlite/read-only-site.ts'
import { type TableName, tablesWithRole } from '../../db/tables/roles.ts'
import { findLastNumber, isTableEmpty, readRows } from '../../db/tables/rows.ts'
import { disableTimeouts, lockTables } from '../../db/transaction.ts'
import type { DerivedImage } from '../../images/derived-image.ts'
import type { ImageRow } from '../../images/repository.ts'
import type { FileStore } from '../../images/store.ts'
import { clampRow } from '../../records/columns/stored-values.ts'
import { BackupError } from '../format/format.ts'
import { createImageCopier, type Progress, putImage, readVerified } from '../format/images.ts'
import { encodeRows } from '../format/rows.ts'
import { addHistory, replaceRows } from '../restore/replace-rows.ts'

type Site = { db: Database; store: FileStore }

/** Result of a move: number of rows by table, number of pictures, and the pictures that the source had lost. */
export type Moved = { tables: Record<string, number>; pictures: number; missing: string[] }

const idKey = 'site-id'
const originKey = 'moved-from'
const lasting = ['content', 'account', 'history'] as const

/**
 * Moves a SQLite site, which may be running, to another database and image store: first the pictures; then, while
 * nobody can write, newer pictures and all rows. Everything is read back and compared before the target commits
 * and the source is closed for writes. The move can be interrupted at any point and run again, because until the
 * source is closed it remains the site.
 * @throws StartError if the target must not be replaced
 * @throws BackupError if something read back differs; the target is unchanged
 */
export async function moveSite(from: Site, to: Site, progress: Progress): Promise<Moved> {
  const id = await nameSite(from.db)
  await requireTarget(from.db, to.db, id)
  const put = async (picture: DerivedImage, row: ImageRow) => {
    await putImage(to.store, picture)
    if (!(await readVerified(to.store, row)))
      throw new BackupError(`The picture ${row.id} has not arrived as it was.`)
  }
  const pictures = createImageCopier(from.store, put, progress)
  await pictures.copy(from.db)
  const tables = await from.db.transaction().execute(async (trx) => {
    await pictures.copy(trx)
    // Sessions and some other tables keep changing on a closed site.
    if (await isClosedForWrites(trx)) return requireSame(trx, to.db, tablesWithRole(...lasting))
    const counts = await fill(to.db, trx, id)
    await closeForWrites(trx)
    return counts
  })
  return { tables, pictures: pictures.copied.size, missing: [...pictures.missing] }
}

/** Returns the id under which the target records where its data came from. */
async function nameSite(source: Database): Promise<string> {
  const id = (await findMeta(source, idKey)) ?? randomUUIDv7()
  await setMeta(source, idKey, id)
  return id
}

/** @throws StartError if replacing the target would lose anything that is not in the source */
async function requireTarget(source: Database, target: Database, id: string): Promise<void> {
  const origin = await findMeta(target, originKey)
  const records = ['categories', 'products', 'gallery_items'] as const
  const empty = (await Promise.all(records.map((table) => isTableEmpty(target, table)))).every(
    Boolean,
  )
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

/** Tells whether the target was written to: every write adds a log entry, so the last entries differ. */
async function hasOwnHistory(source: Database, target: Database): Promise<boolean> {
  const last = await findLastNumber(target, 'audit_log')
  if (last === 0) return false
  const [here, there] = [await findEntry(source, last), await findEntry(target, last)]
  return !here.equals(there)
}

/** The first log entry from a number on, as bytes. */
async function findEntry(db: Database, number: number): Promise<Buffer> {
  const { value } = await readRows(db, 'audit_log', [number - 1]).next()
  return encodeRows((value ?? []).slice(0, 1))
}

/** Replaces the target's rows and compares them; returns the number of rows. */
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
      await lockTables(trx, tablesWithRole(...lasting, 'statistics', 'transient'))
      // Checked again under the lock, because copying the pictures may have taken hours.
      await requireTarget(source, trx, id)
      await replaceRows(
        trx,
        source,
        tablesWithRole('content', 'account', 'statistics', 'transient'),
      )
      await addHistory(trx, source)
      await setMeta(trx, originKey, id)
      return requireSame(source, trx, tablesWithRole(...lasting, 'statistics', 'transient'))
    })
}

/** Compares every row of both databases; returns the number of rows. */
async function requireSame(
  source: Database,
  target: Database,
  tables: TableName[],
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of tables) {
    // This table describes the database itself, so it differs.
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
    sum.update(encodeRows(rows.map((row) => clampRow(table, row))))
    count += rows.length
  }
  return { sum: sum.digest('hex'), count }
}
