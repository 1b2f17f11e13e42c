import { historyMessages } from '../../../contract/history/messages.ts'
import type { RecordKind } from '../../../contract/record-kinds.ts'
import type { ProductPictureRow } from '../../catalogue/product-row.ts'
import type { Database } from '../../db/schema.ts'
import { recordTables } from '../../db/tables/roles.ts'
import { type Row, readShape } from '../../db/tables/rows.ts'
import { conflict, notFound } from '../../errors.ts'
import { findImages } from '../../images/repository.ts'
import { findInvalidValue } from '../../records/columns/stored-values.ts'
import { recordVersionsRepository } from '../../records/versions/repository.ts'
import { readStoredRecord, storeRecord } from '../../records/versions/stored-record.ts'

/** State of a record after one of its versions: its columns, except those that every write sets. */
export type PastRecord = {
  columns: Row
  /** Pictures of a product after the first one. */
  extraPictures: ProductPictureRow[]
}

/** Columns that keep their present values, or are derived from others. */
const ownColumns = [
  'id',
  'number',
  'version',
  'created_at',
  'updated_at',
  'updated_by',
  'search_text',
]

/** @throws ApiError 404 if there was no such version, 409 if it was not kept or cannot be written now */
export async function requirePast(
  db: Database,
  kind: RecordKind,
  current: { id: string; version: number },
  version: number,
): Promise<PastRecord> {
  const repository = recordVersionsRepository(db, kind, current.id)
  const found = (await repository.listAll(current.version)).find(
    (entry) => entry.version === version,
  )
  if (!found) throw notFound(historyMessages.unknownVersion)
  if (!found.restorable) throw conflict(historyMessages.unavailable)
  const stored =
    found.replacedBy === null
      ? readStoredRecord(storeRecord(current))
      : await repository.findReplaced(found.replacedBy)
  if (stored?.version !== version) throw conflict(historyMessages.unavailable)
  const { further: extraPictures = [], ...row } = stored
  const columns = await toColumns(db, kind, row)
  return { columns, extraPictures: extraPictures as ProductPictureRow[] }
}

/** Keeps the columns that the table has now. */
async function toColumns(db: Database, kind: RecordKind, row: Row): Promise<Row> {
  const table = recordTables[kind]
  const shape = await readShape(db, table)
  const isPast = ([name]: [string, unknown]) =>
    shape.columns.includes(name) && !ownColumns.includes(name)
  const columns = Object.fromEntries(Object.entries(row).filter(isPast))
  if (findInvalidValue(table, shape, columns)) throw conflict(historyMessages.unavailable)
  return columns
}

/** The ids of its pictures. */
export function picturesOf({ columns, extraPictures }: PastRecord): string[] {
  const first = columns.image_id
  const others = extraPictures.map(({ image_id }) => image_id)
  return typeof first === 'string' ? [first, ...others] : others
}

/** Removes pictures that are no longer kept. If none is left, the record keeps its present ones. */
export async function withoutLostPictures(trx: Database, past: PastRecord): Promise<PastRecord> {
  const wanted = picturesOf(past)
  const present = await findImages(trx, wanted)
  if (wanted.every((id) => present.has(id))) return past
  const { image_id, ...others } = past.columns
  const isFirstThere = typeof image_id === 'string' && present.has(image_id)
  return {
    columns: isFirstThere
      ? past.columns
      : present.size > 0
        ? { ...others, image_id: null }
        : others,
    extraPictures: past.extraPictures.filter((picture) => present.has(picture.image_id)),
  }
}
