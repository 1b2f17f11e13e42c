import type { VisitorCount } from '../../../contract/insight/count.ts'
import {
  type CountedPage,
  countedPages,
  type SearchOutcome,
} from '../../../contract/insight/count-kinds.ts'
import { withoutLanguage } from '../../../contract/language.ts'
import type { SearchNotes } from '../../../contract/products/product-list.ts'
import { fillPath, popularCategory, publicPaths } from '../../../contract/public-paths.ts'

/** A page as the router has it, with what its loader brought. */
export type RoutedPage = { pathname: string; search: string; loaderData: unknown }

/** Loader data that counting reads: of pages that list products, by the loaders that satisfy it. */
export type CountedData = {
  list?: { total: number; products?: number; error?: string; notes?: SearchNotes }
  category?: { _id: string }
}

/** Events that a page shows. */
export type Shown = Partial<Record<'page' | 'opened' | 'searched', VisitorCount>>

/** Longer texts do not count as searches. */
const maxWords = 100

/** Events of a page to count; none if the address leads to no page. */
export function findShown({ pathname, search, loaderData }: RoutedPage): Shown {
  const loaded = (loaderData ?? {}) as CountedData
  const page = findPage(withoutLanguage(pathname), loaded)
  if (!page) return {}
  const params = new URLSearchParams(search)
  const chosen = page === 'products' ? params.get('category') : undefined
  const category = loaded.category?._id ?? (chosen === popularCategory ? undefined : chosen)
  const product = page === 'products' && params.get('product')
  return {
    page: { kind: 'page', page, ...(category && { category }) },
    ...(product && { opened: { kind: 'opened', product } }),
    ...(loaded.list && { searched: describeSearch(params, loaded.list, Boolean(category)) }),
  }
}

/** A category's page counts once the category was found. */
function findPage(pathname: string, { category }: CountedData): CountedPage | undefined {
  const ofCategory = category && fillPath(publicPaths.category, { categoryId: category._id })
  const path = pathname === ofCategory ? publicPaths.category : pathname
  const pages = Object.entries(countedPages) as [CountedPage, string][]
  return pages.find(([, known]) => known === path)?.[0]
}

/**
 * The search of a list and its outcome; undefined without a search, or if it was repeated to be taken as it is
 * typed.
 */
function describeSearch(
  params: URLSearchParams,
  { total, products = total, error, notes }: NonNullable<CountedData['list']>,
  isWithinCategory: boolean,
): VisitorCount | undefined {
  const words = params.get('search')?.trim()
  if (!words || error || params.get('exact')) return undefined
  const how: SearchOutcome = total > 0 ? (notes?.how ?? 'literal') : 'nothing'
  // Without its words where a category alone has nothing: the shop may have it elsewhere.
  const isNamed = words.length <= maxWords && !(isWithinCategory && total === 0)
  return { kind: 'searched', ...(isNamed && { words, found: products, how }) }
}
