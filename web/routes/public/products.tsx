import { useCallback } from 'react'
import { data, type ShouldRevalidateFunctionArgs, useLocation, useNavigate } from 'react-router'
import { languageOfPath } from '../../../contract/language.ts'
import { fixedEntries } from '../../../contract/navigation/fixed-entries.ts'
import { fullName } from '../../../contract/products/product-names.ts'
import { popularCategory, publicPaths } from '../../../contract/public-paths.ts'
import { inOneLanguage } from '../../../contract/text/in-one-language.ts'
import { lacksTamil } from '../../../contract/text/lacks-tamil.ts'
import { CategoryChips } from '../../features/categories/category-chips.tsx'
import { FilterDrawer } from '../../features/categories/filter-drawer.tsx'
import { FilterList } from '../../features/categories/filter-list.tsx'
import { listLabelFacts } from '../../features/labels/label-facts.ts'
import { listPreviews, toPreviewCard } from '../../features/products/card-data.ts'
import { ProductDialog } from '../../features/products/details/product-dialog.tsx'
import { type LoadedDetails, useProduct } from '../../features/products/details/use-product.ts'
import type { ProductList } from '../../features/products/load-products.ts'
import { ProductGrid } from '../../features/products/product-grid.tsx'
import { ProductResults } from '../../features/products/product-results.tsx'
import { ProductToolbar } from '../../features/products/product-toolbar.tsx'
import {
  type ProductsState,
  readProductsAddress,
  showsSameList,
  writeProductsAddress,
} from '../../features/products/products-address.ts'
import {
  listName,
  rememberedLength,
  useInfiniteList,
} from '../../features/products/use-infinite-list.ts'
import {
  type ProductsWords,
  ProductsWordsContext,
  useProductsWords,
} from '../../features/products/words/words.ts'
import { NearProducts } from '../../features/search/search-notes.tsx'
import { useRequestedSearch } from '../../lists/use-requested-search.ts'
import { browserApi, serverApi } from '../../requests/api.ts'
import { unavailable } from '../../requests/unavailable.ts'
import { type DescribedSite, describeWebPage } from '../../seo/json-ld.ts'
import {
  describeProduct,
  describeProductGroup,
  describeProductPage,
  describeProducts,
  describeProductTrail,
  type NamedProduct,
} from '../../seo/json-ld-products.ts'
import { wordsOfCategory, wordsOfProduct } from '../../seo/link-words.ts'
import { pageMeta } from '../../seo/seo.ts'
import { useSite } from '../../shop/site.ts'
import { ShopText, textIn } from '../../text/shop-text.tsx'
import { StructuredData } from '../../ui/structured-data.tsx'
import { findWords, useAddress, useWords } from '../../words/words.ts'
import type { Route } from './+types/products'
import {
  findCard,
  isNotOffered,
  loadProductsPage,
  type ProductsPageData,
} from './load-products-page.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = serverApi(context)
  const [loaded, card] = await Promise.all([
    loadProductsPage(api, request.url),
    findCard(api, request.url),
  ])
  const page = inOneLanguage({ ...loaded, card }, languageOfPath(new URL(request.url).pathname))
  if (!page.list.error) return data(page, isNotOffered(page) ? { status: 404 } : {})
  return data(page, unavailable)
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const state = readProductsAddress(new URL(request.url).searchParams)
  // When going back, the history entry is the older one already, so its length is known.
  const length = rememberedLength(window.history.state?.key, listName(state))
  // Cards are read by programs that run no script.
  return { ...(await loadProductsPage(browserApi(), request.url, length)), card: null }
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
  const words = findWords(matches, 'products')
  const { language, entries, product: terms } = findWords(matches, 'layout')
  const state = readProductsAddress(new URLSearchParams(location.search))
  const known = [loaderData?.product, ...(loaderData?.group?.sizes ?? [])]
  const product = known.find((candidate) => candidate && candidate._id === state.product)
  if (product) {
    const { description, descriptionTa } = product
    const told = {
      name: fullName(product, { language, ...terms }),
      description: textIn(language, { en: description, ta: descriptionTa }).text,
    }
    return pageMeta(matches, {
      ...wordsOfProduct(told, words.link),
      price: product.price,
      path: writeProductsAddress({ product: product._id }),
      card: loaderData?.card,
      preview: product.imageSet?.preview,
      type: 'product',
      lacksTamil:
        product === loaderData?.product ? !loaderData.isInTamil : lacksTamil.product(product),
    })
  }
  const { category } = state
  const names = namesOf(category, loaderData, entries.popular)
  const shown = names ? textIn(language, names).text : words.title
  // For details opened in the browser, the title is passed in the navigation state.
  const title = state.product ? (location.state?.opened ?? shown) : shown
  return pageMeta(matches, {
    ...wordsOfCategory(shown, words.link),
    title,
    path: addressOfList(state, names),
    card: state.product ? null : loaderData?.card,
    lacksTamil: names !== undefined && lacksTamil.category({ nameTa: names.ta }),
    hidden:
      (loaderData !== undefined && isNotOffered(loaderData)) ||
      state.search !== '' ||
      (category !== undefined && !names && !loaderData?.list.total),
  })
}

/** The list of products, with its search and filters, and the details of one. */
export default function ProductsPage({ loaderData, matches }: Route.ComponentProps) {
  return (
    <ProductsWordsContext value={findWords(matches, 'products')}>
      <Products {...loaderData} />
    </ProductsWordsContext>
  )
}

function Products(loaded: ProductsPageData) {
  const { list, categories, notOffered } = loaded
  const layoutWords = useWords()
  const { language, entries, product: terms } = layoutWords
  const words = useProductsWords()
  const address = useAddress()
  const facts = { ...useSite(), words: layoutWords }
  const location = useLocation()
  const navigate = useNavigate()
  const state = readProductsAddress(new URLSearchParams(location.search))
  const asked = readProductsAddress(new URLSearchParams(useRequestedSearch()))
  // In a category that is gone nothing is searched.
  const requested =
    asked.category && asked.category === notOffered.category
      ? { ...asked, category: undefined, name: undefined }
      : asked
  const isCategoryGone = state.category !== undefined && state.category === notOffered.category
  const isProductGone = state.product !== undefined && state.product === notOffered.product
  const names = namesOf(state.category, loaded, entries.popular)
  const products = useInfiniteList(list, state, toPreviewCard)
  const { product, group } = useProduct(state.product, listPreviews(products.items), loaded)
  const closeTo = writeProductsAddress({ ...state, product: undefined })

  const close = () =>
    location.state?.opened
      ? navigate(-1)
      : navigate(address(closeTo), { replace: true, preventScrollReset: true })

  const addressOf = useCategoryAddress(requested)
  const filters = useCallback(
    (onPick?: () => void) => (
      <FilterList
        categories={categories}
        active={state.category}
        onPick={onPick}
        addressOf={addressOf}
      />
    ),
    [categories, state.category, addressOf],
  )

  return (
    <div className="mx-auto max-w-page px-gutter pb-section pt-2 md:pt-12">
      <StructuredData
        data={
          import.meta.env.SSR
            ? (describeDetails(facts, loaded, words) ??
              describeList(facts, list, {
                title: names ? textIn(language, names).text : words.title,
                path: addressOfList(state, names),
              }))
            : undefined
        }
      />
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <h1 className="font-display text-heading md:text-title">
          {names ? <ShopText {...names} /> : words.title}
        </h1>
        {/* On a phone always in a row of its own, so that another title or count moves nothing below. */}
        <p role="status" className="text-ink-soft tabular-nums max-md:basis-full max-md:text-sm">
          {list.error || isCategoryGone ? '' : words.count(list.total, list.products)}
        </p>
      </div>
      {(isProductGone || isCategoryGone) && (
        <p role="status" className="mt-6 font-display text-subheading">
          {words.notOffered}
        </p>
      )}
      <div className="mt-3 grid gap-x-12 md:mt-8 drawer:grid-cols-[14.5rem_1fr]">
        <aside aria-label={words.filters.title} className="hidden drawer:block print:hidden">
          {/* Above the list, so that the scrolling list is painted in one layer. */}
          <div className="sticky top-20 z-1 -ml-3.5 max-h-[calc(100dvh-6rem)] overflow-y-auto pb-6">
            <h2 className="px-3.5 pb-3 font-display text-subheading">{words.filters.categories}</h2>
            {filters()}
          </div>
        </aside>
        <div>
          <div className="flex flex-wrap gap-x-3 gap-y-2 print:hidden drawer:mb-8">
            <FilterDrawer>{filters}</FilterDrawer>
            <ProductToolbar state={requested} />
          </div>
          <CategoryChips categories={categories} active={state.category} addressOf={addressOf} />
          {isCategoryGone ? (
            <NearProducts products={list.near} />
          ) : (
            <ProductResults
              list={list}
              search={state.search}
              exactAddress={writeProductsAddress({
                ...state,
                exact: true,
                page: 1,
                product: undefined,
              })}
              error={list.error ? { message: words.list.failed } : undefined}
              instead={{ label: words.filters.reset, to: publicPaths.products, replace: true }}
            >
              <ProductGrid list={products} total={list.total} state={state} requested={requested} />
            </ProductResults>
          )}
        </div>
      </div>
      {product && (
        <ProductDialog
          key={product._id}
          product={product}
          group={group}
          linkOf={(size) => ({
            to: writeProductsAddress({ ...state, product: size._id }),
            state: location.state?.opened && {
              opened: fullName(size, { language, ...terms }),
            },
          })}
          closeTo={closeTo}
          onClose={close}
        />
      )}
    </div>
  )
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

function describeDetails(
  facts: DescribedSite,
  { product, group }: LoadedDetails,
  { label: phrases }: ProductsWords,
) {
  if (!product) return undefined
  const properties = group?.label ? listLabelFacts(group.label, phrases) : []
  const named = group && { ...group, ...product.group }
  return [
    describeProductPage(facts, product),
    describeProduct(product, facts, properties),
    ...(named ? [describeProductGroup(named, facts, properties)] : []),
    describeProductTrail(facts, product),
  ]
}

function describeList(
  facts: DescribedSite,
  { items }: ProductList<NamedProduct>,
  page: { title: string; path: string },
) {
  const described = describeWebPage(facts, 'CollectionPage', page)
  return items.length > 0 ? [described, describeProducts(facts, items)] : described
}

/** As search engines know it: with the category's own name, whatever name the URL has. */
function addressOfList({ category, name, page }: ProductsState, names: { en: string } | undefined) {
  return writeProductsAddress({ category, name: names?.en ?? name, page })
}

/** The category's own names; the URL's name could be anything. */
function namesOf(
  category: string | undefined,
  loaded: Pick<ProductsPageData, 'shownName' | 'shownNameTa'> | undefined,
  popular: string,
) {
  if (category === popularCategory) return { en: fixedEntries.popular.label, ta: popular }
  return category && loaded?.shownName
    ? { en: loaded.shownName, ta: loaded.shownNameTa }
    : undefined
}
