import { data, type ShouldRevalidateFunctionArgs, useLocation, useNavigate } from 'react-router'
import { messages } from '../../../contract/messages.ts'
import { fixedEntries } from '../../../contract/navigation/nav-defaults.ts'
import type { Product } from '../../../contract/products/product.ts'
import { popularCategory, publicPaths } from '../../../contract/public-paths.ts'
import { countOf } from '../../../contract/text/count.ts'
import { FilterDrawer } from '../../features/categories/filter-drawer.tsx'
import { FilterList } from '../../features/categories/filter-list.tsx'
import { loadFilters } from '../../features/categories/load-filters.ts'
import { listLabelFacts } from '../../features/products/label-facts.ts'
import { findGroup } from '../../features/products/load-group.ts'
import {
  findProduct,
  loadProductList,
  type ProductList,
} from '../../features/products/load-products.ts'
import { ProductDialog } from '../../features/products/product-dialog.tsx'
import { ProductGrid } from '../../features/products/product-grid.tsx'
import { ProductResults } from '../../features/products/product-results.tsx'
import { ProductToolbar } from '../../features/products/product-toolbar.tsx'
import {
  readProductsAddress,
  showsSameList,
  writeProductsAddress,
} from '../../features/products/products-address.ts'
import {
  listName,
  rememberedLength,
  useInfiniteList,
} from '../../features/products/use-infinite-list.ts'
import { type LoadedDetails, useProduct } from '../../features/products/use-product.ts'
import { type Api, browserApi, serverApi } from '../../lib/api.ts'
import {
  describeList,
  describeProduct,
  describeProductGroup,
  describeProductTrail,
} from '../../lib/json-ld-products.ts'
import { wordsOfCategory, wordsOfProduct } from '../../lib/link-words.ts'
import { findCategoryCard, findProductCard } from '../../lib/load-card.ts'
import { pageMeta } from '../../lib/seo.ts'
import { type SiteFacts, useSite } from '../../lib/site.ts'
import { useRequestedSearch } from '../../lib/use-requested-search.ts'
import { StructuredData } from '../../ui/structured-data.tsx'
import type { Route } from './+types/products'

async function load(api: Api, url: string, limit?: number) {
  const state = readProductsAddress(new URL(url).searchParams)
  const [list, { categories, shownName }, product] = await Promise.all([
    loadProductList(api, state, limit),
    loadFilters(api, state.category),
    state.product ? findProduct(api, state.product) : null,
  ])
  const group = product?.group ? await findGroup(api, product.group._id) : null
  return { list, categories, shownName, product, group }
}

/** Of the product that is open, or else of the category. */
async function findCard(api: Api, url: string) {
  const { product, category } = readProductsAddress(new URL(url).searchParams)
  if (product) return findProductCard(api, product)
  return category && category !== popularCategory ? findCategoryCard(api, category) : null
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = serverApi(context)
  const [loaded, card] = await Promise.all([load(api, request.url), findCard(api, request.url)])
  const page = { ...loaded, card }
  if (!page.list.error) return data(page)
  return data(page, { status: 503, headers: { 'cache-control': 'no-store' } })
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const state = readProductsAddress(new URL(request.url).searchParams)
  // When going back, the history entry is the older one already, so its length is known.
  const length = rememberedLength(window.history.state?.key, listName(state))
  // Who reads the card runs no script.
  return { ...(await load(browserApi(), request.url, length)), card: null }
}

/** Opening details does not reload the list. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (currentUrl.href === nextUrl.href) return defaultShouldRevalidate
  return !showsSameList(currentUrl.searchParams, nextUrl.searchParams)
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const state = readProductsAddress(new URLSearchParams(location.search))
  const known = [loaderData?.product, ...(loaderData?.group?.sizes ?? [])]
  const product = known.find((each) => each && each._id === state.product)
  if (product) {
    return pageMeta(matches, {
      ...wordsOfProduct(product),
      price: product.price,
      path: writeProductsAddress({ product: product._id }),
      card: loaderData?.card,
      preview: product.imageSet?.preview,
      type: 'product',
    })
  }
  const { category, page } = state
  const name = category && nameOf(category, loaderData?.shownName)
  const shown = name ?? defaultTitle
  // For details opened in the browser, the title is passed in the navigation state.
  const title = state.product ? (location.state?.opened ?? shown) : shown
  return pageMeta(matches, {
    ...wordsOfCategory(shown),
    title,
    // The canonical URL has the category's own name, whatever name the URL has.
    path: writeProductsAddress({ category, name: name ?? state.name, page }),
    card: state.product ? null : loaderData?.card,
    hidden: state.search !== '' || (category !== undefined && !name && !loaderData?.list.total),
  })
}

export default function Products({ loaderData }: Route.ComponentProps) {
  const { list, categories, shownName } = loaderData
  const facts = useSite()
  const location = useLocation()
  const navigate = useNavigate()
  const state = readProductsAddress(new URLSearchParams(location.search))
  const requested = readProductsAddress(new URLSearchParams(useRequestedSearch()))
  const products = useInfiniteList(list, state, identity)
  const { product, group } = useProduct(state.product, products.items, loaderData)
  const closeTo = writeProductsAddress({ ...state, product: undefined })

  const close = () =>
    location.state?.opened
      ? navigate(-1)
      : navigate(closeTo, { replace: true, preventScrollReset: true })

  const filters = (onPick?: () => void) => (
    <FilterList
      categories={categories}
      active={state.category}
      onPick={onPick}
      addressOf={(category) =>
        writeProductsAddress({
          ...requested,
          category: category?._id,
          name: category?.name,
          page: 1,
          product: undefined,
        })
      }
    />
  )

  return (
    <div className="mx-auto max-w-page px-gutter pb-section pt-6 md:pt-12">
      <StructuredData data={import.meta.env.SSR ? describePage(facts, loaderData) : undefined} />
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-2">
        <h1 className="font-display text-title">
          {(state.category && nameOf(state.category, shownName)) ?? defaultTitle}
        </h1>
        <p role="status" className="pb-1 text-ink-soft tabular-nums">
          {list.error ? '' : countOf(list.total, 'product')}
        </p>
      </div>
      <div className="mt-8 grid gap-x-12 drawer:grid-cols-[14.5rem_1fr]">
        <aside aria-label="Filters" className="hidden drawer:block print:hidden">
          {/* Above the list, so that the scrolling list is painted in one layer. */}
          <div className="sticky top-20 z-1 -ml-3.5 max-h-[calc(100dvh-6rem)] overflow-y-auto pb-6">
            <h2 className="px-3.5 pb-3 font-display text-subheading">Categories</h2>
            {filters()}
          </div>
        </aside>
        <div>
          <div className="mb-8 flex flex-wrap gap-3 print:hidden">
            <FilterDrawer>{filters}</FilterDrawer>
            <ProductToolbar state={requested} />
          </div>
          <ProductResults
            list={list}
            search={state.search}
            exactAddress={writeProductsAddress({
              ...state,
              exact: true,
              page: 1,
              product: undefined,
            })}
            error={list.error ? { message: messages.product.fetchAllFailed } : undefined}
            instead={{ label: 'Reset filters', to: publicPaths.products, replace: true }}
          >
            <ProductGrid list={products} total={list.total} state={state} requested={requested} />
          </ProductResults>
        </div>
      </div>
      {product && (
        <ProductDialog
          key={product._id}
          product={product}
          group={group}
          linkOf={(size) => ({
            to: writeProductsAddress({ ...state, product: size._id }),
            state: location.state?.opened && { opened: size.name },
          })}
          closeTo={closeTo}
          onClose={close}
        />
      )}
    </div>
  )
}

/** The title without a known category. */
const defaultTitle = 'Products'

/** The details need all fields of a product. */
const identity = (product: Product) => product

function describePage(
  facts: SiteFacts,
  { list, product, group }: LoadedDetails & { list: ProductList },
) {
  if (!product) return list.items.length > 0 ? describeList(facts, list.items) : undefined
  const properties = group?.label ? listLabelFacts(group.label) : []
  return [
    describeProduct(product, facts, properties),
    ...(group ? [describeProductGroup(group, facts, properties)] : []),
    describeProductTrail(facts, product),
  ]
}

/** The category's own name; the URL's name could be anything. */
function nameOf(category: string, known?: string): string | undefined {
  return category === popularCategory ? fixedEntries.popular.label : known
}
