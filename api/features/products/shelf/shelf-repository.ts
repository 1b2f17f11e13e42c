import type { Changes } from '../../../db/product-changes.ts'
import type { ProductRow } from '../../../db/product-row.ts'
import type { Database } from '../../../db/schema.ts'
import { imageRepository } from '../../../images/repository.ts'
import { makePiece, type Piece } from '../piece.ts'
import { selectProducts } from '../repository.ts'

/** A product as it stands in the database. */
export type ReadProduct = { row: ProductRow; piece: Piece }
/** One that may be gone. */
export type FoundProduct = { number: number; product: ReadProduct | undefined }

/** Reads what the shelf is filled with. Give it a snapshot. */
export function shelfRepository(db: Database) {
  return {
    async readCategories(): Promise<Map<string, string | null>> {
      const rows = await db.selectFrom('categories').select(['id', 'parent_id']).execute()
      return new Map(rows.map(({ id, parent_id }) => [id, parent_id]))
    },

    /** The numbers of all products that changes concern. */
    async findNumbers({ products, categories, images }: Changes): Promise<number[]> {
      const numbers = new Set(products)
      if (categories.length + images.length > 0) {
        const rows = await db
          .selectFrom('products')
          .select('number')
          .where((e) =>
            e.or([
              e('category_id', 'in', [...categories, '']),
              e('subcategory_id', 'in', [...categories, '']),
              e('image_id', 'in', [...images, '']),
            ]),
          )
          .execute()
        for (const { number } of rows) numbers.add(number)
      }
      return [...numbers]
    },

    /** How many numbers the products take up. */
    async readWidth(): Promise<number> {
      const { last } = await db
        .selectFrom('products')
        .select((e) => e.fn.max('number').as('last'))
        .executeTakeFirstOrThrow()
      return (last ?? -1) + 1
    },

    async readProducts(numbers: number[]): Promise<FoundProduct[]> {
      if (numbers.length === 0) return []
      const rows = await selectProducts(db).where('p.number', 'in', numbers).execute()
      const found = new Map((await show(rows)).map((product) => [product.row.number, product]))
      return numbers.map((number) => ({ number, product: found.get(number) }))
    },

    /** Some products, by number, after one. */
    async readOn(after: number, limit: number): Promise<ReadProduct[]> {
      const rows = await selectProducts(db)
        .where('p.number', '>', after)
        .orderBy('p.number')
        .limit(limit)
        .execute()
      return show(rows)
    },
  }

  async function show(rows: ProductRow[]): Promise<ReadProduct[]> {
    const images = await imageRepository(db).findMany(rows.map((row) => row.image_id))
    return rows.map((row) => ({ row, piece: makePiece(row, images.get(row.image_id ?? '')) }))
  }
}
