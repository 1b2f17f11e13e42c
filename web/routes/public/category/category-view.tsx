import { useState } from 'react'
import { type ProductsWords, useProductsWords } from '../../../features/products/words/words.ts'
import { NearProducts } from '../../../features/search/search-notes.tsx'
import { NotFoundContent } from '../../../ui/not-found-content.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { BackToProducts } from './back-to-products.tsx'
import { CategoryProducts } from './category-products.tsx'
import type { CategoryPageData, LoadedCategory } from './load-category.ts'

/** A category in each of its states: shown, not there, or not loaded. */
export function CategoryView({ loaderData, id }: { loaderData: CategoryPageData; id: string }) {
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
  return <CategoryProducts key={page.category._id} page={page} />
}

/** A category that is shown stays, with what is typed into its search, where another search fails. */
function useLastLoaded(page: CategoryPageData, id: string) {
  const { category: words } = useProductsWords()
  const [last, setLast] = useState<LoadedCategory>()
  if (page.state === 'loaded' && page !== last) setLast(page)
  if (page.state !== 'failed' || last?.category._id !== id) return page
  return { ...last, list: { items: [], total: 0, error: failureOf(page, words) } }
}

function failureOf({ said }: { said?: string }, words: ProductsWords['category']): string {
  return said === undefined ? words.error : words.failed(said)
}
