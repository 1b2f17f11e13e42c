import { useState } from 'react'
import { messages } from '../../../../contract/messages.ts'
import { pricePageMessages } from '../../../../contract/price-revisions/messages.ts'
import { formatRupees } from '../../../../contract/prices/money.ts'
import type { Product } from '../../../../contract/products/product.ts'
import { countOf } from '../../../../contract/text/count.ts'
import { useResult } from '../../../lists/use-result.ts'
import type { Selection } from '../../../lists/use-selection.ts'
import { SearchField } from '../../../ui/admin/fields/search-field.tsx'
import { RowCheckbox } from '../../../ui/admin/lists/row-checkbox.tsx'
import { Checkbox, Field } from '../../../ui/inputs.tsx'
import { SearchCorrection } from '../../../ui/search-correction.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { type ProductQuery, searchProducts } from './queries.ts'

type ProductPickerProps = {
  selection: Selection<Product>
  error?: string
  /** Changes when the page's data have been loaded again. */
  renewed: unknown
}

/** Selects products by searching for them; without a search, shows those that are selected. */
export function ProductPicker({ selection, error, renewed }: ProductPickerProps) {
  const [asked, setAsked] = useState<ProductQuery>()
  // The products selected when the search was emptied, so that a row that is deselected stays in reach.
  const [selected, setSelected] = useState(selection.items)
  const response = useResult(asked, searchProducts, renewed)
  const found = typeof response === 'object' ? response : undefined
  const products = asked ? found?.products : selected
  const search = asked?.search ?? ''
  const find = (search: string) => {
    setAsked(search ? { search } : undefined)
    setSelected(selection.items)
  }
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-3">
      <Field label="Search products" error={error}>
        <SearchField label="Search products" value={search} onSearch={find} />
      </Field>
      <div role="status" aria-busy={response === 'pending'} className="grid gap-3">
        <p className="font-semibold">{countOf(selection.items.length, 'product')} selected</p>
        {response === 'pending' && <p className="text-ink-soft">Searching...</p>}
        <SearchCorrection
          search={search}
          notes={found?.notes}
          exactly={() => setAsked({ search, exact: true })}
          words={messages.product}
        />
        {found?.total === 0 && <p>{messages.product.none}</p>}
        {found && found.total > found.products.length && (
          <p>{pricePageMessages.firstFound(found.products.length, found.total)}</p>
        )}
      </div>
      {response === 'failed' && <ErrorState message={messages.product.fetchAllFailed} />}
      {products && products.length > 0 && (
        <div>
          {products.length > 1 && (
            <RowCheckbox
              label="Select all of these"
              caption="All of these"
              checked={products.every(selection.has)}
              indeterminate={products.some(selection.has) && !products.every(selection.has)}
              onChange={() => selection.toggleAll(products)}
            />
          )}
          <ul
            aria-label={asked ? 'Products found' : 'Selected products'}
            className="max-h-96 overflow-y-auto border-y border-line"
          >
            {products.map((product) => (
              <li key={product._id} className="border-b border-line last:border-0">
                <Checkbox
                  checked={selection.has(product)}
                  onChange={() => selection.toggle(product)}
                  className="py-1 wrap-anywhere"
                >
                  {product.name}{' '}
                  <span className="text-ink-soft tabular-nums">{formatRupees(product.price)}</span>
                </Checkbox>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
