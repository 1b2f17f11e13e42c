import { useState } from 'react'
import { data, useLocation, useNavigate } from 'react-router'
import { languageOfPath } from '../../../contract/language.ts'
import { limits } from '../../../contract/limits.ts'
import { fillPath, productAddress, publicPaths } from '../../../contract/public-paths.ts'
import { lacksTamil } from '../../../contract/text/lacks-tamil.ts'
import { CategoryHeader } from '../../features/categories/category-header.tsx'
import { toSizedCard } from '../../features/products/card-data.ts'
import { CardWithOrder } from '../../features/products/card-with-order.tsx'
import { InfiniteGrid } from '../../features/products/infinite-grid.tsx'
import {
  leadsNowhere,
  loadNear,
  loadProductList,
  pageSize,
} from '../../features/products/load-products.ts'
import { halfWidth } from '../../features/products/product-card.tsx'
import { ProductResults } from '../../features/products/product-results.tsx'
import {
  type ProductsState,
  readCategoryAddress,
  writeCategoryAddress,
  writeProductsAddress,
} from '../../features/products/products-address.ts'
import {
  listName,
  rememberedLength,
  useInfiniteList,
} from '../../features/products/use-infinite-list.ts'
import { WithChosenSize } from '../../features/products/with-chosen-size.tsx'
import {
  type ProductsWords,
  ProductsWordsContext,
  useProductsWords,
} from '../../features/products/words/words.ts'
import { ProductSearch } from '../../features/search/product-search.tsx'
import { NearProducts } from '../../features/search/search-notes.tsx'
import { replaceQuery, useRequestedSearch } from '../../lists/use-requested-search.ts'
import { type Api, browserApi, serverApi } from '../../requests/api.ts'
import { unavailable } from '../../requests/unavailable.ts'
import { type DescribedSite, describeWebPage, textOf } from '../../seo/json-ld.ts'
import { describeCategoryTrail, describeProducts } from '../../seo/json-ld-products.ts'
import { wordsOfCategory } from '../../seo/link-words.ts'
import { findCategoryCard } from '../../seo/load-card.ts'
import { pageMeta } from '../../seo/seo.ts'
import { useSite } from '../../shop/site.ts'
import { textIn } from '../../text/shop-text.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { NotFoundContent } from '../../ui/not-found-content.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { StructuredData } from '../../ui/structured-data.tsx'
import { findWords, useAddress, useWords } from '../../words/words.ts'
import type { Route } from './+types/category'

type Loaded = Awaited<ReturnType<typeof load>>
type LoadedPage = Extract<Loaded, { state: 'loaded' }>

const { wide, phone } = limits.breakpoints.category
/** The `sizes` of a card's picture. */
const cardWidths = `(min-width: ${wide}px) max(18rem, 16vw), (min-width: ${phone}px) 31vw, ${halfWidth}`

/** The category and its first products. */
async function load(api: Api, url: string, id: string, limit?: number) {
  const { pathname, searchParams } = new URL(url)
  try {
    const [category, list] = await Promise.all([
      api.GET('/categories/{id}', { params: { path: { id } } }),
      loadProductList(api, readCategoryAddress(id, searchParams), languageOfPath(pathname), limit),
    ])
    if (category.response.status === 404) return await loadMissing(api, id)
    if (category.error) return { state: 'failed' as const, said: category.error.message || '' }
    // To staff the API shows what is hidden, too.
    const { visibility = 'public' } = category.data.data
    if (visibility !== 'public') return await loadMissing(api, id)
    return {
      state: 'loaded' as const,
      category: category.data.data,
      list: { ...list, items: list.items.map(toSizedCard) },
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') throw error
    return { state: 'failed' as const }
  }
}

/** An old link leads to other products instead. */
async function loadMissing(api: Api, id: string) {
  return { state: 'missing' as const, near: leadsNowhere(id, false) ? await loadNear(api) : [] }
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = serverApi(context)
  const { categoryId: id } = params
  const [page, card] = await Promise.all([
    load(api, request.url, id),
    findCategoryCard(api, id, languageOfPath(new URL(request.url).pathname)),
  ])
  if (page.state === 'missing') return data({ ...page, card }, { status: 404 })
  if (page.state === 'failed' || page.list.error) return data({ ...page, card }, unavailable)
  return data({ ...page, card })
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const { categoryId: id } = params
  const state = readCategoryAddress(id, new URL(request.url).searchParams)
  const length = rememberedLength(window.history.state?.key, listName(state))
  // Cards are read by programs that run no script.
  return { ...(await load(browserApi(), request.url, id, length)), card: null }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData, params, location }) => {
  const words = findWords(matches, 'products')
  const path = fillPath(publicPaths.category, params)
  if (loaderData?.state !== 'loaded') {
    const { notFound, error } = words.category
    const title = loaderData?.state === 'missing' ? notFound : error
    return pageMeta(matches, { title, description: title, path, hidden: true })
  }
  const { category } = loaderData
  const { language } = findWords(matches, 'layout')
  const { text: title } = textIn(language, { en: category.name, ta: category.nameTa })
  return pageMeta(matches, {
    ...wordsOfCategory(title, words.link),
    path,
    card: loaderData.card,
    lacksTamil: lacksTamil.category(category),
    preview: category.imageSet?.preview,
    hidden: readCategoryAddress(category._id, new URLSearchParams(location.search)).search !== '',
  })
}

/** A category's products, with their search. */
export default function CategoryPage({ loaderData, params, matches }: Route.ComponentProps) {
  return (
    <ProductsWordsContext value={findWords(matches, 'products')}>
      <Category loaderData={loaderData} id={params.categoryId} />
    </ProductsWordsContext>
  )
}

function Category({ loaderData, id }: { loaderData: Loaded; id: string }) {
  const { category: words, notOffered } = useProductsWords()
  const page = useLastLoaded(loaderData, id)
  if (page.state === 'missing') {
    return (
      <>
        <NotFoundContent title={words.notFound} text={words.notFoundText}>
          <BackToProducts />
        </NotFoundContent>
        {page.near.length > 0 && (
          <div className="mx-auto max-w-page px-gutter pb-section">
            <p className="font-display text-subheading">{notOffered}</p>
            <NearProducts products={page.near} />
          </div>
        )}
      </>
    )
  }
  if (page.state === 'failed') {
    return (
      <div className="mx-auto max-w-page px-gutter pb-section pt-10">
        <h1 className="sr-only">{words.error}</h1>
        <ErrorState message={failureOf(page, words)} action={<BackToProducts />} />
      </div>
    )
  }
  return <LoadedCategory key={page.category._id} page={page} />
}

/** A category that is shown stays, with what is typed into its search, where another search fails. */
function useLastLoaded(page: Loaded, id: string) {
  const { category: words } = useProductsWords()
  const [last, setLast] = useState<LoadedPage>()
  if (page.state === 'loaded' && page !== last) setLast(page)
  if (page.state !== 'failed' || last?.category._id !== id) return page
  return { ...last, list: { items: [], total: 0, error: failureOf(page, words) } }
}

function failureOf({ said }: { said?: string }, words: ProductsWords['category']): string {
  return said === undefined ? words.error : words.failed(said)
}

function LoadedCategory({ page }: { page: LoadedPage }) {
  const layoutWords = useWords()
  const { orderFromCategory } = layoutWords.product
  const words = useProductsWords().category
  const facts = { ...useSite(), words: layoutWords }
  const { category, list } = page
  const state = readCategoryAddress(category._id, new URLSearchParams(useLocation().search))
  const products = useInfiniteList(list, state, toSizedCard)
  const shown = products.items.length
  const name = listName(state)
  const address = useAddress()
  const detailsOf = (product: string) => address(productAddress(product))
  return (
    <div className="mx-auto max-w-page px-gutter pb-section pt-1 md:pt-8">
      <StructuredData data={import.meta.env.SSR ? describePage(facts, page) : undefined} />
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

function BackToProducts() {
  return (
    <ButtonLink to={publicPaths.products} variant="secondary">
      {useProductsWords().category.back}
    </ButtonLink>
  )
}

function CategorySearch({ id }: { id: string }) {
  const navigate = useNavigate()
  const address = useAddress()
  const { search } = readCategoryAddress(id, new URLSearchParams(useRequestedSearch()))
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

function describePage(facts: DescribedSite, { category, list }: LoadedPage) {
  const title = textOf(facts, category.name, category.nameTa)
  const path = fillPath(publicPaths.category, { categoryId: category._id })
  return [
    describeWebPage(facts, 'CollectionPage', { title, path }),
    describeCategoryTrail(facts, category),
    ...(list.items.length > 0 ? [describeProducts(facts, list.items)] : []),
  ]
}
