import type { Category } from '../../../contract/categories/category.ts'
import { normalizeText } from '../../../contract/search/normalize-text.ts'
import { nameKey } from '../../../contract/text/name-key.ts'
import { isGone, requireFit } from '../../catalogue/past-reference.ts'
import type { Database } from '../../db/schema.ts'
import type { PastRecord } from '../../http/resources/past-record.ts'
import type { Resource } from '../../http/resources/record-actions.ts'
import type { Author } from '../../records/author.ts'
import { presentOne } from './read.ts'
import { type CategoryChanges, type CategoryRow, categoryRepository } from './repository.ts'
import { requireFitParent } from './rules.ts'

/** Describes categories to the actions shared by all records (`record-actions.ts`). */
export const categoryResource: Resource<CategoryRow, Category> = {
  kind: 'category',
  repository: categoryRepository,
  present: presentOne,
  writePast,
}

/**
 * Writes a past state of a category; its contents move to its parent of that time.
 * @throws ApiError 409 if that parent is gone or cannot be one now, or if the name is taken
 */
async function writePast(
  db: Database,
  current: CategoryRow,
  { columns }: PastRecord,
  author: Author,
): Promise<CategoryRow> {
  const changes = columns as CategoryChanges
  const { name = current.name, name_ta = current.name_ta, parent_id } = changes
  if (parent_id) await requireParent(db, parent_id, current)
  return categoryRepository(db).update(
    current,
    {
      ...changes,
      // An unchanged name keeps its key among its siblings.
      name_key: name === current.name ? current.name_key : nameKey(name),
      name_ta_key: normalizeText(name_ta),
    },
    author,
  )
}

async function requireParent(db: Database, id: string, current: CategoryRow): Promise<void> {
  const categories = categoryRepository(db)
  const parent = await categories.find(id)
  if (!parent) throw isGone('parent')
  const below = await categories.listSubcategories(current.id)
  requireFit('parent', () => requireFitParent(parent, current, below.length > 0))
}
