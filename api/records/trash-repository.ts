import { messages } from '../../contract/messages.ts'
import { inBatches } from '../db/batches.ts'
import { findViolation } from '../db/failures.ts'
import type { Database, DeletedKind } from '../db/schema.ts'
import { conflict } from '../errors.ts'
import type { DerivedImage } from '../images/derived-image.ts'
import { saveFiles, toImages } from '../images/past-pictures-repository.ts'
import { findImages } from '../images/repository.ts'
import { deletePrices } from './price-history-repository.ts'

/** A row that goes to the trash with all its columns. */
type Deletable = { id: string; image_id?: string | null }

/** Rows deleted together, identified by the record's kind and id. */
type Deletion = { kind: DeletedKind; id: string }

/** Limits may have been lowered since the record was deleted. */
const beyondLimits =
  'This does not fit within the limits of today, so it cannot be brought back. Please enter it again.'

/** Stores rows and their pictures in the trash, in the transaction that deletes them. */
export async function moveToTrash(
  db: Database,
  { kind, id }: Deletion,
  rows: Deletable[],
  pictures: DerivedImage[],
): Promise<void> {
  const deleted_at = Date.now()
  const values = rows.map((row) => ({
    id: row.id,
    kind,
    deleted_with: id,
    record: JSON.stringify(row),
    image_id: row.image_id ?? null,
    deleted_at,
  }))
  for (const some of inBatches(values))
    await db.insertInto('deleted_records').values(some).execute()
  for (const picture of pictures) await saveFiles(db, picture)
}

/** Pictures deleted together with a record of any kind. */
export async function findDeletedImages(db: Database, id: string): Promise<DerivedImage[]> {
  const rows = await db
    .selectFrom('deleted_files')
    .selectAll()
    .where('image_id', 'in', (e) =>
      e
        .selectFrom('deleted_records')
        .select((r) => r.ref('image_id').$notNull().as('image_id'))
        .where('image_id', 'is not', null)
        .where('deleted_with', '=', id),
    )
    .execute()
  return toImages(rows)
}

/**
 * Removes the rows of one deletion from the trash and returns them, the record itself first; none if the time to
 * restore has passed. A missing picture is left out.
 */
export async function takeFromTrash<Row extends Deletable>(
  db: Database,
  { kind, id }: Deletion,
): Promise<Row[]> {
  const deleted = await db
    .deleteFrom('deleted_records')
    .where('kind', '=', kind)
    .where('deleted_with', '=', id)
    .returning(['id', 'record'])
    .execute()
  await dropFiles(db)
  const rows: Row[] = deleted
    .toSorted((a, b) => Number(b.id === id) - Number(a.id === id))
    .map(({ record }) => JSON.parse(record))
  const present = await findImages(
    db,
    rows.map((row) => row.image_id ?? null),
  )
  const isLost = ({ image_id }: Row) => image_id && !present.has(image_id)
  return rows.map((row) => (isLost(row) ? { ...row, image_id: null } : row))
}

/**
 * A record can only be restored into a category that still exists, and within the present limits.
 * @throws ApiError 409 if that is the reason
 */
export function explainUnrestorable(error: unknown): never {
  const kind = findViolation(error)?.kind
  if (kind === 'foreign-key') throw conflict(messages.category.unknown)
  throw kind === 'check' ? conflict(beyondLimits) : error
}

/** Permanently deletes everything deleted before a time. */
export async function clearTrash(db: Database, before: number): Promise<void> {
  await deletePrices(db, before)
  await db.deleteFrom('deleted_records').where('deleted_at', '<', before).execute()
  await dropFiles(db)
}

async function dropFiles(db: Database): Promise<void> {
  await db
    .deleteFrom('deleted_files')
    .where('image_id', 'not in', (e) =>
      e
        .selectFrom('deleted_records')
        .select((r) => r.ref('image_id').$notNull().as('image_id'))
        .where('image_id', 'is not', null),
    )
    .where('image_id', 'not in', (e) => e.selectFrom('past_pictures').select('image_id'))
    .execute()
}
