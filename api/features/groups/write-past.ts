import { nameKey } from '../../../contract/text/name-key.ts'
import type { Database } from '../../db/schema.ts'
import type { PastRecord } from '../../http/handlers/past-record.ts'
import type { Author } from '../../records/author.ts'
import {
  type ProductGroupChanges,
  type ProductGroupRow,
  productGroupRepository,
} from './repository.ts'

/**
 * Writes a group as it was.
 * @throws ApiError 409 where another one has its name
 */
export function writePast(
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
