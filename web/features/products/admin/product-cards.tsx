import { Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { fillPath, pagePaths } from '../../../../contract/paths.ts'
import type { Product } from '../../../../contract/product.ts'
import { IconButton, IconLink } from '../../../ui/admin/icon-button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import { ProductBadges } from './product-badges.tsx'
import type { ProductListProps } from './product-table.tsx'

/** The list on a phone. */
export function ProductCards({ products, onDelete }: ProductListProps) {
  return (
    <ul className="grid gap-2">
      {products.map((product) => (
        <ProductCard key={product._id} product={product} onDelete={onDelete} />
      ))}
    </ul>
  )
}

function ProductCard({ product, onDelete }: { product: Product; onDelete: (p: Product) => void }) {
  const editAddress = fillPath(pagePaths.adminProductEdit, { id: product._id })
  return (
    <li className="flex gap-1 rounded-card border border-line bg-card py-2 pr-1 pl-2">
      <Link to={editAddress} className="flex min-w-0 flex-1 gap-3">
        <Picture
          image={product.image}
          imageSet={product.imageSet}
          alt=""
          sizes="88px"
          className="size-22 shrink-0 rounded-control"
        />
        <div className="min-w-0 flex-1">
          <span className="line-clamp-2 font-medium leading-snug">{product.name}</span>
          <span className="block truncate text-sm text-ink-soft">{product.category.name}</span>
          <Price
            price={product.price}
            originalPrice={product.originalPrice}
            className="font-semibold"
          />
          <ProductBadges product={product} />
        </div>
      </Link>
      <div className="grid content-between">
        <IconLink to={editAddress} label={`Edit ${product.name}`} icon={Pencil} />
        <IconButton
          onClick={() => onDelete(product)}
          label={`Delete ${product.name}`}
          icon={Trash2}
          tone="danger"
        />
      </div>
    </li>
  )
}
