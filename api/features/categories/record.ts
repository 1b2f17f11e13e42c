import type {
  Category,
  CategoryUpdate,
  NavSettings,
} from '../../../contract/categories/category.ts'
import { messages } from '../../../contract/messages.ts'
import { normalizeText } from '../../../contract/search/normalize-text.ts'
import type { Database } from '../../db/schema.ts'
import { conflict } from '../../errors.ts'
import { readId } from '../../http/params.ts'
import type { RecordFeature } from '../../http/record-handlers.ts'
import type { Author } from '../../shared/author.ts'
import {
  hasProducts,
  listGalleryItems,
  moveContents,
  reclaimGalleryItems,
  releaseGalleryItems,
} from './contents-repository.ts'
import { presentCategories } from './read.ts'
import { type CategoryChanges, type CategoryRow, categoryRepository } from './repository.ts'
import { requireFitParent } from './rules.ts'

/** With a deleted category, the ids of the gallery items that were in it. */
type DeletableCategory = CategoryRow & { gallery?: string[] }

/** How categories are written, and how clients see them. */
export const categoryRecord: RecordFeature<
  DeletableCategory,
  CategoryUpdate,
  CategoryChanges,
  Category
> = {
  kind: 'category',
  uniqueName: {
    constraint: 'categories_sibling_name_unique',
    message: messages.category.nameTaken,
  },

  repository(trx: Database) {
    const categories = categoryRepository(trx)
    return {
      ...categories,
      async update(current: CategoryRow, changes: CategoryChanges, author: Author) {
        const { parent_id = current.parent_id } = changes
        await moveContents(trx, current, parent_id, author)
        return categories.update(current, changes, author)
      },
      async restore({ gallery = [], ...row }: DeletableCategory, author: Author) {
        const restored = await categories.restore(row, author)
        await reclaimGalleryItems(trx, row, gallery, author)
        return restored
      },
    }
  },

  async toColumns(db: Database, body: CategoryUpdate, current: CategoryRow | null) {
    return {
      name: body.name,
      name_key: body.name === undefined ? undefined : normalizeText(body.name),
      parent_id: await findParent(db, body.parent, current),
      ...settingsColumns(body),
    }
  },

  async present(db: Database, row: CategoryRow): Promise<Category> {
    const subcategories = await categoryRepository(db).listSubcategories(row.id)
    const [category] = await presentCategories(db, [row], subcategories)
    return category as Category
  },

  /** Subcategories are deleted with their category. */
  async listDeletedWith(db: Database, current: CategoryRow) {
    const rows = [current, ...(await categoryRepository(db).listSubcategories(current.id))]
    return Promise.all(
      rows.map(async (row) => ({ ...row, gallery: await listGalleryItems(db, row) })),
    )
  },

  /** @throws ApiError 409 while a product is in one of them */
  async removeAll(trx: Database, rows: CategoryRow[], author: Author): Promise<void> {
    for (const row of rows) if (await hasProducts(trx, row)) throw conflict(messages.category.inUse)
    for (const row of rows) await releaseGalleryItems(trx, row, author)
    // Subcategories first: they refer to their parent.
    for (const row of rows.toReversed()) await categoryRepository(trx).remove(row, author)
  },
}

/** The columns of the settings that a request names. */
export function settingsColumns({ showInNav, showInProductsDropdown, order }: NavSettings) {
  return {
    show_in_nav: toFlag(showInNav),
    show_in_products_dropdown: toFlag(showInProductsDropdown),
    sort_order: order,
  }
}

function toFlag(value: boolean | undefined): 0 | 1 | undefined {
  return value === undefined ? undefined : value ? 1 : 0
}

/**
 * The parent that a request asks for: `null` for none, the present one where it says nothing.
 * @throws ApiError 400 on `parent`
 */
async function findParent(
  db: Database,
  wanted: string | null | undefined,
  category: CategoryRow | null,
): Promise<string | null> {
  if (wanted === undefined) return category?.parent_id ?? null
  if (wanted === null) return null
  const categories = categoryRepository(db)
  const parent = await categories.find(readId(wanted))
  const below = category ? await categories.listSubcategories(category.id) : []
  return requireFitParent(parent, category, below.length > 0)
}
