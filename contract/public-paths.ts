/** Addresses that public pages need; all addresses together would make each page's first script larger. */

/** The API's path prefix. */
export const apiPrefix = '/api'
/** The path prefix of image files on the API's host. */
export const uploadsPrefix = '/uploads'

/** The only call whose 401 does not end a session. */
export const loginPath = '/auth/login'

/**
 * Path to which browsers send counts. Separate from the other paths, because the script in every page needs only
 * this one.
 */
export const countsPath = '/counts'

/** Path of the order list. Separate from the other pages, because the script in every page needs only this one. */
export const orderListPath = '/list'

/** The order list's page in each language. */
export const orderListPages = { en: orderListPath, ta: `/ta${orderListPath}` } as const

/** First part of the admin area's addresses. */
export const adminPath = '/admin'

/** The service worker, still at the path from when it served only the order list, because devices know it there. */
export const serviceWorkerPath = '/order-list-worker.js'

/** Pages shown in place of any other without a connection. */
export const offlinePages = { en: '/offline', ta: '/ta/offline' } as const

/** Public pages in the router's notation, and the addresses to which they lead staff. */
export const publicPaths = {
  home: '/',
  about: '/about-us',
  products: '/products',
  category: '/category/:categoryId',
  gallery: '/gallery',
  contact: '/contact',
  orderList: orderListPath,
  priceList: '/price-list',
  delivery: '/delivery',
  goodToKnow: '/good-to-know',
  label: '/label/:productId',
  adminOrderAnswer: '/admin/orders/answer',
} as const

/** Sitemap of every page, for search engines. */
export const sitemapPath = '/sitemap.xml'

/** The anchor of the contact section on the home page. */
export const contactAnchor = 'contact'

/** Stands for the popular collection where an address expects a category id. */
export const popularCategory = 'popular'

/**
 * Fills in a path's `:name` parameters, URL-encoded.
 * @throws Error if a parameter has no value
 */
export function fillPath(path: string, values: Record<string, string | number>): string {
  return path.replace(/:([a-zA-Z]+)/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`No value for ${name} in ${path}`)
    return encodeURIComponent(value)
  })
}

/** The products page with a category selected, or without one. */
export function productsAddress(category?: { _id: string; name: string }): string {
  if (!category) return publicPaths.products
  return `${publicPaths.products}?category=${encodeURIComponent(category._id)}&name=${encodeURIComponent(category.name)}`
}

/** The products page with one product's details open. */
export function productAddress(id: string): string {
  return `${publicPaths.products}?product=${encodeURIComponent(id)}`
}
