import { Link } from 'react-router'
import { fillPath, pagePaths } from '../../../../contract/paths.ts'
import type { Product } from '../../../../contract/products/product.ts'
import { useScrollIntoView } from '../../../forms/saved-record.ts'
import { copyFromParam } from '../../../forms/use-unsaved-guard.ts'
import type { Selection } from '../../../lists/use-selection.ts'
import { IconButton, IconLink } from '../../../ui/admin/icon-button.tsx'
import { Award, Copy, Share2, Star, Trash2 } from '../../../ui/admin/icons.tsx'
import { RecordActions } from '../../../ui/admin/lists/record-actions.tsx'
import { RowCheckbox } from '../../../ui/admin/lists/row-checkbox.tsx'
import { Mark } from '../../../ui/admin/mark.tsx'
import { VisibilityBadge } from '../../../ui/admin/visibility-badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { picturesAddress } from '../../pictures/admin/pictures-address.ts'
import { StockSwitch } from '../../stock/admin/stock-switch.tsx'
import { PriceEditor } from './price-editor.tsx'

type ProductListProps = {
  products: Product[]
  selection: Selection<Product>
  /** Called with a product that was edited inline. */
  onChange: (product: Product) => void
  onDelete: (product: Product) => void
  onShare: (product: Product) => void
  savedId?: string
}

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

type ProductRowProps = Omit<ProductListProps, 'products'> & { product: Product }

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

/** Icons for featured products and bestsellers. */
function ProductMarks({ product }: { product: Product }) {
  return (
    <>
      {product.featured && <Mark icon={Star} label="Featured" className="fill-gold text-gold" />}
      {product.isBestSeller && <Mark icon={Award} label="Bestseller" className="text-leaf-ink" />}
    </>
  )
}

function DuplicateLink({ product: { _id: id, name } }: { product: Product }) {
  return (
    <IconLink
      to={`${pagePaths.adminProductNew}?${copyFromParam}=${id}`}
      label={`Duplicate ${name}`}
      icon={Copy}
    />
  )
}

function ShareButton({ product, onShare }: Pick<ProductRowProps, 'product' | 'onShare'>) {
  return (
    <IconButton
      icon={Share2}
      label={`Share ${product.name} as status`}
      onClick={() => onShare(product)}
    />
  )
}

const editAddressOf = (id: string) => fillPath(pagePaths.adminProductEdit, { id })

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

type SelectAllProps = {
  products: Product[]
  selection: Selection<Product>
  /** A visible label, where no table header has one. */
  caption?: string
}

/** Selects all products of the page, or none. */
export function SelectAll({ products, selection, caption }: SelectAllProps) {
  const picked = products.filter(selection.has).length
  return (
    <RowCheckbox
      label="Select all on this page"
      caption={caption}
      checked={picked > 0 && picked === products.length}
      indeterminate={picked > 0 && picked < products.length}
      onChange={() => selection.toggleAll(products)}
    />
  )
}
