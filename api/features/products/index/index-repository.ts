import type { Product } from '../../../../contract/products/product.ts'
import type { ProductChanges } from '../../../db/product-changes.ts'
import type { ProductRow } from '../../../db/product-row.ts'
import type { Database } from '../../../db/schema.ts'
import { findImagesOf } from '../../../images/repository.ts'
import { presentProduct } from '../presenter.ts'
import { selectProducts } from '../repository.ts'

/** A product as it is added to the index. */
export type LoadedProduct = { row: ProductRow; product: Product }

/** Products in the order of their numbers, from after one of them. */
export async function readProductsAfter(
  db: Database,
  last: number,
  limit: number,
): Promise<LoadedProduct[]> {
  const rows = await selectProducts(db)
    .where('p.number', '>', last)
    .orderBy('p.number')
    .limit(limit)
    .execute()
  return present(db, rows)
}

/** Those that exist among `numbers`. */
export async function readProducts(db: Database, numbers: number[]): Promise<LoadedProduct[]> {
  if (numbers.length === 0) return []
  return present(db, await selectProducts(db).where('p.number', 'in', numbers).execute())
}

/** The numbers of all products that some changes concern. */
export async function findChangedProducts(
  db: Database,
  { products, categories, groups, images }: ProductChanges,
): Promise<number[]> {
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
}

async function present(db: Database, rows: ProductRow[]): Promise<LoadedProduct[]> {
  const imageOf = await findImagesOf(db, rows)
  return rows.map((row) => ({ row, product: presentProduct(row, imageOf(row)) }))
}
