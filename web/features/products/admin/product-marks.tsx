import { Award, Star } from 'lucide-react'
import type { Product } from '../../../../contract/product.ts'

/** Featured and bestseller, as small marks beside the name. */
export function ProductMarks({ product }: { product: Product }) {
  return (
    <>
      {product.featured && (
        <Star
          role="img"
          aria-label="Featured"
          className="ml-1.5 inline size-4 shrink-0 fill-gold align-[-2px] text-gold"
        />
      )}
      {product.isBestSeller && (
        <Award
          role="img"
          aria-label="Bestseller"
          className="ml-1.5 inline size-4 shrink-0 align-[-2px] text-leaf-ink"
        />
      )}
    </>
  )
}
