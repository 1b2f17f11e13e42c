import { Link } from 'react-router'
import { fillPath, pagePaths } from '../../../../contract/paths.ts'
import { useRevealed } from '../../../lib/saved-record.ts'
import { RowCheckbox } from '../../../ui/admin/row-checkbox.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Picture } from '../../../ui/picture.tsx'
import { PriceEditor } from './price-editor.tsx'
import { ProductActions } from './product-actions.tsx'
import { ProductMarks } from './product-marks.tsx'
import type { ProductListProps, ProductRowProps } from './product-table.tsx'
import { StockSwitch } from './stock-switch.tsx'

/** The list where there is no room for a table. */
export function ProductCards({ products, ...rest }: ProductListProps) {
  return (
    <ul className="grid gap-2">
      {products.map((product) => (
        <ProductCard key={product._id} product={product} {...rest} />
      ))}
    </ul>
  )
}

function ProductCard({ product, selection, onChange, onDelete, savedId }: ProductRowProps) {
  const { _id: id, name } = product
  const saved = id === savedId
  return (
    <li
      ref={useRevealed<HTMLLIElement>(saved)}
      className={classNames(
        'grid rounded-card border border-line py-2 pr-1 pl-2',
        saved ? 'bg-leaf-wash' : 'bg-card',
      )}
    >
      <div className="flex gap-1">
        <Link
          to={fillPath(pagePaths.adminProductEdit, { id })}
          prefetch="intent"
          className="flex min-w-0 flex-1 gap-3"
        >
          <Picture
            key={product.image}
            image={product.image}
            imageSet={product.imageSet}
            alt=""
            sizes="64px"
            className="size-16 shrink-0 rounded-control"
          />
          <span className="min-w-0 flex-1">
            <span className="line-clamp-2 font-medium leading-snug">{name}</span>
            <span className="flex items-center text-sm text-ink-soft">
              <span className="truncate">{product.category.name}</span>
              <ProductMarks product={product} />
            </span>
          </span>
        </Link>
        <RowCheckbox
          label={`Select ${name}`}
          checked={selection.has(product)}
          onChange={() => selection.toggle(product)}
        />
      </div>
      <div className="flex items-center justify-between pt-1">
        <PriceEditor product={product} onChange={onChange} />
        <div className="flex">
          <StockSwitch product={product} onChange={onChange} worded />
          <ProductActions product={product} onDelete={onDelete} />
        </div>
      </div>
    </li>
  )
}
