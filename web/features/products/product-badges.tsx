import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { ProductCardData } from './product-card-data.ts'

type BadgesProps = { product: ProductCardData; className?: string }

/** What is worth saying at a glance. */
export function ProductBadges({ product, className }: BadgesProps) {
  if (product.inStock && !product.isBestSeller) return null
  return (
    <div className={classNames('flex flex-wrap gap-1.5', className)}>
      {product.isBestSeller && <Badge tone="honey">Bestseller</Badge>}
      {!product.inStock && <Badge>Out of stock</Badge>}
    </div>
  )
}
