import { useNavigate } from 'react-router'
import { type PublicSort, publicSorts } from '../../../contract/products/sorts.ts'
import { publicPaths } from '../../../contract/public-paths.ts'
import { replaceQuery } from '../../lists/use-requested-params.ts'
import { Select } from '../../ui/inputs.tsx'
import { useAddress } from '../../words/words.ts'
import { ProductSearch } from '../search/product-search.tsx'
import { type ProductsState, writeProductsAddress } from './products-address.ts'
import { useProductsWords } from './words/words.ts'

/** Search and sort of the products page. */
export function ProductToolbar({ state }: { state: ProductsState }) {
  const { sort: words } = useProductsWords()
  const address = useAddress()
  const navigate = useNavigate()
  const go = (change: Partial<ProductsState>) =>
    void navigate(
      address(writeProductsAddress({ ...state, page: 1, product: undefined, ...change })),
      replaceQuery,
    )

  return (
    <ProductSearch
      path={publicPaths.products}
      search={state.search}
      onSearch={(search) => go({ search, exact: undefined })}
      hidden={state.category ? { category: state.category, name: state.name ?? '' } : {}}
    >
      <Select
        name="sort"
        aria-label={words.label}
        value={state.sort}
        onChange={(event) => go({ sort: event.target.value as PublicSort })}
        round
        className="order-3 min-w-0 grow basis-0 card:basis-44 card:grow-0 card:[:root:lang(ta)_&]:basis-64"
      >
        {publicSorts.map((sort) => (
          <option key={sort} value={sort}>
            {words[sort]}
          </option>
        ))}
      </Select>
    </ProductSearch>
  )
}
