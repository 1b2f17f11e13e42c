import { Link } from 'react-router'
import { useScrollIntoView } from '../../../forms/saved-record.ts'
import { RecordActions } from '../../../ui/admin/lists/record-actions.tsx'
import { RowCheckbox } from '../../../ui/admin/lists/row-checkbox.tsx'
import { VisibilityBadge } from '../../../ui/admin/visibility-badge.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { StockSwitch } from '../../stock/admin/stock-switch.tsx'
import { PriceEditor } from './price-editor.tsx'
import {
  DuplicateLink,
  editAddressOf,
  type ProductListProps,
  ProductMarks,
  type ProductRowProps,
  SelectAll,
  ShareButton,
} from './product-list-parts.tsx'

const head = 'border-b border-line px-2 py-1 font-semibold xl:px-3'
const cell = 'border-b border-line px-2 py-1.5 xl:px-3 [tr:last-child>&]:border-0'

/** The list in a wide window. */
export function ProductTable({ products, selection, ...rest }: ProductListProps) {
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-card">
      <table className="w-full border-separate border-spacing-0 text-left">
        <thead className="text-sm text-ink-soft">
          <tr>
            <th className={`${head} w-12`}>
              <SelectAll products={products} selection={selection} />
            </th>
            <th className={head}>Product</th>
            <th className={`${head} max-xl:hidden`}>Category</th>
            <th className={head}>Price</th>
            <th className={head}>Stock</th>
            <th className={head}>
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <ProductRow key={product._id} product={product} selection={selection} {...rest} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ProductRow(props: ProductRowProps) {
  const { product, selection, onChange, onDelete, onShare, savedId } = props
  const { _id: id, name, category, subcategory, size } = product
  const saved = id === savedId
  return (
    <tr
      ref={useScrollIntoView<HTMLTableRowElement>(saved)}
      className={saved ? 'bg-leaf-wash' : 'hover:bg-paper'}
    >
      <td className={cell}>
        <RowCheckbox
          label={`Select ${name}`}
          checked={selection.has(product)}
          onChange={() => selection.toggle(product)}
        />
      </td>
      <td className={cell}>
        <Link to={editAddressOf(id)} prefetch="intent" className="flex min-h-14 items-center gap-3">
          <Picture
            record={product}
            alt=""
            sizes="56px"
            className="size-14 shrink-0 rounded-control"
          />
          <span className="min-w-0">
            <span className="line-clamp-2 font-medium leading-snug">
              {name}
              <ProductMarks product={product} />
            </span>
            <VisibilityBadge record={product} />
            <span className="line-clamp-2 text-sm text-ink-soft">
              {size}
              <span className="xl:hidden">{size ? ` · ${category.name}` : category.name}</span>
            </span>
          </span>
        </Link>
      </td>
      <td className={`${cell} text-sm max-xl:hidden`}>
        <span className="line-clamp-2">{category.name}</span>
        {subcategory && <span className="line-clamp-2 text-ink-soft">{subcategory.name}</span>}
      </td>
      <td className={`${cell} whitespace-nowrap`}>
        <div className="min-w-32">
          <PriceEditor product={product} onChange={onChange} />
        </div>
      </td>
      <td className={cell}>
        <div className="flex max-w-76 flex-wrap">
          <StockSwitch product={product} onChange={onChange} />
        </div>
      </td>
      <td className={`${cell} whitespace-nowrap text-right`}>
        <RecordActions
          name={name}
          editAddress={editAddressOf(id)}
          onDelete={() => onDelete(product)}
        >
          <DuplicateLink product={product} />
          <ShareButton product={product} onShare={onShare} />
        </RecordActions>
      </td>
    </tr>
  )
}
