import { publicPaths } from './public-paths.ts'

/** The languages of the site. English is at the root, Tamil below `/ta`. */
export const languages = ['en', 'ta'] as const
export type Language = (typeof languages)[number]

/** Language tags for browsers and search engines. */
export const languageTags: Record<Language, string> = { en: 'en-IN', ta: 'ta' }

const tamilPrefix = '/ta'
/** Matches a Tamil path as the router does: in lower or upper case, encoded or not. */
const inTamil = /^\/(t|%74|%54)(a|%61|%41)(?=\/|$)/i

/** Pages that exist in Tamil, in the router's notation. */
const pagesInTamil: readonly string[] = [
  publicPaths.home,
  publicPaths.about,
  publicPaths.gallery,
  publicPaths.contact,
  publicPaths.orderList,
  publicPaths.products,
  publicPaths.category,
  publicPaths.priceList,
  publicPaths.delivery,
  publicPaths.goodToKnow,
]

const addressInTamil = new RegExp(
  `^(${pagesInTamil.join('|').replace(/:\w+/g, '[^/?#]+')})([?#]|$)`,
)

export function languageOfPath(path: string): Language {
  return inTamil.test(path) ? 'ta' : 'en'
}

/** The English form of a path. */
export function withoutLanguage(path: string): string {
  return path.replace(inTamil, '') || publicPaths.home
}

/** True if the page of an English address has a Tamil version. */
export function isInTamil(address: string): boolean {
  return addressInTamil.test(address)
}

/** Converts an English address to a language, if its page exists in it. */
export function addressIn(language: Language, address: string): string {
  if (language === 'en' || !isInTamil(address)) return address
  return tamilPrefix + address.replace(/^\/(?=$|[?#])/, '')
}
