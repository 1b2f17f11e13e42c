import type { Product } from '../../../../contract/product.ts'
import { Badge } from '../../../ui/badge.tsx'

/** What sets a product apart in the list. */
export function ProductBadges({ product }: { product: Product }) {
  const { inStock, featured, isBestSeller } = product
  if (inStock && !featured && !isBestSeller) return null
  return (
    <span className="flex flex-wrap gap-1">
      {!inStock && <Badge tone="danger">Out of stock</Badge>}
      {featured && <Badge tone="honey">Featured</Badge>}
      {isBestSeller && <Badge>Bestseller</Badge>}
    </span>
  )
}
