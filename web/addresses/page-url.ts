import { withoutLanguage } from '../../contract/language.ts'
import { adminPath, publicPaths, sitemapPath } from '../../contract/public-paths.ts'
import { galleryParameters } from '../features/gallery/gallery-address.ts'
import { priceListParameters } from '../features/price-list/load-price-list.ts'
import { categoryParameters, productsParameters } from '../features/products/products-address.ts'
import { contactFields } from '../features/shop/contact-message.ts'
import { orderListParameters } from '../order-list/list-address.ts'
import { sitemapPart } from '../seo/sitemap.ts'

/** Query parameters of pages, each with what reads them; a page without any has none. */
const pages: [path: string, parameters: readonly string[]][] = [
  [publicPaths.products, productsParameters],
  [publicPaths.category, categoryParameters],
  [publicPaths.gallery, galleryParameters],
  [publicPaths.priceList, priceListParameters],
  [publicPaths.orderList, orderListParameters],
  [publicPaths.contact, contactFields],
  [sitemapPath, [sitemapPart]],
  // React Router's own request for the routes that links lead to.
  ['/__manifest', ['paths', 'version']],
]
/** Parameters of React Router's requests for the data of a page. */
const dataParameters = ['_routes']
const dataSuffix = /\.data$/

/** Parameters by the first segment of the page's path. */
const parametersOf = new Map(pages.map(([path, parameters]) => [segmentsOf(path)[0], parameters]))

/**
 * The address of a page with only those parameters that it reads, in order. The page is rendered from this
 * address and cached under it, so that addresses with the same response share it.
 */
export function normalizePageUrl(url: string): string {
  const [path = '', ...rest] = url.split('?')
  if (rest.length === 0) return url
  const given = new URLSearchParams(rest.join('?'))
  const names = [...parametersOfPage(path), ...(dataSuffix.test(path) ? dataParameters : [])]
  const pairs = names.flatMap((name) => given.getAll(name).map((value) => [name, value]))
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`
}

/**
 * Words for caches in front of a page that is not for everybody: not to keep how staff sign in, nor what else is
 * in the admin area, nor the page that shows what somebody has typed. Null for all other pages.
 */
export function findPrivacy(url: string): 'no-store' | 'private, no-cache' | null {
  const [path = '', query] = normalizePageUrl(url).split('?')
  const [name, page] = segmentsOf(path)
  if (name === adminPath.slice(1)) return page === 'login' ? 'no-store' : 'private, no-cache'
  return name === 'contact' && query !== undefined ? 'private, no-cache' : null
}

/** The segments of a page's English path, as the router reads them; requests for its data have the same. */
function segmentsOf(path: string): string[] {
  return withoutLanguage(decodeURIComponent(path).toLowerCase().replace(/^\/+/, '/'))
    .replace(dataSuffix, '')
    .split('/')
    .filter(Boolean)
}

function parametersOfPage(path: string): readonly string[] {
  return parametersOf.get(segmentsOf(path)[0]) ?? []
}
