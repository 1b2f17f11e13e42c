import { publicPaths } from '../public-paths.ts'

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

export type CountedPage = keyof typeof countedPages
export type SearchOutcome = (typeof searchOutcomes)[number]
