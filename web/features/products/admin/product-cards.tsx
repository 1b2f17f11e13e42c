import { Copy, Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { fillPath, pagePaths } from '../../../../contract/paths.ts'
import type { Product } from '../../../../contract/product.ts'
import { IconButton, IconLink } from '../../../ui/admin/icon-button.tsx'
import { RowCheckbox } from '../../../ui/admin/row-checkbox.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { duplicateAddress } from './duplicate.ts'
import { PriceEditor } from './price-editor.tsx'
import { ProductMarks } from './product-marks.tsx'
import type { ProductListProps } from './product-table.tsx'
import { StockSwitch } from './stock-switch.tsx'

/** The list on a phone. */
export function ProductCards({ products, ...rest }: ProductListProps) {
  return (
    <ul className="grid gap-2">
      {products.map((product) => (
        <ProductCard key={product._id} product={product} {...rest} />
      ))}
    </ul>
  )
}

type ProductCardProps = Omit<ProductListProps, 'products'> & { product: Product }

function ProductCard({ product, selection, onDelete }: ProductCardProps) {
  const { _id: id, name } = product
  const editAddress = fillPath(pagePaths.adminProductEdit, { id })
  return (
    <li className="grid rounded-card border border-line bg-card py-2 pr-1 pl-2">
      <div className="flex gap-1">
        <Link to={editAddress} className="flex min-w-0 flex-1 gap-3">
          <Picture
            key={product.image}
            image={product.image}
            imageSet={product.imageSet}
            alt=""
            sizes="64px"
            className="size-16 shrink-0 rounded-control"
          />
          <span className="min-w-0 flex-1">
            <span className="line-clamp-2 font-medium leading-snug">
              {name}
              <ProductMarks product={product} />
            </span>
            <span className="block truncate text-sm text-ink-soft">{product.category.name}</span>
          </span>
        </Link>
        <RowCheckbox
          label={`Select ${name}`}
          checked={selection.has(product)}
          onChange={() => selection.toggle(product)}
        />
      </div>
      <div className="flex items-center justify-between gap-1">
        <PriceEditor product={product} />
        <div className="flex">
          <StockSwitch product={product} />
          <IconLink to={editAddress} label={`Edit ${name}`} icon={Pencil} />
          <IconLink to={duplicateAddress(id)} label={`Duplicate ${name}`} icon={Copy} />
          <IconButton
            onClick={() => onDelete(product)}
            label={`Delete ${name}`}
            icon={Trash2}
            tone="danger"
          />
        </div>
      </div>
    </li>
  )
}
