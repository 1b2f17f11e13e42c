import type { Category, CategoryCount } from '../../../contract/categories/category.ts'
import type { VisibilityFilter } from '../../../contract/visibility/states.ts'
import type { Database } from '../../db/schema.ts'
import { snapshot } from '../../db/transaction.ts'
import { findImagesOf } from '../../images/repository.ts'
import { isListed, requirePublic } from '../../records/visibility.ts'
import { countProducts } from './contents-repository.ts'
import { presentCategory, toPublicList, toStaffList } from './presenter.ts'
import { type CategoryRow, categoryRepository } from './repository.ts'

/** Every category that the public sees, both levels, in order. */
export async function readAll(db: Database): Promise<Category[]> {
  return toPublicList(await readListed(db))
}

/** Categories in the list for staff, both levels, in order, with their visibility. */
export async function readForStaff(
  db: Database,
  visibility?: VisibilityFilter,
): Promise<Category[]> {
  return toStaffList(await readListed(db, visibility))
}

function readListed(db: Database, visibility?: VisibilityFilter): Promise<Category[]> {
  return snapshot(db, async (trx) => {
    const all = await categoryRepository(trx).listAll()
    const rows = all.filter((row) => isListed(row, visibility))
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
    const category = await categories.get(id)
    requirePublic(category, 'category')
    const below = await categories.listSubcategories(category.id)
    return toPublicList(await presentCategories(trx, below, []))
  })
}

/** Counts products by category. */
export function countProductsByCategory(db: Database): Promise<CategoryCount[]> {
  return snapshot(db, async (trx) => {
    const counts = await countProducts(trx)
    const rows = await categoryRepository(trx).listAll()
    return rows.map(({ id }) => ({ _id: id, products: counts.get(id) ?? 0 }))
  })
}

/** Categories as staff see them, each with its subcategories from `below`. */
async function presentCategories(
  db: Database,
  rows: CategoryRow[],
  below: CategoryRow[],
): Promise<Category[]> {
  const imageOf = await findImagesOf(db, [...rows, ...below])
  const children = Map.groupBy(below, (row) => row.parent_id)
  return rows.map((row) => presentCategory(row, children.get(row.id) ?? [], imageOf))
}

/** A category as staff see it. */
export async function presentOne(db: Database, row: CategoryRow): Promise<Category> {
  const subcategories = await categoryRepository(db).listSubcategories(row.id)
  const [category] = await presentCategories(db, [row], subcategories)
  return category as Category
}
