import { addressIn } from '../../contract/language.ts'
import { apiPaths, apiPrefix, fillPath, publicPaths, sitemapPath } from '../../contract/paths.ts'
import { productAddress } from '../../contract/public-paths.ts'
import type { Shop } from './shop.ts'

const inBoth = (paths: string[]) => paths.flatMap((path) => [path, addressIn('ta', path)])

/** The pages and calls of a shop's visitors, the most wanted at the beginning. */
export function listAddresses({ products, categories }: Shop): string[] {
  const categoryPages = categories.map((categoryId) =>
    fillPath(publicPaths.category, { categoryId }),
  )
  const pages = [publicPaths.home, publicPaths.products, ...categoryPages, publicPaths.priceList]
  const others = [publicPaths.about, publicPaths.gallery, publicPaths.contact, publicPaths.delivery]
  return [
    ...inBoth(pages),
    apiPrefix + apiPaths.products,
    apiPrefix + apiPaths.featuredProducts,
    `${publicPaths.products}.data`,
    ...products.slice(0, 6).map(productAddress),
    ...inBoth(others),
    ...inBoth([`${publicPaths.products}?search=sesame`]),
    ...products.slice(0, 2).map((id) => apiPrefix + fillPath(apiPaths.product, { id })),
    apiPrefix + apiPaths.settings,
    sitemapPath,
    '/robots.txt',
    '/manifest.webmanifest',
  ]
}

/**
 * The files that a page leads to: scripts, styles, fonts, and of each picture one of its widths, as one phone asks
 * for it. None changes under its name.
 */
export function listFiles(html: string): string[] {
  const found = html.matchAll(/["( ](\/(?:assets|uploads)\/[\w./-]+)/g)
  const files = Array.from(found, ([, path = '']) => path)
  const nameOf = (path: string) =>
    path.startsWith('/uploads/') ? path.split(/[-.]\d+\./)[0] : path
  return [...new Map(files.map((path) => [nameOf(path), path])).values()]
}
