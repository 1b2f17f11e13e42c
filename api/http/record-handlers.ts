import type { FastifyReply, FastifyRequest } from 'fastify'
import { messages } from '../../contract/messages.ts'
import { findViolation } from '../db/failures.ts'
import type { Database, DeletedKind } from '../db/schema.ts'
import { snapshot } from '../db/transaction.ts'
import type { ApiDeps } from '../deps.ts'
import type { Author } from '../records/author.ts'
import { trash } from '../records/trash.ts'
import { conflict, notFound } from './errors.ts'
import { requireIfMatch } from './etag.ts'
import { idempotentCreate } from './idempotency.ts'
import { requireAuthor } from './session.ts'

type RecordRow = {
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
  /** The rows that are deleted together with this one, itself first. */
  listDeletedWith?(db: Database, current: Row): Promise<Row[]>
  /** Deletes those rows. */
  removeAll?(trx: Database, rows: Row[], author: Author): Promise<void>
  /** Turns a refusal of the database into an ApiError. */
  explain?(error: unknown): unknown
}

type RecordRequest = FastifyRequest<{ Params: { id: string } }>

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

/**
 * The handlers of a record's routes: one transaction for each write, `If-Match`, idempotency keys,
 * pictures, and deletes that can be undone. Each responds with the record as clients see it, with its
 * version in the ETag.
 */
export function recordHandlers<
  Row extends RecordRow,
  Body extends object,
  Columns extends object,
  Data,
>(
  { db, images }: Pick<ApiDeps, 'db' | 'images'>,
  feature: RecordFeature<Row, Body, Columns, Data>,
) {
  const { kind, repository, toColumns, explain = (error) => error } = feature
  const hasPictures = !feature.withoutPicture
  type Saved = { version: number; data: Data }

  const present = async (trx: Database, row: Row): Promise<Saved> => ({
    version: row.version,
    data: await feature.present(trx, row),
  })
  const explained = <T>(work: Promise<T>) => work.catch((error) => Promise.reject(explain(error)))

  /** The record that a request names, as its client saw it. */
  async function requireCurrent(trx: Database, request: RecordRequest): Promise<Row> {
    const current = await repository(trx).require(request.params.id)
    requireIfMatch(request, current)
    return current
  }

  async function listDeleted(trx: Database, request: RecordRequest): Promise<Row[]> {
    const current = await requireCurrent(trx, request)
    return (await feature.listDeletedWith?.(trx, current)) ?? [current]
  }

  async function change(
    request: RecordRequest,
    reply: FastifyReply,
    toChanges: (trx: Database, current: Row, imageId: string | null) => Promise<Partial<Columns>>,
  ) {
    const author = requireAuthor(request)
    const saving = images.writeWithUpload(request.upload ?? null, async (trx, imageId) => {
      const current = await requireCurrent(trx, request)
      const changes = await toChanges(trx, current, imageId)
      const row = await repository(trx).update(current, changes, author)
      const released = row.image_id === current.image_id ? [] : listPictures([current])
      return { value: await present(trx, row), released }
    })
    return send(reply, await explained(saving))
  }

  return {
    hasPictures,

    async read({ params }: RecordRequest, reply: FastifyReply) {
      const saved = await snapshot(db, async (trx) =>
        present(trx, await repository(trx).require(params.id)),
      )
      return send(reply, saved)
    },

    /** `afterInsert` writes what belongs to the new record, in its transaction. */
    async create(
      request: FastifyRequest,
      reply: FastifyReply,
      body: Body,
      afterInsert?: (trx: Database, row: Row, author: Author) => Promise<unknown>,
    ) {
      const author = requireAuthor(request)
      const saving = idempotentCreate<Row, Saved>(
        request,
        { db, images },
        {
          check: () => toColumns(db, body, null),
          async create(trx, imageId) {
            const row = await insertRecord(trx, feature, body, { author, imageId })
            await afterInsert?.(trx, row, author)
            return row
          },
          require: (trx, id) => repository(trx).require(id),
          present,
        },
      )
      return send(reply.code(201), await explained(saving))
    },

    async update(request: RecordRequest, reply: FastifyReply, body: Body) {
      // Refuses what cannot be saved before the picture is processed, which takes a second.
      if (request.upload) await toColumns(db, body, await requireCurrent(db, request))
      return change(request, reply, async (trx, current, imageId) => ({
        ...(await toColumns(trx, body, current)),
        ...(hasPictures && {
          image_id: imageId ?? (isImageDeleted(body) ? null : current.image_id),
        }),
      }))
    },

    /** Changes single columns, such as a toggle. */
    edit: (
      request: RecordRequest,
      reply: FastifyReply,
      toChanges: (current: Row) => Partial<Columns>,
    ) => change(request, reply, async (_trx, current) => toChanges(current)),

    async remove(request: RecordRequest) {
      const author = requireAuthor(request)
      const rows = await listDeleted(db, request)
      const pictures = await images.capture(listPictures(rows))
      const removing = images.writeWithUpload(null, async (trx) => {
        const rows = await listDeleted(trx, request)
        await trash(trx).keep({ kind, id: request.params.id }, rows, pictures)
        if (feature.removeAll) await feature.removeAll(trx, rows, author)
        else for (const row of rows) await repository(trx).remove(row, author)
        return { value: null, released: listPictures(rows) }
      })
      return { success: true as const, data: await explained(removing) }
    },

    async restore(request: RecordRequest, reply: FastifyReply) {
      const author = requireAuthor(request)
      const { id } = request.params
      const pictures = await trash(db).findPictures({ kind, id })
      const restoring = images.writeWithPictures(pictures, async (trx) => {
        const [row, ...others] = await trash(trx).take<Row>({ kind, id })
        if (!row) throw notFound(notFoundMessages[kind])
        const restored = await repository(trx).restore(row, author)
        for (const other of others) await repository(trx).restore(other, author)
        return { value: await present(trx, restored), released: [] }
      })
      return send(reply, await explained(restoring).catch(explainLostCategory))
    },
  }
}

/** What the routes of a record need of its handlers. */
export type RecordHandlers<Body> = {
  hasPictures: boolean
  read(request: RecordRequest, reply: FastifyReply): Promise<unknown>
  create(request: FastifyRequest, reply: FastifyReply, body: Body): Promise<unknown>
  update(request: RecordRequest, reply: FastifyReply, body: Body): Promise<unknown>
  remove(request: RecordRequest): Promise<unknown>
  restore(request: RecordRequest, reply: FastifyReply): Promise<unknown>
}

const notFoundMessages: Record<DeletedKind, string> = {
  product: messages.product.notFound,
  'product-group': messages.productGroup.notFound,
  category: messages.category.notFound,
  'gallery-item': messages.gallery.notFound,
}

function listPictures(rows: RecordRow[]): (string | null)[] {
  return rows.map((row) => row.image_id ?? null)
}

function isImageDeleted(body: object): boolean {
  return 'deleteImage' in body && body.deleteImage === true
}

function send<Data>(reply: FastifyReply, { version, data }: { version: number; data: Data }) {
  reply.recordVersion(version)
  return { success: true as const, data }
}

/** A record can only come back into a category that still exists. */
function explainLostCategory(error: unknown): never {
  throw findViolation(error)?.kind === 'foreign-key' ? conflict(messages.category.unknown) : error
}
