/** Addresses that pages for visitors need. The others would make the first script of each larger. */

/** The API's path prefix. */
export const apiPrefix = '/api'
/** The path prefix of image files on the API's host. */
export const uploadsPrefix = '/uploads'

/** The one call whose 401 ends no session. */
export const loginPath = '/auth/login'

/**
 * Path that browsers send counts to. Apart from the other paths, because the script in every page needs it
 * alone.
 */
export const countsPath = '/counts'

/** Apart from the other pages, because the script in every page needs it alone. */
export const orderListPath = '/list'

/** In each language. */
export const orderListPages = { en: orderListPath, ta: `/ta${orderListPath}` } as const

/** First part of the admin area's addresses. */
export const adminPath = '/admin'

/** The service worker. Devices know it by this path from when it was for the order list alone. */
export const serviceWorkerPath = '/order-list-worker.js'

/** Pages that replace any other without a connection. */
export const offlinePages = { en: '/offline', ta: '/ta/offline' } as const

/** The pages of a visitor, in the router's notation, and where staff are led from one of them. */
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

/** The word that stands for the popular collection where a category id is expected in an address. */
export const popularCategory = 'popular'

/**
 * Puts values for a path's `:name` parameters, URL-encoded.
 * @throws Error where a parameter has no value
 */
export function fillPath(path: string, values: Record<string, string | number>): string {
  return path.replace(/:([a-zA-Z]+)/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`No value for ${name} in ${path}`)
    return encodeURIComponent(value)
  })
}

/** The products page with a category chosen; without one, the page alone. */
export function productsAddress(category?: { _id: string; name: string }): string {
  if (!category) return publicPaths.products
  return `${publicPaths.products}?category=${encodeURIComponent(category._id)}&name=${encodeURIComponent(category.name)}`
}

/** The products page with one product's details opened. */
export function productAddress(id: string): string {
  return `${publicPaths.products}?product=${encodeURIComponent(id)}`
}
