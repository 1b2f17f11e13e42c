import type { ExpressionBuilder, Selectable } from 'kysely'
import type { Database, ImagesTable, Schema } from '../db/schema.ts'
import type { DerivedPicture } from './derived-picture.ts'

export type ImageRow = Selectable<ImagesTable>

const shownPage = 100

/** Speaks SQL about pictures; a record shows one through its `image_id`. */
export function imageRepository(db: Database) {
  return {
    /** The rows that exist among `ids`, by id; `null` ids are passed over. */
    async findMany(ids: Iterable<string | null>): Promise<Map<string, ImageRow>> {
      const wanted = [...new Set(ids)].filter((id) => id !== null)
      if (wanted.length === 0) return new Map()
      const rows = await db.selectFrom('images').selectAll().where('id', 'in', wanted).execute()
      return new Map(rows.map((row) => [row.id, row]))
    },

    /** Writes even if the row exists, to serialize with a removal of the same picture. */
    async save({ id, width, height, placeholder, files }: DerivedPicture): Promise<void> {
      const created_at = Date.now()
      const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0)
      const variants = JSON.stringify(files.map(({ variant }) => variant))
      await db
        .insertInto('images')
        .values({ id, width, height, bytes, placeholder, variants, created_at })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ created_at }))
        .execute()
    },

    /**
     * Deletes a picture's row unless a record shows the picture; returns whether its files may be removed.
     * A missing row is inserted first, so that a writer of the same picture has to wait.
     */
    async deleteUnused(id: string): Promise<boolean> {
      const unknown = { width: 0, height: 0, bytes: 0, placeholder: '', variants: '[]' }
      await db
        .insertInto('images')
        .values({ id, ...unknown, created_at: 0 })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
      const { numDeletedRows } = await db
        .deleteFrom('images')
        .where('id', '=', id)
        .where(isUnused)
        .executeTakeFirst()
      return numDeletedRows > 0
    },

    /** Those among `ids` that no record shows; `null` ids are passed over. */
    async findUnused(ids: Iterable<string | null>): Promise<ImageRow[]> {
      const wanted = [...new Set(ids)].filter((id) => id !== null)
      if (wanted.length === 0) return []
      return db.selectFrom('images').selectAll().where('id', 'in', wanted).where(isUnused).execute()
    },

    /** Pictures that a record shows, some at a time, in the order of their ids. */
    async *listShown(): AsyncGenerator<ImageRow[]> {
      for (let last = ''; ; ) {
        const rows = await db
          .selectFrom('images')
          .selectAll()
          .where('id', '>', last)
          .where((row) => row.not(isUnused(row)))
          .orderBy('id')
          .limit(shownPage)
          .execute()
        const end = rows.at(-1)
        if (!end) return
        yield rows
        last = end.id
      }
    },

    async countShown(): Promise<number> {
      const { count } = await db
        .selectFrom('images')
        .select((e) => e.fn.countAll<number>().as('count'))
        .where((row) => row.not(isUnused(row)))
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** Pictures from before a time that no record shows. */
    async listUnused(before: number): Promise<string[]> {
      const rows = await db
        .selectFrom('images')
        .select('id')
        .where('created_at', '<', before)
        .where(isUnused)
        .execute()
      return rows.map(({ id }) => id)
    },
  }
}

/** Every table whose records can show a picture. */
const owners = ['products', 'categories', 'gallery_items'] as const

function isUnused(row: ExpressionBuilder<Schema, 'images'>) {
  return row.and(
    owners.map((owner) =>
      row.not(
        row.exists(
          row
            .selectFrom(owner)
            .select(`${owner}.id`)
            .whereRef(`${owner}.image_id`, '=', 'images.id'),
        ),
      ),
    ),
  )
}
