import type { FastifyReply, FastifyRequest } from 'fastify'
import { succeed } from '../../../contract/envelope.ts'
import type { Database, RecordKind } from '../../db/schema.ts'
import { snapshot } from '../../db/transaction.ts'
import type { ApiDeps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { findPastPictures } from '../../images/past-pictures-repository.ts'
import type { Author } from '../../records/author.ts'
import { notFoundMessages } from '../../records/record-repository.ts'
import {
  explainUnrestorable,
  findDeletedPictures,
  moveToTrash,
  takeFromTrash,
} from '../../records/trash.ts'
import { requireAuthor } from '../session.ts'
import { idempotentCreate } from './idempotency.ts'
import { requireIfMatch, versionOf } from './if-match.ts'
import { type PastRecord, picturesOf, requirePast, withoutLostPictures } from './past-record.ts'
import { type PageRequest, readHistory } from './read-history.ts'

export type RecordRequest = FastifyRequest<{ Params: { id: string } }>

/** A record as clients see it, and its version, which goes into the ETag. */
export type Versioned<Data> = { version: string; data: Data }

type RecordRow = {
  id: string
  image_id?: string | null
  /** Its pictures behind the first one, which the repository deletes and restores with it. */
  further?: { image_id: string }[]
  version: number
  updated_by: string
  updated_at: number
}

/** Each write leaves its entry in the audit log. */
type Repository<Row, Columns> = {
  /** @throws ApiError 404 */
  require(id: string): Promise<Row>
  insert(columns: Columns, author: Author): Promise<Row>
  update(current: Row, changes: Partial<Columns>, author: Author): Promise<Row>
  listDeletedWith(row: Row): Promise<Row[]>
  removeAll(rows: Row[], author: Author): Promise<void>
  restore(row: Row, author: Author): Promise<Row>
}

type Resource<Row, Columns, Data> = {
  kind: RecordKind
  repository(db: Database): Repository<Row, Columns>
  present(db: Database, row: Row): Data | Promise<Data>
  /**
   * Writes a record as it was, by one ordinary update.
   * @throws ApiError 409 with the field where something that it refers to is gone
   */
  writePast(db: Database, current: Row, past: PastRecord, author: Author): Promise<Row>
}

/** Responds with a record, its version in the ETag. */
export function sendRecord<Data>(reply: FastifyReply, { version, data }: Versioned<Data>) {
  reply.recordVersion = version
  return succeed(data)
}

/**
 * Handlers of all resources: one transaction for each write, `If-Match`, idempotency keys, pictures, and
 * deletes that can be undone.
 */
export function resourceHandlers<Row extends RecordRow, Columns extends object, Data>(
  { db, images }: Pick<ApiDeps, 'db' | 'images'>,
  { kind, repository, present, writePast }: Resource<Row, Columns, Data>,
) {
  async function presentVersion(trx: Database, row: Row): Promise<Versioned<Data>> {
    return { version: versionOf(row), data: await present(trx, row) }
  }

  /** The record that a request names, as its client saw it. */
  async function requireCurrent(trx: Database, request: RecordRequest): Promise<Row> {
    const current = await repository(trx).require(request.params.id)
    requireIfMatch(request, current)
    return current
  }

  return {
    read(id: string): Promise<Versioned<Data>> {
      return snapshot(db, async (trx) => presentVersion(trx, await repository(trx).require(id)))
    },

    /** `afterInsert` writes what belongs to the new record, in its transaction. */
    async create(
      request: FastifyRequest,
      toColumns: (db: Database) => Promise<Columns>,
      afterInsert?: (trx: Database, row: Row, author: Author) => Promise<unknown>,
    ): Promise<Versioned<Data>> {
      const author = requireAuthor(request)
      return idempotentCreate(
        request,
        { db, images },
        {
          check: () => toColumns(db),
          async create(trx, imageId) {
            const columns = { ...(await toColumns(trx)), ...pictureColumn(imageId) }
            const row = await repository(trx).insert(columns, author)
            await afterInsert?.(trx, row, author)
            return row
          },
          require: (trx, id) => repository(trx).require(id),
          present: presentVersion,
        },
      )
    },

    async update(
      request: RecordRequest,
      toChanges: (db: Database, current: Row) => Promise<Partial<Columns>>,
    ): Promise<Versioned<Data>> {
      const author = requireAuthor(request)
      // Rejects what cannot be saved before the picture is processed, which takes a second.
      if (request.upload) await toChanges(db, await requireCurrent(db, request))
      return images.writeWithUpload(request.upload, async (trx, imageId) => {
        const current = await requireCurrent(trx, request)
        const changes = { ...(await toChanges(trx, current)), ...pictureColumn(imageId) }
        const row = await repository(trx).update(current, changes, author)
        const released = row.image_id === current.image_id ? [] : listPictures([current])
        return { value: await presentVersion(trx, row), released }
      })
    },

    /** Deletes a record, which can be restored for an hour. */
    async remove(request: RecordRequest): Promise<null> {
      const author = requireAuthor(request)
      const { id } = request.params
      const listRows = async (trx: Database) =>
        repository(trx).listDeletedWith(await requireCurrent(trx, request))
      const seen = await images.capture(listPictures(await listRows(db)))
      return images.writeWithPictures([], async (trx) => {
        const rows = await listRows(trx)
        const pictures = await images.capture(listPictures(rows), trx, seen)
        await moveToTrash(trx, { kind, id }, rows.map(toDeleted), pictures)
        await repository(trx).removeAll(rows, author)
        return { value: null, released: listPictures(rows) }
      })
    },

    async restore(request: RecordRequest): Promise<Versioned<Data>> {
      const author = requireAuthor(request)
      const { id } = request.params
      const pictures = await findDeletedPictures(db, id)
      const restoring = images.writeWithPictures(pictures, async (trx) => {
        const [row, ...others] = await takeFromTrash<Row>(trx, { kind, id })
        if (!row) throw notFound(notFoundMessages[kind])
        const restored = await repository(trx).restore(row, author)
        for (const other of others) await repository(trx).restore(other, author)
        return { value: await presentVersion(trx, restored), released: [] }
      })
      return restoring.catch(explainUnrestorable)
    },

    /** Every version, the newest first; of a deleted record, too. */
    history(id: string, request: PageRequest) {
      return snapshot(db, (trx) => readHistory(trx, kind, id, request))
    },

    /** Writes the record as it was after a version. */
    async restoreVersion(request: RecordRequest, version: number): Promise<Versioned<Data>> {
      const author = requireAuthor(request)
      const seen = await requireCurrent(db, request)
      const wanted = picturesOf(await requirePast(db, kind, seen, version))
      const restoring = images.writeWithPictures(
        await findPastPictures(db, wanted),
        async (trx) => {
          const current = await requireCurrent(trx, request)
          const past = await requirePast(trx, kind, current, version)
          const row = await writePast(trx, current, await withoutLostPictures(trx, past), author)
          return { value: await presentVersion(trx, row), released: listPictures([current]) }
        },
      )
      return restoring.catch(explainUnrestorable)
    },
  }
}

/** The column of a picture that came with a request; without one, the record keeps what it shows. */
function pictureColumn(imageId: string | null) {
  return imageId === null ? {} : { image_id: imageId }
}

function listPictures(rows: RecordRow[]): (string | null)[] {
  return rows.flatMap(({ image_id = null, further = [] }) => [
    image_id,
    ...further.map((picture) => picture.image_id),
  ])
}

/** Deleting a record is a version of it, too, so that each has a number of its own. */
function toDeleted({ further: _, ...row }: RecordRow) {
  return { ...row, version: row.version + 1 }
}
