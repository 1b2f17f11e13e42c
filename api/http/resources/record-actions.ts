import type { RecordKind } from '../../../contract/record-kinds.ts'
import type { Database } from '../../db/schema.ts'
import { snapshot } from '../../db/transaction.ts'
import type { ApiDeps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { findPastPictures } from '../../images/past-pictures-repository.ts'
import type { Author } from '../../records/author.ts'
import { notFoundMessages } from '../../records/record-repository.ts'
import {
  explainUnrestorable,
  findDeletedImages,
  moveToTrash,
  takeFromTrash,
} from '../../records/trash-repository.ts'
import { requireAuthor } from '../session.ts'
import { type PastRecord, picturesOf, requirePast, withoutLostPictures } from './past-record.ts'
import {
  loadForUpdate,
  type RecordRequest,
  type Versioned,
  withEtagVersion,
} from './record-etag.ts'

export type RecordRow = {
  id: string
  image_id?: string | null
  /** Pictures after the first one, which the repository deletes and restores with the record. */
  extraPictures?: { image_id: string }[]
  version: number
  updated_by: string
  updated_at: number
}

/** A kind of record, as described to the actions shared by all kinds. */
export type Resource<Row, Data> = {
  kind: RecordKind
  repository(db: Database): Repository<Row>
  /** Presents the record for staff. */
  present(db: Database, row: Row): Data | Promise<Data>
  /**
   * Writes a past state of a record by one ordinary update.
   * @throws ApiError 409 on the field whose referenced record is gone
   */
  writePast(db: Database, current: Row, past: PastRecord, author: Author): Promise<Row>
}

/** Repository in which each write adds an entry to the audit log. */
type Repository<Row> = {
  /** @throws ApiError 404 */
  get(id: string): Promise<Row>
  listDeletedWith(row: Row): Promise<Row[]>
  removeAll(rows: Row[], author: Author): Promise<void>
  restore(row: Row, author: Author): Promise<Row>
}

type Deps = Pick<ApiDeps, 'db' | 'images'>

/**
 * Reads a record for staff.
 * @throws ApiError 404
 */
export function readRecord<Row extends RecordRow, Data>(
  { db }: Deps,
  { repository, present }: Resource<Row, Data>,
  id: string,
): Promise<Versioned<Data>> {
  return snapshot(db, async (trx) => {
    const row = await repository(trx).get(id)
    return withEtagVersion(row, await present(trx, row))
  })
}

/** Deletes a record, which can be restored for an hour. */
export async function deleteRecord<Row extends RecordRow, Data>(
  { db, images }: Deps,
  { kind, repository }: Resource<Row, Data>,
  request: RecordRequest,
): Promise<null> {
  const author = requireAuthor(request)
  const { id } = request.params
  const listRows = async (trx: Database) =>
    repository(trx).listDeletedWith(await loadForUpdate(request, repository(trx)))
  const seen = await images.snapshotFiles(listPictures(await listRows(db)))
  return images.writeWithImages([], async (trx) => {
    const rows = await listRows(trx)
    const pictures = await images.snapshotFiles(listPictures(rows), trx, seen)
    await moveToTrash(trx, { kind, id }, rows.map(toDeleted), pictures)
    await repository(trx).removeAll(rows, author)
    return { value: null, released: listPictures(rows) }
  })
}

/** Restores a record that was deleted within the last hour, and everything that was deleted with it. */
export async function restoreRecord<Row extends RecordRow, Data>(
  { db, images }: Deps,
  { kind, repository, present }: Resource<Row, Data>,
  request: RecordRequest,
): Promise<Versioned<Data>> {
  const author = requireAuthor(request)
  const { id } = request.params
  const pictures = await findDeletedImages(db, id)
  const restoring = images.writeWithImages(pictures, async (trx) => {
    const [row, ...others] = await takeFromTrash<Row>(trx, { kind, id })
    if (!row) throw notFound(notFoundMessages[kind])
    const restored = await repository(trx).restore(row, author)
    for (const other of others) await repository(trx).restore(other, author)
    return { value: withEtagVersion(restored, await present(trx, restored)), released: [] }
  })
  return restoring.catch(explainUnrestorable)
}

/** Restores a record to its state after a version. */
export async function restoreVersion<Row extends RecordRow, Data>(
  { db, images }: Deps,
  { kind, repository, present, writePast }: Resource<Row, Data>,
  request: RecordRequest,
  version: number,
): Promise<Versioned<Data>> {
  const author = requireAuthor(request)
  const seen = await loadForUpdate(request, repository(db))
  const wanted = picturesOf(await requirePast(db, kind, seen, version))
  const pictures = await findPastPictures(db, wanted)
  const restoring = images.writeWithImages(pictures, async (trx) => {
    const current = await loadForUpdate(request, repository(trx))
    const past = await requirePast(trx, kind, current, version)
    const row = await writePast(trx, current, await withoutLostPictures(trx, past), author)
    const value = withEtagVersion(row, await present(trx, row))
    return { value, released: listPictures([current]) }
  })
  return restoring.catch(explainUnrestorable)
}

function listPictures(rows: RecordRow[]): (string | null)[] {
  return rows.flatMap(({ image_id = null, extraPictures = [] }) => [
    image_id,
    ...extraPictures.map((picture) => picture.image_id),
  ])
}

/** Counts a deletion as a version too, so that each has its own number. */
function toDeleted({ extraPictures: _, ...row }: RecordRow) {
  return { ...row, version: row.version + 1 }
}
