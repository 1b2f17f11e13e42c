import { createContext, useContext } from 'react'
import type { ShownSettings } from '../../contract/settings/settings.ts'

/**
 * Facts that every page may know: the shop's settings, the site's own address, and the API's host ('' is this
 * one).
 */
export type SiteData = {
  /** Without what is long and few pages show: they load it. */
  shop: Omit<ShownSettings, 'delivery' | 'answers' | 'story' | 'pictures' | 'priceList' | 'isOpen'>
  /** Addresses are relative to the API host. */
  logo: { image: string; srcSet: string | undefined; width: number; height: number } | undefined
  /** Alternative text of the shop's own picture for links, in the page's language; blank if it has none. */
  shareAlt: string
  /** Title and description of the home page in the shop's own words; blank where the site's are true. */
  home: { title: string; description: string }
  hasDeliveryZones: boolean
  /** Phone numbers with their country codes, by those that are typed without. */
  internationalNumbers: Record<string, string>
  hasAnswers: boolean
  /** The year since which the shop presses; blank where it says none. */
  founded: string
  /** The first answers in short, in the page's language, for the details of a product. */
  shorts: { text: string; lang?: 'en' }[]
  /** In India as the page was rendered: the visitor's clock may be in another one. */
  year: string
  publicUrl: string
  apiUrl: string
  /** True if visits are counted. */
  counts: boolean
}

/**
 * The root route's data. A separate context, because components that use the router's data render
 * again with every navigation, and every card of a long list needs it.
 */
export const SiteContext = createContext<SiteData | undefined>(undefined)

/** The shop's settings and the site's addresses, anywhere below the root. */
export function useSite(): SiteData {
  const site = useContext(SiteContext)
  if (!site) throw new Error('The root route has not loaded')
  return site
}

/** Marks inline scripts as ours; known while the server renders, and nowhere else. */
export const NonceContext = createContext<string | undefined>(undefined)
