import { Link } from 'react-router'
import { useScrollIntoView } from '../../../forms/saved-record.ts'
import { IconButton } from '../../../ui/admin/icon-button.tsx'
import { Trash2 } from '../../../ui/admin/icons.tsx'
import { RowCheckbox } from '../../../ui/admin/lists/row-checkbox.tsx'
import { VisibilityBadge } from '../../../ui/admin/visibility-badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { picturesAddress } from '../../pictures/admin/pictures-address.ts'
import { StockSwitch } from '../../stock/admin/stock-switch.tsx'
import { PriceEditor } from './price-editor.tsx'
import {
  DuplicateLink,
  editAddressOf,
  type ProductListProps,
  ProductMarks,
  type ProductRowProps,
  ShareButton,
} from './product-list-parts.tsx'

/** Stretches the link of the name over what stands below it. */
const cover =
  'after:absolute after:inset-0 after:rounded-control focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-gold'

/** The list in a window too narrow for a table. */
export function ProductCards({ products, ...rest }: ProductListProps) {
  return (
    <ul className="grid gap-2">
      {products.map((product) => (
        <ProductListCard key={product._id} product={product} {...rest} />
      ))}
    </ul>
  )
}

function ProductListCard(props: ProductRowProps) {
  const { product, selection, onChange, onDelete, onShare, savedId } = props
  const { _id: id, name } = product
  const saved = id === savedId
  return (
    <li
      ref={useScrollIntoView<HTMLLIElement>(saved)}
      className={classNames(
        'grid rounded-card border border-line py-2 pr-1 pl-2',
        saved ? 'bg-leaf-wash' : 'bg-card',
      )}
    >
      <div className="flex gap-1">
        <Link
          to={picturesAddress(id)}
          prefetch="intent"
          aria-label={`Pictures of ${name}`}
          className="mr-2 shrink-0 self-start rounded-control"
        >
          <Picture record={product} alt="" sizes="64px" className="size-16 rounded-control" />
        </Link>
        <div className="relative min-w-0 flex-1">
          <Link
            to={editAddressOf(id)}
            prefetch="intent"
            aria-label={`Edit ${name}`}
            className={`block ${cover}`}
          >
            <span className="line-clamp-4 font-medium leading-snug">{name}</span>
          </Link>
          <p className="flex items-center text-sm text-ink-soft">
            <span className="line-clamp-2">{product.category.name}</span>
            <ProductMarks product={product} />
          </p>
          <VisibilityBadge record={product} />
        </div>
        <DuplicateLink product={product} />
        <RowCheckbox
          label={`Select ${name}`}
          checked={selection.has(product)}
          onChange={() => selection.toggle(product)}
        />
      </div>
      <div className="flex flex-wrap items-center pt-1">
        {/* As wide whether it is edited or not: what follows stays in its place. */}
        <div className="min-w-min flex-1 basis-[5.5rem] pr-1">
          <PriceEditor product={product} onChange={onChange} />
        </div>
        <StockSwitch product={product} onChange={onChange} />
        <ShareButton product={product} onShare={onShare} />
        <IconButton
          icon={Trash2}
          label={`Delete ${name}`}
          tone="danger"
          onClick={() => onDelete(product)}
        />
      </div>
    </li>
  )
}
