import { Copy, Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { fillPath, pagePaths } from '../../../../contract/paths.ts'
import type { Product } from '../../../../contract/product.ts'
import type { Selection } from '../../../lib/use-selection.ts'
import { IconButton, IconLink } from '../../../ui/admin/icon-button.tsx'
import { RowCheckbox } from '../../../ui/admin/row-checkbox.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { duplicateAddress } from './duplicate.ts'
import { PriceEditor } from './price-editor.tsx'
import { ProductMarks } from './product-marks.tsx'
import { StockSwitch } from './stock-switch.tsx'

export type ProductListProps = {
  products: Product[]
  selection: Selection<Product>
  onDelete: (product: Product) => void
}

const head = 'border-b border-line px-1 py-1 font-semibold lg:px-3'
const cell = 'border-b border-line px-1 py-1.5 lg:px-3 [tr:last-child>&]:border-0'

/** The list at a desk. */
export function ProductTable({ products, selection, onDelete }: ProductListProps) {
  const picked = products.filter(selection.has).length
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-card">
      <table className="w-full border-separate border-spacing-0 text-left">
        <thead className="text-sm text-ink-soft">
          <tr>
            <th className={`${head} w-12`}>
              <RowCheckbox
                label="Select all on this page"
                checked={picked === products.length}
                partly={picked > 0 && picked < products.length}
                onChange={() => selection.toggleAll(products)}
              />
            </th>
            <th className={head}>Product</th>
            <th className={`${head} hidden lg:table-cell`}>Category</th>
            <th className={head}>Price</th>
            <th className={`${head} whitespace-nowrap`}>In stock</th>
            <th className={head}>
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <ProductRow
              key={product._id}
              product={product}
              selection={selection}
              onDelete={onDelete}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type ProductRowProps = Omit<ProductListProps, 'products'> & { product: Product }

function ProductRow({ product, selection, onDelete }: ProductRowProps) {
  const { _id: id, name, category, subcategory, size } = product
  const editAddress = fillPath(pagePaths.adminProductEdit, { id })
  return (
    <tr className="hover:bg-paper">
      <td className={cell}>
        <RowCheckbox
          label={`Select ${name}`}
          checked={selection.has(product)}
          onChange={() => selection.toggle(product)}
        />
      </td>
      <td className={cell}>
        <Link to={editAddress} className="flex min-h-14 items-center gap-3">
          <Picture
            key={product.image}
            image={product.image}
            imageSet={product.imageSet}
            alt=""
            sizes="56px"
            className="size-11 shrink-0 rounded-control lg:size-14"
          />
          <span className="min-w-0">
            <span className="line-clamp-2 font-medium leading-snug">
              {name}
              <ProductMarks product={product} />
            </span>
            <span className="block text-sm text-ink-soft">
              <span className="lg:hidden">{category.name}</span>
              <span className="max-lg:hidden">{size}</span>
            </span>
          </span>
        </Link>
      </td>
      <td className={`${cell} hidden text-sm lg:table-cell`}>
        {category.name}
        {subcategory && <span className="block text-ink-soft">{subcategory.name}</span>}
      </td>
      <td className={`${cell} whitespace-nowrap`}>
        <PriceEditor product={product} />
      </td>
      <td className={cell}>
        <StockSwitch product={product} />
      </td>
      <td className={`${cell} whitespace-nowrap text-right`}>
        <IconLink to={editAddress} label={`Edit ${name}`} icon={Pencil} />
        <span className="max-lg:hidden">
          <IconLink to={duplicateAddress(id)} label={`Duplicate ${name}`} icon={Copy} />
        </span>
        <IconButton
          onClick={() => onDelete(product)}
          label={`Delete ${name}`}
          icon={Trash2}
          tone="danger"
        />
      </td>
    </tr>
  )
}
