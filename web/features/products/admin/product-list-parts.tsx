import { fillPath, pagePaths } from '../../../../contract/paths.ts'
import type { Product } from '../../../../contract/products/product.ts'
import { copyFromParam } from '../../../forms/use-unsaved-guard.ts'
import type { Selection } from '../../../lists/use-selection.ts'
import { IconButton, IconLink } from '../../../ui/admin/icon-button.tsx'
import { Award, Copy, Share2, Star } from '../../../ui/admin/icons.tsx'
import { RowCheckbox } from '../../../ui/admin/lists/row-checkbox.tsx'
import { Mark } from '../../../ui/admin/mark.tsx'

/** Parts that the table and the cards of products share. */

export type ProductListProps = {
  products: Product[]
  selection: Selection<Product>
  /** Called with a product that was edited inline. */
  onChange: (product: Product) => void
  onDelete: (product: Product) => void
  onShare: (product: Product) => void
  savedId?: string
}

export type ProductRowProps = Omit<ProductListProps, 'products'> & { product: Product }

/** Icons for featured products and bestsellers. */
export function ProductMarks({ product }: { product: Product }) {
  return (
    <>
      {product.featured && <Mark icon={Star} label="Featured" className="fill-gold text-gold" />}
      {product.isBestSeller && <Mark icon={Award} label="Bestseller" className="text-leaf-ink" />}
    </>
  )
}

export function DuplicateLink({ product: { _id: id, name } }: { product: Product }) {
  return (
    <IconLink
      to={`${pagePaths.adminProductNew}?${copyFromParam}=${id}`}
      label={`Duplicate ${name}`}
      icon={Copy}
    />
  )
}

export function ShareButton({ product, onShare }: Pick<ProductRowProps, 'product' | 'onShare'>) {
  return (
    <IconButton
      icon={Share2}
      label={`Share ${product.name} as status`}
      onClick={() => onShare(product)}
    />
  )
}

export function editAddressOf(id: string): string {
  return fillPath(pagePaths.adminProductEdit, { id })
}

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
