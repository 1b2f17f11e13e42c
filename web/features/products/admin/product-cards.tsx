import { Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { fillPath, pagePaths } from '../../../../contract/paths.ts'
import type { Product } from '../../../../contract/product.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import { ProductBadges } from './product-badges.tsx'
import type { ProductListProps } from './product-table.tsx'

/** The list on a phone. */
export function ProductCards({ products, onDelete }: ProductListProps) {
  return (
    <ul className="grid gap-3">
      {products.map((product) => (
        <ProductCard key={product._id} product={product} onDelete={onDelete} />
      ))}
    </ul>
  )
}

function ProductCard({ product, onDelete }: { product: Product; onDelete: (p: Product) => void }) {
  const editAddress = fillPath(pagePaths.adminProductEdit, { id: product._id })
  return (
    <li className="rounded-card border border-line bg-card p-3">
      <Link to={editAddress} className="flex gap-3">
        <Picture
          image={product.image}
          imageSet={product.imageSet}
          alt=""
          sizes="72px"
          className="size-18 shrink-0 rounded-control"
        />
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 font-medium leading-snug">{product.name}</span>
          <span className="block truncate text-sm text-ink-soft">
            {[product.category.name, product.size].filter(Boolean).join(' · ')}
          </span>
        </span>
      </Link>
      <div className="mt-2 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
        <Price
          price={product.price}
          originalPrice={product.originalPrice}
          className="font-semibold"
        />
        <ProductBadges product={product} />
      </div>
      <div className="mt-1 grid grid-cols-2 gap-2">
        <ButtonLink to={editAddress} variant="secondary" aria-label={`Edit ${product.name}`}>
          <Pencil aria-hidden="true" className="size-4" />
          Edit
        </ButtonLink>
        <Button
          variant="secondary"
          onClick={() => onDelete(product)}
          aria-label={`Delete ${product.name}`}
          className="text-danger"
        >
          <Trash2 aria-hidden="true" className="size-4" />
          Delete
        </Button>
      </div>
    </li>
  )
}
