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

/** Product groups, as far as the actions that all records share know them (`record-actions.ts`). */
export const groupResource: Resource<ProductGroupRow, ProductGroup> = {
  kind: 'product-group',
  repository: productGroupRepository,
  present: (_db, row) => presentProductGroup(row),
  writePast,
}

/**
 * Writes a group as it was.
 * @throws ApiError 409 where another one has its name
 */
function writePast(
  db: Database,
  current: ProductGroupRow,
  { columns }: PastRecord,
  author: Author,
): Promise<ProductGroupRow> {
  const changes = columns as ProductGroupChanges
  const { name = current.name } = changes
  // A name that is not changed keeps the key that it has beside the others.
  const name_key = name === current.name ? current.name_key : nameKey(name)
  return productGroupRepository(db).update(current, { ...changes, name_key }, author)
}
