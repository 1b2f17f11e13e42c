import { data, useRevalidator } from 'react-router'
import { messages } from '../../../contract/messages.ts'
import { fillPath, pagePaths } from '../../../contract/paths.ts'
import { CategoryHeader } from '../../features/categories/category-header.tsx'
import { loadCategoryPage } from '../../features/categories/load-category-page.ts'
import { OrderCard } from '../../features/products/order-card.tsx'
import { toCardData } from '../../features/products/product-card-data.ts'
import { type Api, browserApi, serverApi } from '../../lib/api.ts'
import { describeCategoryTrail, describeList } from '../../lib/json-ld.ts'
import { pageMeta } from '../../lib/seo.ts'
import { useSite } from '../../lib/site.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { StructuredData } from '../../ui/structured-data.tsx'
import type { Route } from './+types/category'

const statuses = { loaded: 200, missing: 404, failed: 503 }

async function load(api: Api, id: string) {
  const page = await loadCategoryPage(api, id)
  return page.state === 'loaded' ? { ...page, products: page.products.map(toCardData) } : page
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await load(serverApi(context), params.categoryId)
  const headers = page.state === 'failed' ? { 'cache-control': 'no-store' } : undefined
  return data(page, { status: statuses[page.state], headers })
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return load(browserApi(), params.categoryId)
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const path = fillPath(pagePaths.category, { categoryId: params.categoryId ?? '' })
  if (loaderData?.state !== 'loaded') {
    const title = messages.categoryPage.notFound
    return pageMeta(matches, { title, description: title, path, hidden: true })
  }
  const { category } = loaderData
  return pageMeta(matches, {
    title: category.name,
    description: `${category.name}: pressed in wood, unrefined, ordered by WhatsApp from Coimbatore district.`,
    path,
    preview: category.imageSet?.preview,
  })
}

export default function CategoryPage({ loaderData: page }: Route.ComponentProps) {
  const facts = useSite()
  const { revalidate, state } = useRevalidator()
  const back = (
    <ButtonLink to={pagePaths.products} variant="secondary">
      {messages.categoryPage.back}
    </ButtonLink>
  )
  if (page.state !== 'loaded') {
    return (
      <div className="mx-auto grid max-w-page gap-6 px-gutter pb-section pt-10">
        {page.state === 'missing' ? (
          <div className="grid max-w-prose justify-items-start gap-5 py-section">
            <h1 className="font-display text-title">{messages.categoryPage.notFound}</h1>
            <p className="text-lead text-ink-soft">{messages.categoryPage.notFoundText}</p>
            {back}
          </div>
        ) : (
          <>
            <h1 className="sr-only">{messages.categoryPage.error}</h1>
            <ErrorState
              message={page.message}
              onRetry={revalidate}
              busy={state === 'loading'}
              action={back}
            />
          </>
        )}
      </div>
    )
  }
  const { category, products } = page
  return (
    <div className="mx-auto max-w-page px-gutter pb-section pt-4 md:pt-8">
      <StructuredData
        data={
          import.meta.env.SSR
            ? [describeCategoryTrail(facts, category), describeList(facts, products)]
            : undefined
        }
      />
      <CategoryHeader category={category} total={page.total} />
      {products.length === 0 ? (
        <EmptyState
          title={messages.categoryPage.empty}
          text={messages.categoryPage.emptyText}
          action={back}
        />
      ) : (
        <ul className="grid grid-cols-2 gap-x-4 gap-y-9 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-4 lg:gap-y-12">
          {products.map((product) => (
            <li
              key={product._id}
              className="flex [contain-intrinsic-size:auto_24rem] [content-visibility:auto]"
            >
              <OrderCard
                product={product}
                orderText={messages.order.fromCategory(product.name)}
                decimals="always"
                heading="h2"
                sizes="(min-width: 1024px) 18rem, (min-width: 640px) 31vw, 45vw"
                className="w-full"
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
