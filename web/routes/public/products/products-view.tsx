import { type ReactNode, useCallback } from 'react'
import { useLocation } from 'react-router'
import { publicPaths } from '../../../../contract/public-paths.ts'
import { CategoryChips } from '../../../features/categories/category-chips.tsx'
import { FilterDrawer } from '../../../features/categories/filter-drawer.tsx'
import { FilterList } from '../../../features/categories/filter-list.tsx'
import { type DetailedCard, toDetailedCard } from '../../../features/products/card-data.ts'
import {
  type InfiniteList,
  useInfiniteList,
} from '../../../features/products/infinite-list/use-infinite-list.ts'
import { ProductGrid } from '../../../features/products/product-grid.tsx'
import { ProductResults } from '../../../features/products/product-results.tsx'
import { ProductToolbar } from '../../../features/products/product-toolbar.tsx'
import {
  type ProductsState,
  readProductsAddress,
  writeProductsAddress,
} from '../../../features/products/products-address.ts'
import { useProductsWords } from '../../../features/products/words/words.ts'
import { NearProducts } from '../../../features/search/search-notes.tsx'
import { useRequestedParams } from '../../../lists/use-requested-params.ts'
import { useSite } from '../../../shop/site-data.ts'
import { ShopText, textIn } from '../../../text/shop-text.tsx'
import { StructuredData } from '../../../ui/structured-data.tsx'
import { useWords } from '../../../words/words.ts'
import { addressOfList, namesOf } from './category-names.ts'
import type { ProductsPageData } from './load-products-page.ts'
import { OpenedDetails } from './opened-details.tsx'
import { describeProductsPage } from './structured-data.ts'

/** The list with its heading, search and filters. */
export function ProductsView(loaded: ProductsPageData) {
  const { list, categories, notOffered } = loaded
  const layoutWords = useWords()
  const words = useProductsWords()
  const site = { ...useSite(), words: layoutWords }
  const state = readProductsAddress(new URLSearchParams(useLocation().search))
  const requested = useRequestedState(notOffered.category)
  const isCategoryGone = state.category !== undefined && state.category === notOffered.category
  const isProductGone = state.product !== undefined && state.product === notOffered.product
  const names = namesOf(state.category, loaded, layoutWords.entries.popular)
  const title = names ? textIn(layoutWords.language, names).text : words.title
  const products = useInfiniteList(list, state, toDetailedCard)
  const addressOf = useCategoryAddress(requested)
  // A category that is gone is none of the list.
  const active = isCategoryGone ? state.category : requested.category
  const filters = useCallback(
    (onPick?: () => void) => (
      <FilterList categories={categories} active={active} onPick={onPick} addressOf={addressOf} />
    ),
    [categories, active, addressOf],
  )

  return (
    <div className="mx-auto max-w-page px-gutter pb-section pt-2 md:pt-12">
      <StructuredData
        data={
          import.meta.env.SSR
            ? describeProductsPage(
                { site, loaded, words },
                { title, path: addressOfList(state, names) },
              )
            : undefined
        }
      />
      <h1 className="font-display text-heading md:text-title">
        {names ? <ShopText {...names} /> : words.title}
      </h1>
      {/* In a row of its own, so that another title or count moves nothing beside it. */}
      <p role="status" className="text-ink-soft tabular-nums max-md:text-sm">
        {list.error || isCategoryGone ? '' : words.count(list.total, list.products)}
      </p>
      {(isProductGone || isCategoryGone) && (
        <p role="status" className="mt-6 font-display text-subheading">
          {words.notOffered}
        </p>
      )}
      <div className="mt-3 grid gap-x-12 md:mt-8 drawer:grid-cols-[14.5rem_1fr]">
        <FilterColumn>{filters()}</FilterColumn>
        <div>
          <div className="flex flex-wrap gap-x-3 gap-y-2 print:hidden drawer:mb-8">
            <FilterDrawer>{filters}</FilterDrawer>
            <ProductToolbar state={requested} />
          </div>
          <CategoryChips categories={categories} active={state.category} addressOf={addressOf} />
          {isCategoryGone ? (
            <NearProducts products={list.near} />
          ) : (
            <FoundProducts list={list} products={products} state={state} requested={requested} />
          )}
        </div>
      </div>
      <OpenedDetails state={state} loaded={loaded} listed={products.items} />
    </div>
  )
}

/** The state that the address asks for, also while its list is on its way. In a category that is gone nothing is searched. */
function useRequestedState(goneCategory: string | undefined): ProductsState {
  const asked = readProductsAddress(useRequestedParams())
  return asked.category && asked.category === goneCategory
    ? { ...asked, category: undefined, name: undefined }
    : asked
}

/** Address of a category. The same function while details open and close, which renders no filter again. */
function useCategoryAddress(requested: ProductsState) {
  const list = writeProductsAddress({ ...requested, page: 1, product: undefined })
  return useCallback(
    (category?: { _id: string; name: string }) => {
      const state = readProductsAddress(new URLSearchParams(list.split('?')[1]))
      return writeProductsAddress({ ...state, category: category?._id, name: category?.name })
    },
    [list],
  )
}

/** In a wide window the filters stand beside the list. */
function FilterColumn({ children }: { children: ReactNode }) {
  const { filters } = useProductsWords()
  return (
    <aside aria-label={filters.title} className="hidden drawer:block print:hidden">
      {/* Above the list, so that the scrolling list is painted in one layer. */}
      <div className="sticky top-20 z-1 -ml-3.5 max-h-[calc(100dvh-6rem)] overflow-y-auto pb-6">
        <h2 className="px-3.5 pb-3 font-display text-subheading">{filters.categories}</h2>
        {children}
      </div>
    </aside>
  )
}

type FoundProductsProps = Pick<ProductsPageData, 'list'> & {
  products: InfiniteList<DetailedCard>
  state: ProductsState
  requested: ProductsState
}

function FoundProducts({ list, products, state, requested }: FoundProductsProps) {
  const words = useProductsWords()
  return (
    <ProductResults
      list={list}
      search={state.search}
      exactAddress={writeProductsAddress({ ...state, exact: true, page: 1, product: undefined })}
      error={list.error ? { message: words.list.failed } : undefined}
      instead={{ label: words.filters.reset, to: publicPaths.products, replace: true }}
    >
      <ProductGrid list={products} total={list.total} state={state} requested={requested} />
    </ProductResults>
  )
}
