import { Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { fillPath, pagePaths } from '../../../../contract/paths.ts'
import type { Product } from '../../../../contract/product.ts'
import { IconButton, IconLink } from '../../../ui/admin/icon-button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import { ProductBadges } from './product-badges.tsx'

export type ProductListProps = { products: Product[]; onDelete: (product: Product) => void }

/** The list at a desk. */
export function ProductTable({ products, onDelete }: ProductListProps) {
  return (
    <table className="w-full border-separate border-spacing-0 overflow-hidden rounded-card border border-line bg-card text-left">
      <thead className="text-sm text-ink-soft">
        <tr>
          <th className={head}>Product</th>
          <th className={`${head} hidden lg:table-cell`}>Category</th>
          <th className={`${head} text-right`}>Price</th>
          <th className={head}>Status</th>
          <th className={head}>
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <ProductRow key={product._id} product={product} onDelete={onDelete} />
        ))}
      </tbody>
    </table>
  )
}

const head = 'border-b border-line px-3 py-2.5 font-semibold first:pl-4'
const cell = 'border-b border-line px-3 py-1.5 first:pl-4 [tr:last-child>&]:border-0'

function ProductRow({ product, onDelete }: { product: Product; onDelete: (p: Product) => void }) {
  const editAddress = fillPath(pagePaths.adminProductEdit, { id: product._id })
  return (
    <tr className="hover:bg-paper">
      <td className={cell}>
        <Link to={editAddress} className="flex min-h-14 items-center gap-3">
          <Picture
            image={product.image}
            imageSet={product.imageSet}
            alt=""
            sizes="56px"
            className="size-14 shrink-0 rounded-control"
          />
          <span className="min-w-0">
            <span className="line-clamp-2 font-medium leading-snug">{product.name}</span>
            <span className="block text-sm text-ink-soft">
              <span className="lg:hidden">{product.category.name}</span>
              <span className="max-lg:hidden">{product.size}</span>
            </span>
          </span>
        </Link>
      </td>
      <td className={`${cell} hidden text-sm lg:table-cell`}>
        {product.category.name}
        {product.subcategory && (
          <span className="block text-ink-soft">{product.subcategory.name}</span>
        )}
      </td>
      <td className={`${cell} whitespace-nowrap`}>
        <Price
          price={product.price}
          originalPrice={product.originalPrice}
          className="justify-end font-semibold"
        />
      </td>
      <td className={cell}>
        <ProductBadges product={product} />
      </td>
      <td className={`${cell} whitespace-nowrap text-right`}>
        <IconLink to={editAddress} label={`Edit ${product.name}`} icon={Pencil} />
        <IconButton
          onClick={() => onDelete(product)}
          label={`Delete ${product.name}`}
          icon={Trash2}
          tone="danger"
        />
      </td>
    </tr>
  )
}
