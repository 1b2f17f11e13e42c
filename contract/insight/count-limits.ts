import { publicPaths } from '../public-paths.ts'

/** Note about counting for visitors. */
export const countedNote =
  'We count how often pages and products are opened, products are added or ordered, and what is searched for. We use no cookies for this and do not record who you are. Browsers that send Do Not Track or Global Privacy Control are not counted.'

/** Events that are counted. */
export const countKinds = ['opened', 'added', 'ordered', 'sent', 'page', 'searched'] as const

/** Pages whose views are counted, each with its path. */
export const countedPages = {
  home: publicPaths.home,
  products: publicPaths.products,
  category: publicPaths.category,
  gallery: publicPaths.gallery,
  about: publicPaths.about,
  contact: publicPaths.contact,
  list: publicPaths.orderList,
  'price-list': publicPaths.priceList,
} as const

/** Kinds of match of a search, most reliable first. */
export const searchOutcomes = ['literal', 'synonym', 'sound', 'similar', 'nothing'] as const

/**
 * `entries` and `bytes` limit one request. `found` limits the results that a search may report, and `times` the
 * count of one subject per day; both are beyond any shop, and keep sums exact.
 */
export const countLimits = {
  entries: 20,
  bytes: 4096,
  perMinute: 60,
  newWordsPerHour: 60,
  found: 1_000_000,
  times: 100_000_000,
} as const

export type CountedPage = keyof typeof countedPages
export type SearchOutcome = (typeof searchOutcomes)[number]
