import type { FastifyReply, FastifyRequest } from 'fastify'
import { succeed } from '../../contract/envelope.ts'
import { messages } from '../../contract/messages.ts'
import { findViolation } from '../db/failures.ts'
import type { Database, DeletedKind } from '../db/schema.ts'
import { snapshot } from '../db/transaction.ts'
import type { ApiDeps } from '../deps.ts'
import { conflict, notFound } from '../errors.ts'
import type { Author } from '../shared/author.ts'
import { notFoundMessages } from '../shared/record-repository.ts'
import { findDeletedPictures, keepDeleted, takeDeleted } from '../shared/trash.ts'
import { idempotentCreate } from './idempotency.ts'
import { requireIfMatch } from './if-match.ts'
import { requireAuthor } from './session.ts'

export type RecordRow = {
  id: string
  image_id?: string | null
  version: number
  updated_by: string
  updated_at: number
}

type RecordRepository<Row, Columns> = {
  /** @throws ApiError 404 */
  require(id: string): Promise<Row>
  insert(columns: Columns, author: Author): Promise<Row>
  update(current: Row, changes: Partial<Columns>, author: Author): Promise<Row>
  remove(row: Row, author: Author): Promise<void>
  restore(row: Row, author: Author): Promise<Row>
}

/** What differs between the kinds of record; all are read and written by the same handlers. */
export type RecordFeature<Row extends RecordRow, Body, Columns, Data> = {
  kind: DeletedKind
  /** Records of this kind show no picture. */
  withoutPicture?: true
  repository(trx: Database): RecordRepository<Row, Columns>
  /**
   * The columns that a body writes to a record, or to a new one.
   * @throws ApiError 400 or 409 where the body does not fit what is stored
   */
  toColumns(db: Database, body: Body, current: Row | null): Promise<Columns>
  /** The record as clients see it. */
  present(db: Database, row: Row): Promise<Data>
  /** What of it everybody may see, where that is less. */
  toPublic?(data: Data): Data
  /** The rows that are deleted together with this one, itself first. */
  listDeletedWith?(db: Database, current: Row): Promise<Row[]>
  /** Deletes those rows. */
  removeAll?(trx: Database, rows: Row[], author: Author): Promise<void>
  /** The constraint by which names are unique, and what is said of one that is taken. */
  uniqueName?: UniqueName
}
type UniqueName = { constraint: string; message: string }

export type RecordRequest = FastifyRequest<{ Params: { id: string } }>
type Stores = Pick<ApiDeps, 'db' | 'images'>

/*
 * The handlers of a record's routes: one transaction for each write, `If-Match`, idempotency keys,
 * pictures, and deletes that can be undone. Each responds with the record as clients see it, with its
 * version in the ETag.
 */

export async function readRecord<Row extends RecordRow, Data>(
  { db }: Stores,
  feature: RecordFeature<Row, unknown, object, Data>,
  { params, session }: RecordRequest,
  reply: FastifyReply,
) {
  const { version, data } = await snapshot(db, async (trx) =>
    present(trx, feature, await feature.repository(trx).require(params.id)),
  )
  return send(reply, { version, data: session ? data : (feature.toPublic?.(data) ?? data) })
}

/** `afterInsert` writes what belongs to the new record, in its transaction. */
export async function createRecord<Row extends RecordRow, Body, Columns extends object, Data>(
  { db, images }: Stores,
  feature: RecordFeature<Row, Body, Columns, Data>,
  request: FastifyRequest,
  reply: FastifyReply,
  body: Body,
  afterInsert?: (trx: Database, row: Row, author: Author) => Promise<unknown>,
) {
  const author = requireAuthor(request)
  const stores = { db, images }
  const saving = idempotentCreate<Row, Saved<Data>>(request, stores, {
    check: () => feature.toColumns(db, body, null),
    async create(trx, imageId) {
      const row = await insertRecord(trx, feature, body, { author, imageId })
      await afterInsert?.(trx, row, author)
      return row
    },
    require: (trx, id) => feature.repository(trx).require(id),
    present: (trx, row) => present(trx, feature, row),
  })
  return send(reply.code(201), await explained(feature, saving))
}

/** Writes a new record, whose picture is stored already. */
export async function insertRecord<Row extends RecordRow, Body, Columns extends object>(
  trx: Database,
  { repository, toColumns, withoutPicture }: RecordFeature<Row, Body, Columns, unknown>,
  body: Body,
  { author, imageId }: { author: Author; imageId: string | null },
): Promise<Row> {
  const columns = await toColumns(trx, body, null)
  return repository(trx).insert(
    { ...columns, ...(!withoutPicture && { image_id: imageId }) },
    author,
  )
}

export async function updateRecord<
  Row extends RecordRow,
  Body extends object,
  Columns extends object,
  Data,
>(
  stores: Stores,
  feature: RecordFeature<Row, Body, Columns, Data>,
  request: RecordRequest,
  reply: FastifyReply,
  body: Body,
) {
  const { db } = stores
  // Refuses what cannot be saved before the picture is processed, which takes a second.
  if (request.upload) await feature.toColumns(db, body, await requireCurrent(db, feature, request))
  return editRecord(stores, feature, request, reply, async (current, trx, imageId) => ({
    ...(await feature.toColumns(trx, body, current)),
    ...(!feature.withoutPicture && {
      image_id: imageId ?? (isImageDeleted(body) ? null : current.image_id),
    }),
  }))
}

/** Changes columns, such as a toggle's. */
export async function editRecord<Row extends RecordRow, Columns extends object, Data>(
  { images }: Stores,
  feature: RecordFeature<Row, never, Columns, Data>,
  request: RecordRequest,
  reply: FastifyReply,
  toChanges: (current: Row, trx: Database, imageId: string | null) => Promise<Partial<Columns>>,
) {
  const author = requireAuthor(request)
  const saving = images.writeWithUpload(request.upload ?? null, async (trx, imageId) => {
    const current = await requireCurrent(trx, feature, request)
    const changes = await toChanges(current, trx, imageId)
    const row = await feature.repository(trx).update(current, changes, author)
    const released = row.image_id === current.image_id ? [] : listPictures([current])
    return { value: await present(trx, feature, row), released }
  })
  return send(reply, await explained(feature, saving))
}

export async function removeRecord<Row extends RecordRow>(
  { db, images }: Stores,
  feature: RecordFeature<Row, unknown, object, unknown>,
  request: RecordRequest,
) {
  const { kind, repository, removeAll } = feature
  const author = requireAuthor(request)
  const listDeleted = async (trx: Database) => {
    const current = await requireCurrent(trx, feature, request)
    return (await feature.listDeletedWith?.(trx, current)) ?? [current]
  }
  const pictures = await images.capture(listPictures(await listDeleted(db)))
  const removing = images.writeWithUpload(null, async (trx) => {
    const rows = await listDeleted(trx)
    await keepDeleted(trx, { kind, id: request.params.id }, rows, pictures)
    if (removeAll) await removeAll(trx, rows, author)
    else for (const row of rows) await repository(trx).remove(row, author)
    return { value: null, released: listPictures(rows) }
  })
  return succeed(await explained(feature, removing))
}

export async function restoreRecord<Row extends RecordRow, Data>(
  { db, images }: Stores,
  feature: RecordFeature<Row, unknown, object, Data>,
  request: RecordRequest,
  reply: FastifyReply,
) {
  const { kind, repository } = feature
  const author = requireAuthor(request)
  const { id } = request.params
  const pictures = await findDeletedPictures(db, { kind, id })
  const restoring = images.writeWithPictures(pictures, async (trx) => {
    const [row, ...others] = await takeDeleted<Row>(trx, { kind, id })
    if (!row) throw notFound(notFoundMessages[kind])
    const restored = await repository(trx).restore(row, author)
    for (const other of others) await repository(trx).restore(other, author)
    return { value: await present(trx, feature, restored), released: [] }
  })
  return send(reply, await explained(feature, restoring).catch(explainLostCategory))
}

function listPictures(rows: RecordRow[]): (string | null)[] {
  return rows.map((row) => row.image_id ?? null)
}

function isImageDeleted(body: object): boolean {
  return 'deleteImage' in body && body.deleteImage === true
}

/** The record that a request names, as its client saw it. */
async function requireCurrent<Row extends RecordRow>(
  trx: Database,
  { repository }: RecordFeature<Row, never, object, unknown>,
  request: RecordRequest,
): Promise<Row> {
  const current = await repository(trx).require(request.params.id)
  requireIfMatch(request, current)
  return current
}

type Saved<Data> = { version: number; data: Data }

async function present<Row extends RecordRow, Data>(
  trx: Database,
  feature: RecordFeature<Row, never, object, Data>,
  row: Row,
): Promise<Saved<Data>> {
  return { version: row.version, data: await feature.present(trx, row) }
}

/** Another writer may have been faster, so the database alone knows whether a name is taken. */
function explained<T>({ uniqueName }: { uniqueName?: UniqueName }, work: Promise<T>): Promise<T> {
  return work.catch((error) => {
    if (!uniqueName || findViolation(error)?.constraint !== uniqueName.constraint) throw error
    throw conflict(uniqueName.message, { name: uniqueName.message })
  })
}

function send<Data>(reply: FastifyReply, { version, data }: Saved<Data>) {
  reply.recordVersion(version)
  return succeed(data)
}

/** A record can only come back into a category that still exists. */
function explainLostCategory(error: unknown): never {
  throw findViolation(error)?.kind === 'foreign-key' ? conflict(messages.category.unknown) : error
}
