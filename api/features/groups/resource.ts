import type { ProductGroup } from '../../../contract/groups/group.ts'
import { nameKey } from '../../../contract/text/name-key.ts'
import type { Database } from '../../db/schema.ts'
import type { PastRecord } from '../../http/resources/past-record.ts'
import type { Resource } from '../../http/resources/record-actions.ts'
import type { Author } from '../../records/author.ts'
import { presentProductGroup } from './presenter.ts'
import {
  type ProductGroupChanges,
  type ProductGroupRow,
  productGroupRepository,
} from './repository.ts'

/** Describes product groups to the actions shared by all records (`record-actions.ts`). */
export const groupResource: Resource<ProductGroupRow, ProductGroup> = {
  kind: 'product-group',
  repository: productGroupRepository,
  present: (_db, row) => presentProductGroup(row),
  writePast,
}

/**
 * Writes a past state of a group.
 * @throws ApiError 409 if another group has its name
 */
function writePast(
  db: Database,
  current: ProductGroupRow,
  { columns }: PastRecord,
  author: Author,
): Promise<ProductGroupRow> {
  const changes = columns as ProductGroupChanges
  const { name = current.name } = changes
  // An unchanged name keeps its key among the groups.
  const name_key = name === current.name ? current.name_key : nameKey(name)
  return productGroupRepository(db).update(current, { ...changes, name_key }, author)
}
