import type { MetaDescriptor } from 'react-router'
import type { LinkCard } from '../../contract/cards/link-card.ts'
import type { ImageSet } from '../../contract/images/image.ts'
import { previewSize } from '../../contract/images/preview-size.ts'
import { addressIn, isInTamil, type Language, languageTags } from '../../contract/language.ts'
import { currency } from '../../contract/settings/business.ts'
import type { SiteData } from '../shop/site-data.ts'
import { textIn } from '../text/shop-text.tsx'
import { findWords } from '../words/words.ts'

type PageFacts = {
  title: string
  description: string
  /** The page's English address, with the parameters that make it another page. */
  path: string
  /** The picture that chats show of a link to the page; addresses are relative to the API host. */
  card?: LinkCard | null
  /** A photo for where the page has no card. */
  photo?: ImageSet['preview']
  type?: 'website' | 'product' | 'article'
  /** Rupees, where the page is about one product. */
  price?: number
  /** The language of the page that this one repeats at a different address. */
  repeats?: Language
  /** Kept out of search engines. */
  hidden?: boolean
  /** True if its main text is in English alone, so that search engines know the English page only. */
  lacksTamil?: boolean
}

const { width, height } = previewSize

/** The routes of a page, as `meta` is given them. */
export type Matches = ({ id: string; loaderData?: unknown; handle?: unknown } | undefined)[]

/** Data of the root route; undefined if it failed. */
export function findSiteData(matches: Matches): SiteData | undefined {
  return matches.find((match) => match?.id === 'root')?.loaderData as SiteData | undefined
}

/** A page's title with the shop's name. */
export function titleIn(shop: string, title: string): string {
  return title === shop ? title : `${title} | ${shop}`
}

/** The languages of the site, as chats know them. */
const locales = { en: 'en_IN', ta: 'ta_IN' }

/** Title, description, canonical address and what a shared link shows. */
export function pageMeta(matches: Matches, page: PageFacts): MetaDescriptor[] {
  const site = findSiteData(matches)
  if (!site) return [{ title: page.title }]
  const { shop, publicUrl, apiUrl } = site
  const { language } = findWords(matches, 'layout')
  const { text: name } = textIn(language, { en: shop.name, ta: shop.nameTa })
  const title = titleIn(name, page.title)
  const address = publicUrl + addressIn(language, page.path)
  const canonical = page.lacksTamil ? page.path : addressIn(page.repeats ?? language, page.path)
  const isInBoth = isInTamil(page.path) && !page.lacksTamil && !page.repeats
  const picture = page.card?.address ?? page.photo
  const image = (apiUrl || publicUrl) + (picture ?? shop.shareCard)
  const alt = page.card?.alt ?? (picture ? page.title : site.shareAlt || page.title)
  return [
    { title },
    { name: 'description', content: page.description },
    ...(page.hidden
      ? [{ name: 'robots', content: 'noindex' }]
      : [
          {
            tagName: 'link',
            rel: 'canonical',
            href: publicUrl + canonical,
          },
          ...(isInBoth ? alternatesOf(publicUrl, page.path) : []),
        ]),
    { property: 'og:site_name', content: name },
    { property: 'og:locale', content: locales[language] },
    ...(isInBoth
      ? [{ property: 'og:locale:alternate', content: locales[otherThan(language)] }]
      : []),
    { property: 'og:type', content: page.type ?? 'website' },
    // A price of 0 is on request: machines are told none.
    ...(page.price
      ? [
          { property: 'product:price:amount', content: page.price.toFixed(2) },
          { property: 'product:price:currency', content: currency },
        ]
      : []),
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: image },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: `${width}` },
    { property: 'og:image:height', content: `${height}` },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: page.description },
    { name: 'twitter:image', content: image },
    { name: 'twitter:image:alt', content: alt },
  ]
}

/** The page in each language; readers of any other language get the English one. */
function alternatesOf(publicUrl: string, path: string): MetaDescriptor[] {
  const links: [string, Language][] = [
    [languageTags.en, 'en'],
    [languageTags.ta, 'ta'],
    ['x-default', 'en'],
  ]
  return links.map(([hrefLang, language]) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: publicUrl + addressIn(language, path),
  }))
}

function otherThan(language: Language): Language {
  return language === 'en' ? 'ta' : 'en'
}
