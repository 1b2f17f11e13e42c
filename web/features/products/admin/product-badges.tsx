import type { Product } from '../../../../contract/product.ts'
import { Badge } from '../../../ui/badge.tsx'

/** What sets a product apart in the list. */
export function ProductBadges({ product }: { product: Product }) {
  return (
    <span className="flex flex-wrap gap-1">
      {product.inStock ? (
        <Badge tone="leaf">In stock</Badge>
      ) : (
        <Badge tone="danger">Out of stock</Badge>
      )}
      {product.featured && <Badge tone="honey">Featured</Badge>}
      {product.isBestSeller && <Badge>Bestseller</Badge>}
    </span>
  )
}
