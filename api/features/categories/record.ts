import type { Category } from '../../../contract/category.ts'
import type { Database } from '../../db/schema.ts'
import { categoryChanges } from './changes.ts'
import { showCategories } from './read.ts'
import { type CategoryRow, categoryRepository } from './repository.ts'
import { explainRefusal } from './rules.ts'

/** What is written to a category, and how clients see it. */
export const categoryRecord = {
  kind: 'category',
  require: (db: Database, id: string) => categoryRepository(db).require(id),
  changes: categoryChanges,
  explain: explainRefusal,

  async show(db: Database, row: CategoryRow): Promise<Category> {
    const subcategories = await categoryRepository(db).listSubcategories(row.id)
    const [category] = await showCategories(db, [row], subcategories)
    return category as Category
  },
} as const
