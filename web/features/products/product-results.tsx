import { useRef } from 'react'
import { useNavigation } from 'react-router'
import { messages } from '../../../contract/messages.ts'
import type { Product } from '../../../contract/product.ts'
import { publicPaths } from '../../../contract/public-paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import type { ProductList } from './load-products.ts'
import { ProductGrid } from './product-grid.tsx'
import type { ProductsState } from './products-address.ts'
import { AskForProduct, NearProducts, SearchCorrection } from './search-notes.tsx'
import type { InfiniteList } from './use-infinite-list.ts'

type ProductResultsProps = {
  list: ProductList
  products: InfiniteList<Product>
  state: ProductsState
  requested: ProductsState
}

/** The list of products, or why there is none. */
export function ProductResults({ list, products, state, requested }: ProductResultsProps) {
  const navigation = useNavigation()
  const busy =
    navigation.state === 'loading' && navigation.location.pathname === publicPaths.products
  const results = useRef<HTMLDivElement>(null)
  return (
    <div
      ref={results}
      tabIndex={-1}
      aria-busy={busy}
      className={classNames('outline-none transition-opacity delay-150', busy && 'opacity-50')}
    >
      {list.error ? (
        <ErrorState message={list.error} />
      ) : list.items.length === 0 ? (
        <>
          <EmptyState
            illustrated
            title={messages.product.none}
            text={state.search && <AskForProduct name={state.search} />}
            action={
              <ButtonLink
                to={publicPaths.products}
                replace
                // The link is removed with the empty state, so the focus moves to the results.
                onClick={() => results.current?.focus({ preventScroll: true })}
              >
                Reset filters
              </ButtonLink>
            }
          />
          <NearProducts products={list.near} />
        </>
      ) : (
        <>
          <SearchCorrection state={state} notes={list.notes} />
          <ProductGrid list={products} total={list.total} state={state} requested={requested} />
        </>
      )}
    </div>
  )
}
