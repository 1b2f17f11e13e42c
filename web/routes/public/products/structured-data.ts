import { listLabelFacts } from '../../../features/labels/label-facts.ts'
import type { LoadedDetails } from '../../../features/products/details/use-product.ts'
import type { ProductList } from '../../../features/products/load-products.ts'
import type { ProductsWords } from '../../../features/products/words/words.ts'
import { type DescribedSite, describeWebPage } from '../../../seo/json-ld.ts'
import {
  describeProduct,
  describeProductGroup,
  describeProductPage,
  describeProducts,
  describeProductTrail,
  type NamedProduct,
} from '../../../seo/json-ld-products.ts'
import type { ProductsPageData } from './load-products-page.ts'

type Described = { site: DescribedSite; loaded: ProductsPageData; words: ProductsWords }

/** The page to search engines: the product whose details are open, or else the list under its title. */
export function describeProductsPage(
  { site, loaded, words }: Described,
  page: { title: string; path: string },
) {
  return describeDetails(site, loaded, words) ?? describeList(site, loaded.list, page)
}

function describeDetails(
  site: DescribedSite,
  { product, group }: LoadedDetails,
  { label: words }: ProductsWords,
) {
  if (!product) return undefined
  const properties = group?.label ? listLabelFacts(group.label, words) : []
  const named = group && { ...group, ...product.group }
  return [
    describeProductPage(site, product),
    describeProduct(product, site, properties),
    ...(named ? [describeProductGroup(named, site, properties)] : []),
    describeProductTrail(site, product),
  ]
}

function describeList(
  site: DescribedSite,
  { items }: ProductList<NamedProduct>,
  page: { title: string; path: string },
) {
  const described = describeWebPage(site, 'CollectionPage', page)
  return items.length > 0 ? [described, describeProducts(site, items)] : described
}
