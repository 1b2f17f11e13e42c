import { useNavigate } from 'react-router'
import { type PublicSort, publicSorts } from '../../../contract/products/sorts.ts'
import { publicPaths } from '../../../contract/public-paths.ts'
import { replaceQuery } from '../../lib/use-requested-search.ts'
import { Select } from '../../ui/inputs.tsx'
import { ProductSearch } from './product-search.tsx'
import { type ProductsState, writeProductsAddress } from './products-address.ts'

const sortLabels: Record<PublicSort, string> = {
  default: 'Default',
  'price-asc': 'Price: low to high',
  'price-desc': 'Price: high to low',
  'name-asc': 'Name: A to Z',
  'name-desc': 'Name: Z to A',
}

/** Search and sort of the products page. */
export function ProductToolbar({ state }: { state: ProductsState }) {
  const navigate = useNavigate()
  const go = (change: Partial<ProductsState>) =>
    void navigate(
      writeProductsAddress({ ...state, page: 1, product: undefined, ...change }),
      replaceQuery,
    )

  return (
    <ProductSearch
      path={publicPaths.products}
      search={state.search}
      onSearch={(search) => go({ search, exact: undefined })}
      kept={state.category ? { category: state.category, name: state.name ?? '' } : {}}
    >
      <Select
        name="sort"
        aria-label="Sort products"
        value={state.sort}
        onChange={(event) => go({ sort: event.target.value as PublicSort })}
        round
        className="order-3 min-w-0 grow basis-44 card:grow-0"
      >
        {publicSorts.map((sort) => (
          <option key={sort} value={sort}>
            {sortLabels[sort]}
          </option>
        ))}
      </Select>
    </ProductSearch>
  )
}
