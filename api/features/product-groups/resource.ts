import type { ProductGroupUpdate } from '../../../contract/product-groups/product-group.ts'
import { normalizeText } from '../../../contract/search/normalize-text.ts'
import type { ProductGroupChanges } from './repository.ts'

/** The columns that a request writes to a group. */
export function toGroupColumns({
  name,
  nameTa,
  order,
  oil,
  hsn,
  label,
}: ProductGroupUpdate): ProductGroupChanges {
  return {
    ...(name !== undefined && { name, name_key: normalizeText(name) }),
    ...(nameTa !== undefined && { name_ta: nameTa }),
    ...(order !== undefined && { sort_order: order }),
    ...(oil !== undefined && { oil }),
    ...(hsn !== undefined && { hsn }),
    ...(label !== undefined && { label: label && JSON.stringify(label) }),
  }
}
