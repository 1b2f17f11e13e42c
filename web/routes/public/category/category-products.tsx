import { useLocation, useNavigate } from 'react-router'
import { breakpoints } from '../../../../contract/layout-limits.ts'
import { fillPath, productAddress, publicPaths } from '../../../../contract/public-paths.ts'
import { CategoryHeader } from '../../../features/categories/category-header.tsx'
import { toSizedCard } from '../../../features/products/card-data.ts'
import { CardWithOrder } from '../../../features/products/card-with-order.tsx'
import { InfiniteGrid } from '../../../features/products/infinite-list/infinite-grid.tsx'
import {
  listName,
  useInfiniteList,
} from '../../../features/products/infinite-list/use-infinite-list.ts'
import { pageSize } from '../../../features/products/load-products.ts'
import { halfWidth } from '../../../features/products/product-card.tsx'
import { ProductResults } from '../../../features/products/product-results.tsx'
import {
  type ProductsState,
  readCategoryAddress,
  writeCategoryAddress,
  writeProductsAddress,
} from '../../../features/products/products-address.ts'
import { WithChosenSize } from '../../../features/products/with-chosen-size.tsx'
import { useProductsWords } from '../../../features/products/words/words.ts'
import { ProductSearch } from '../../../features/search/product-search.tsx'
import { replaceQuery, useRequestedParams } from '../../../lists/use-requested-params.ts'
import { type DescribedSite, describeWebPage, textOf } from '../../../seo/json-ld.ts'
import { describeCategoryTrail, describeProducts } from '../../../seo/json-ld-products.ts'
import { useSite } from '../../../shop/site-data.ts'
import { EmptyState } from '../../../ui/states.tsx'
import { StructuredData } from '../../../ui/structured-data.tsx'
import { useAddress, useWords } from '../../../words/words.ts'
import { BackToProducts } from './back-to-products.tsx'
import type { LoadedCategory } from './load-category.ts'

const { wide, phone } = breakpoints.category
/** The `sizes` of a card's picture. */
const cardWidths = `(min-width: ${wide}px) max(18rem, 16vw), (min-width: ${phone}px) 31vw, ${halfWidth}`

/** The products of a category, with their search. */
export function CategoryProducts({ page }: { page: LoadedCategory }) {
  const layoutWords = useWords()
  const { orderFromCategory } = layoutWords.product
  const words = useProductsWords().category
  const site = { ...useSite(), words: layoutWords }
  const { category, list } = page
  const state = readCategoryAddress(category._id, new URLSearchParams(useLocation().search))
  const products = useInfiniteList(list, state, toSizedCard)
  const shown = products.items.length
  const name = listName(state)
  const address = useAddress()
  const detailsOf = (product: string) => address(productAddress(product))
  return (
    <div className="mx-auto max-w-page px-gutter pb-section pt-1 md:pt-8">
      <StructuredData data={import.meta.env.SSR ? describePage(site, page) : undefined} />
      <CategoryHeader category={category} list={list} />
      {shown === 0 && !list.error && !state.search ? (
        <EmptyState
          illustrated
          title={words.empty}
          text={words.emptyText}
          action={<BackToProducts />}
        />
      ) : (
        <>
          <CategorySearch id={category._id} />
          <ProductResults
            list={list}
            search={state.search}
            exactAddress={writeCategoryAddress({ ...state, exact: true })}
            error={
              list.error
                ? { message: words.failed(list.error), action: <BackToProducts /> }
                : undefined
            }
            instead={{
              label: words.searchAll,
              to: writeProductsAddress({ search: state.search }),
            }}
          >
            <InfiniteGrid
              list={products}
              name={name}
              className="lg:gap-y-12"
              pageClassName="sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-4 lg:gap-y-12"
              next={shown < list.total ? writeNextAddress(state, category.name, shown) : undefined}
            >
              {(card) => (
                <WithChosenSize card={card} list={name} addressOf={detailsOf}>
                  {(product, choice) => (
                    <CardWithOrder
                      product={product}
                      {...choice}
                      orderText={orderFromCategory}
                      decimals="always"
                      heading="h2"
                      sizes={cardWidths}
                      className="w-full"
                    />
                  )}
                </WithChosenSize>
              )}
            </InfiniteGrid>
          </ProductResults>
        </>
      )}
    </div>
  )
}

function CategorySearch({ id }: { id: string }) {
  const navigate = useNavigate()
  const address = useAddress()
  const { search } = readCategoryAddress(id, useRequestedParams())
  return (
    <div className="mb-6 flex max-w-xl flex-wrap gap-3 print:hidden">
      <ProductSearch
        path={writeCategoryAddress({ category: id })}
        search={search}
        onSearch={(search) =>
          void navigate(address(writeCategoryAddress({ category: id, search })), replaceQuery)
        }
      />
    </div>
  )
}

/** Without JavaScript, which appends pages, the products page shows the next ones. */
function writeNextAddress(state: ProductsState, name: string, shown: number): string {
  return writeProductsAddress({ ...state, name, page: Math.floor(shown / pageSize) + 1 })
}

function describePage(site: DescribedSite, { category, list }: LoadedCategory) {
  const title = textOf(site, category.name, category.nameTa)
  const path = fillPath(publicPaths.category, { categoryId: category._id })
  return [
    describeWebPage(site, 'CollectionPage', { title, path }),
    describeCategoryTrail(site, category),
    ...(list.items.length > 0 ? [describeProducts(site, list.items)] : []),
  ]
}
