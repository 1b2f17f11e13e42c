import type { ProductGroupUpdate } from '../../../contract/groups/group.ts'
import { nameKey } from '../../../contract/text/name-key.ts'
import type { ProductGroupChanges, ProductGroupRow } from './repository.ts'

/** The columns that a request writes to a group, or to a new one. */
export function toGroupColumns(
  { name, nameTa, order, oil, hsn, label }: ProductGroupUpdate,
  current?: Pick<ProductGroupRow, 'name'>,
): ProductGroupChanges {
  return {
    // An unchanged name keeps its key among the groups.
    ...(name !== undefined && name !== current?.name && { name, name_key: nameKey(name) }),
    ...(nameTa !== undefined && { name_ta: nameTa }),
    ...(order !== undefined && { sort_order: order }),
    ...(oil !== undefined && { oil }),
    ...(hsn !== undefined && { hsn }),
    ...(label !== undefined && { label: label && JSON.stringify(label) }),
  }
}
