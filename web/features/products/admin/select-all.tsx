import type { Product } from '../../../../contract/product.ts'
import type { Selection } from '../../../lib/use-selection.ts'
import { RowCheckbox } from '../../../ui/admin/row-checkbox.tsx'

type SelectAllProps = {
  products: Product[]
  selection: Selection<Product>
  /** A visible label, where no table header has one. */
  caption?: string
}

/** Selects all products of the page, or none. */
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
