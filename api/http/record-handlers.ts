import type { FastifyReply, FastifyRequest } from 'fastify'
import { messages } from '../../contract/messages.ts'
import { findViolation } from '../db/failures.ts'
import type { Database, DeletedKind } from '../db/schema.ts'
import { snapshot } from '../db/transaction.ts'
import type { ApiDeps } from '../deps.ts'
import type { DerivedPicture } from '../images/derived-picture.ts'
import type { Author } from '../records/author.ts'
import { trash } from '../records/trash.ts'
import { conflict } from './errors.ts'
import { requireIfMatch } from './etag.ts'
import { idempotentCreate } from './idempotency.ts'
import { requireAuthor } from './session.ts'

type RecordRow = {
  id: string
  image_id: string | null
  version: number
  updated_by: string
  updated_at: number
}

/** Who writes, and the picture that came with the request. */
export type Write = { author: Author; imageId: string | null }

/** Writes to the records of one feature, each within the transaction that it was made for. */
type Changes<Row, Body> = {
  /** Refuses what cannot be, before a picture is prepared, which takes a second. */
  prepare(body: Body, current: Row | null): Promise<unknown>
  create(body: Body, write: Write): Promise<Row>
  update(current: Row, body: Body, write: Write): Promise<Row>
  /** The rows that are deleted together with this one, itself among them. */
  listDeletedWith?(current: Row): Promise<Row[]>
  remove(current: Row, author: Author, pictures: DerivedPicture[]): Promise<void>
  restore(id: string, author: Author): Promise<Row>
}

/** What a feature says of its records, so that all are read and written the same way. */
type RecordFeature<Row, Body, Data, Own extends Changes<Row, Body>> = {
  kind: DeletedKind
  require(db: Database, id: string): Promise<Row>
  show(db: Database, row: Row): Promise<Data>
  changes(trx: Database): Own
  /** Says in the client's words what the database refuses. */
  explain?(error: unknown): unknown
}

type RecordRequest = FastifyRequest<{ Params: { id: string } }>

/**
 * The handlers of a record's routes: one transaction for each write, `If-Match`, idempotency keys,
 * pictures, and deletes that can be undone. Each answers the record as clients see it, with its version
 * in the tag.
 */
export function recordHandlers<
  Row extends RecordRow,
  Body,
  Data,
  Own extends Changes<Row, Body> = Changes<Row, Body>,
>(
  { db, images }: Pick<ApiDeps, 'db' | 'images'>,
  { kind, require, show, changes, explain = (error) => error }: RecordFeature<Row, Body, Data, Own>,
) {
  type Saved = { version: number; data: Data }
  const showSaved = async (trx: Database, row: Row): Promise<Saved> => ({
    version: row.version,
    data: await show(trx, row),
  })
  const explained = <T>(work: Promise<T>) => work.catch((error) => Promise.reject(explain(error)))

  /** The record that a request names, as its client saw it. */
  async function requireCurrent(trx: Database, request: RecordRequest): Promise<Row> {
    const current = await require(trx, request.params.id)
    requireIfMatch(request, current)
    return current
  }

  async function change(
    request: RecordRequest,
    write: (own: Own, current: Row, by: Write) => Promise<Row>,
  ): Promise<Saved> {
    const author = requireAuthor(request)
    const saving = images.change(request.upload ?? null, async (trx, imageId) => {
      const current = await requireCurrent(trx, request)
      const row = await write(changes(trx), current, { author, imageId })
      const released = row.image_id === current.image_id ? [] : [current.image_id]
      return { value: await showSaved(trx, row), released }
    })
    return explained(saving)
  }

  return {
    async read({ params }: RecordRequest, reply: FastifyReply) {
      const saved = await snapshot(db, async (trx) => showSaved(trx, await require(trx, params.id)))
      return send(reply, saved)
    },

    /** `also` writes what belongs to the new record, in its transaction. */
    async create(
      request: FastifyRequest,
      reply: FastifyReply,
      body: Body,
      also?: (trx: Database, row: Row, author: Author) => Promise<unknown>,
    ) {
      const author = requireAuthor(request)
      const saving = idempotentCreate<Row, Saved>(
        request,
        { db, images },
        {
          check: () => changes(db).prepare(body, null),
          async create(trx, imageId) {
            const row = await changes(trx).create(body, { author, imageId })
            await also?.(trx, row, author)
            return row
          },
          require,
          show: showSaved,
        },
      )
      return send(reply.code(201), await explained(saving))
    },

    async update(request: RecordRequest, reply: FastifyReply, body: Body) {
      if (request.upload) await changes(db).prepare(body, await requireCurrent(db, request))
      const saved = await change(request, (own, current, by) => own.update(current, body, by))
      return send(reply, saved)
    },

    /** A change of another kind, such as a toggle. */
    async edit(
      request: RecordRequest,
      reply: FastifyReply,
      write: (own: Own, current: Row, author: Author) => Promise<Row>,
    ) {
      const saved = await change(request, (own, current, { author }) => write(own, current, author))
      return send(reply, saved)
    },

    async remove(request: RecordRequest) {
      const author = requireAuthor(request)
      const listRows = async (trx: Database, current: Row) =>
        (await changes(trx).listDeletedWith?.(current)) ?? [current]
      const rows = await listRows(db, await requireCurrent(db, request))
      const pictures = await images.capture(rows.map((row) => row.image_id))
      const removing = images.change(null, async (trx) => {
        const current = await requireCurrent(trx, request)
        const released = (await listRows(trx, current)).map((row) => row.image_id)
        await changes(trx).remove(current, author, pictures)
        return { value: null, released }
      })
      return { success: true as const, data: await explained(removing) }
    },

    async restore(request: RecordRequest, reply: FastifyReply) {
      const author = requireAuthor(request)
      const { id } = request.params
      const pictures = await trash(db).findPictures({ kind, id })
      const restoring = images.place(pictures, async (trx) => {
        const row = await changes(trx).restore(id, author)
        return { value: await showSaved(trx, row), released: [] }
      })
      return send(reply, await explained(restoring).catch(explainLostCategory))
    },
  }
}

function send<Data>(reply: FastifyReply, { version, data }: { version: number; data: Data }) {
  reply.recordVersion(version)
  return { success: true as const, data }
}

/** A record can only come back into a category that is still there. */
function explainLostCategory(error: unknown): never {
  throw findViolation(error)?.kind === 'foreign-key' ? conflict(messages.category.unknown) : error
}
