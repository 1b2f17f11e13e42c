import type { Category, CategoryCount } from '../../../contract/categories/category.ts'
import type { Database } from '../../db/schema.ts'
import { snapshot } from '../../db/transaction.ts'
import { findImagesOf } from '../../images/repository.ts'
import { countProducts } from './contents-repository.ts'
import { presentCategory } from './presenter.ts'
import { type CategoryRow, categoryRepository } from './repository.ts'

/** Every category as clients see it, both levels, in order. */
export function readAll(db: Database): Promise<Category[]> {
  return snapshot(db, async (trx) => {
    const rows = await categoryRepository(trx).listAll()
    return presentCategories(trx, rows, rows)
  })
}

/** The main categories, with their subcategories. */
export async function readMain(db: Database): Promise<Category[]> {
  const all = await readAll(db)
  return all.filter(({ parent }) => parent === undefined)
}

/**
 * A category's subcategories.
 * @throws ApiError 404
 */
export function readSubcategories(db: Database, id: string): Promise<Category[]> {
  return snapshot(db, async (trx) => {
    const categories = categoryRepository(trx)
    const { id: known } = await categories.require(id)
    return presentCategories(trx, await categories.listSubcategories(known), [])
  })
}

/** How many products each category has. */
export function readCounts(db: Database): Promise<CategoryCount[]> {
  return snapshot(db, async (trx) => {
    const counts = await countProducts(trx)
    const rows = await categoryRepository(trx).listAll()
    return rows.map(({ id }) => ({ _id: id, products: counts.get(id) ?? 0 }))
  })
}

/** Categories as clients see them, each with its subcategories from `below`. */
export async function presentCategories(
  db: Database,
  rows: CategoryRow[],
  below: CategoryRow[],
): Promise<Category[]> {
  const imageOf = await findImagesOf(db, [...rows, ...below])
  const children = Map.groupBy(below, (row) => row.parent_id)
  return rows.map((row) => presentCategory(row, children.get(row.id) ?? [], imageOf))
}
