import type { ProductChanges } from '../../../db/product-changes.ts'
import type { ProductRow } from '../../../db/product-row.ts'
import type { Database } from '../../../db/schema.ts'
import { imageRepository } from '../../../images/repository.ts'
import { serializeProduct } from '../presenter.ts'
import { selectProducts } from '../repository.ts'

/** A product as the index takes it. */
export type LoadedProduct = { row: ProductRow; json: string }

/** Reads what the product index is loaded with. Give it a snapshot. */
export function productIndexRepository(db: Database) {
  return {
    async count(): Promise<number> {
      const { count } = await db
        .selectFrom('products')
        .select((e) => e.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return count
    },

    /** Products in the order of their numbers, from after one of them. */
    async readAfter(last: number, limit: number): Promise<LoadedProduct[]> {
      const rows = await selectProducts(db)
        .where('p.number', '>', last)
        .orderBy('p.number')
        .limit(limit)
        .execute()
      return serialize(rows)
    },

    /** Those that exist among `numbers`. */
    async read(numbers: number[]): Promise<LoadedProduct[]> {
      if (numbers.length === 0) return []
      return serialize(await selectProducts(db).where('p.number', 'in', numbers).execute())
    },

    /** The numbers of all products that are shown otherwise after some changes. */
    async findChanged({ products, categories, groups, images }: ProductChanges): Promise<number[]> {
      const numbers = new Set(products)
      if (categories.length + groups.length + images.length > 0) {
        const rows = await db
          .selectFrom('products')
          .select('number')
          .where((e) =>
            e.or([
              e('category_id', 'in', [...categories, '']),
              e('subcategory_id', 'in', [...categories, '']),
              e('group_id', 'in', [...groups, '']),
              e('image_id', 'in', [...images, '']),
            ]),
          )
          .execute()
        for (const { number } of rows) numbers.add(number)
      }
      return [...numbers]
    },
  }

  async function serialize(rows: ProductRow[]): Promise<LoadedProduct[]> {
    const images = await imageRepository(db).findMany(rows.map((row) => row.image_id))
    return rows.map((row) => ({ row, json: serializeProduct(row, images.get(row.image_id ?? '')) }))
  }
}
