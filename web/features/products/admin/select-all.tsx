import type { Product } from '../../../../contract/product.ts'
import type { Selection } from '../../../lib/use-selection.ts'
import { RowCheckbox } from '../../../ui/admin/row-checkbox.tsx'

type SelectAllProps = {
  products: Product[]
  selection: Selection<Product>
  /** Says what it does, where no row of headings tells. */
  caption?: string
}

/** Selects the whole page of the list, or nothing of it. */
export function SelectAll({ products, selection, caption }: SelectAllProps) {
  const picked = products.filter(selection.has).length
  return (
    <RowCheckbox
      label="Select all on this page"
      caption={caption}
      checked={picked > 0 && picked === products.length}
      indeterminate={picked > 0 && picked < products.length}
      onChange={() => selection.toggleAll(products)}
    />
  )
}
