import { useNavigate } from 'react-router'
import type { Category } from '../../../../contract/categories/category.ts'
import { productLimits } from '../../../../contract/products/limits.ts'
import type { ProductSort } from '../../../../contract/products/sorts.ts'
import { replaceQuery } from '../../../lists/use-requested-params.ts'
import { CategoryOptions } from '../../../ui/admin/fields/category-fields.tsx'
import { SearchField } from '../../../ui/admin/fields/search-field.tsx'
import { VisibilitySelect } from '../../../ui/admin/fields/visibility-select.tsx'
import { ActiveFilter } from '../../../ui/admin/lists/active-filter.tsx'
import { Select } from '../../../ui/inputs.tsx'
import { type CareFilter, type ProductListState, productListAddress } from './list-state.ts'

const sortLabels: Record<ProductSort, string> = {
  default: 'Featured first',
  updated: 'Last changed',
  newest: 'Newest',
  'name-asc': 'Name, A to Z',
  'name-desc': 'Name, Z to A',
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
}

const careLabels: Record<CareFilter, string> = {
  'no-image': 'Without a picture',
  'no-description': 'Without a description',
  'no-tamil': 'Not all in Tamil',
  'out-of-stock': 'Out of stock',
  'back-due': 'Was past their return date',
  'few-due': `Few for ${productLimits.fewDays} days`,
}

type ProductFiltersProps = { state: ProductListState; categories: Category[] }

/** Search, visibility, category and sort; each changes the address, and the list follows. */
export function ProductFilters({ state, categories }: ProductFiltersProps) {
  const navigate = useNavigate()
  const go = (change: Partial<ProductListState>) =>
    void navigate(productListAddress(change, state), replaceQuery)

  return (
    <search className="mb-4 flex flex-wrap gap-2 lg:grid lg:grid-cols-[1fr_10rem_14rem_12rem] lg:gap-3">
      <SearchField
        label="Search products"
        placeholder="Search products..."
        value={state.search}
        onSearch={(search) => go({ search, exact: '' })}
        className="flex-1 basis-[12rem]"
      />
      <VisibilitySelect
        className="flex-none basis-[6.5rem] lg:basis-auto"
        value={state.shown}
        onChange={(shown) => go({ shown })}
      />
      <Select
        className="flex-1 basis-[8rem]"
        aria-label="Category"
        value={state.category}
        onChange={(event) => go({ category: event.target.value })}
      >
        <option value="">All categories</option>
        <CategoryOptions categories={categories} />
      </Select>
      <Select
        className="flex-1 basis-[8rem]"
        aria-label="Sort"
        value={state.sort}
        onChange={(event) => go({ sort: event.target.value as ProductSort })}
      >
        {Object.entries(sortLabels).map(([sort, label]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </Select>
      {state.care && (
        <ActiveFilter label={careLabels[state.care]} onClear={() => go({ care: '' })} />
      )}
    </search>
  )
}
