import type {
  Category,
  CategoryNavSettings,
  CategoryUpdate,
} from '../../../contract/categories/category.ts'
import { normalizeText } from '../../../contract/search/normalize-text.ts'
import { nameKey } from '../../../contract/text/name-key.ts'
import { readId } from '../../db/read-id.ts'
import type { Database } from '../../db/schema.ts'
import { mergeVisibility } from '../../records/merge-visibility.ts'
import { presentCategories } from './read.ts'
import { type CategoryChanges, type CategoryRow, categoryRepository } from './repository.ts'
import { requireFitParent } from './rules.ts'

/**
 * The columns that a request writes to a category, or to a new one.
 * @throws ApiError 400 on `parent`
 */
export async function toCategoryColumns(
  db: Database,
  body: CategoryUpdate,
  current: CategoryRow | null,
): Promise<CategoryChanges> {
  return {
    name: body.name,
    // A name that is not changed keeps the key that it has beside its siblings.
    ...(body.name !== undefined && body.name !== current?.name && { name_key: nameKey(body.name) }),
    name_ta: body.nameTa,
    name_ta_key: body.nameTa === undefined ? undefined : normalizeText(body.nameTa),
    parent_id: await findParent(db, body.parent, current),
    ...toSettingsColumns(body),
    ...mergeVisibility(body, current),
    ...(body.deleteImage && { image_id: null }),
  }
}

/** The columns of the settings that a request names. */
export function toSettingsColumns({
  showInNav,
  showInProductsDropdown,
  order,
}: CategoryNavSettings) {
  return {
    show_in_nav: toFlag(showInNav),
    show_in_products_dropdown: toFlag(showInProductsDropdown),
    sort_order: order,
  }
}

/** A category as staff see it. */
export async function presentOne(db: Database, row: CategoryRow): Promise<Category> {
  const subcategories = await categoryRepository(db).listSubcategories(row.id)
  const [category] = await presentCategories(db, [row], subcategories)
  return category as Category
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
