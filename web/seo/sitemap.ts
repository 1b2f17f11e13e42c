import { addressIn, isInTamil, languageTags } from '../../contract/language.ts'
import { fillPath, pagePaths, productAddress, sitemapPath } from '../../contract/paths.ts'
import type { ShopSettings } from '../../contract/settings/settings.ts'
import { lacksTamil } from '../../contract/text/lacks-tamil.ts'
import type { Api } from '../requests/api.ts'

/** The search parameter for a part. */
export const sitemapPart = 'part'

type Shop = Pick<ShopSettings, 'answers' | 'delivery' | 'story'>

/** A page by its English address. */
type SitePage = { address: string; changed?: string; lacksTamil?: boolean }

/** The sitemap or a part of it, or an error status. For many products the sitemap is an index of parts. */
export async function makeSitemap(
  api: Api,
  publicUrl: string,
  wanted: string | null,
  shop: Shop,
): Promise<string | 404 | 503> {
  const part = Number(wanted ?? 1)
  if (!Number.isSafeInteger(part) || part < 1) return 404
  const { data: products, error } = await api.GET('/products/addresses', {
    params: { query: { page: part } },
  })
  if (!products) return 'errors' in error ? 404 : 503
  const { pages } = products.pagination
  if (part > Math.max(1, pages)) return 404
  if (wanted === null && pages > 1) {
    const address = `${publicUrl}${sitemapPath}?${sitemapPart}=`
    return writeSitemapIndex(Array.from({ length: pages }, (_, at) => address + (at + 1)))
  }
  const others = part === 1 ? await listOthers(api, shop) : []
  if (!others) return 503
  const pagesOfProducts = products.data.map(({ _id, updatedAt, inTamil }) => ({
    address: productAddress(_id),
    changed: updatedAt,
    lacksTamil: !inTamil,
  }))
  return writeSitemap(
    [...others, ...pagesOfProducts].flatMap((page) => inEachLanguage(page, publicUrl)),
  )
}

/** The entries of a page, one for each of its languages; each names both if there are two. */
function inEachLanguage(page: SitePage, publicUrl: string): SitemapEntry[] {
  const { address, changed } = page
  const english = publicUrl + address
  if (page.lacksTamil || !isInTamil(address)) return [{ address: english, changed }]
  const tamil = publicUrl + addressIn('ta', address)
  const alternates = {
    [languageTags.en]: english,
    [languageTags.ta]: tamil,
    'x-default': english,
  }
  return [english, tamil].map((page) => ({ address: page, changed, alternates }))
}

/** All pages but those of products, or null when the catalogue cannot be read. */
async function listOthers(
  api: Api,
  { answers, delivery, story }: Shop,
): Promise<SitePage[] | null> {
  const { data: categories } = await api.GET('/categories')
  if (!categories) return null
  const { home, about, products, gallery, contact, priceList } = pagePaths
  return [
    { address: home },
    { address: about, lacksTamil: lacksTamil.about(story) },
    ...[products, gallery, contact, priceList].map((address) => ({ address })),
    ...(delivery.zones.length > 0 ? [{ address: pagePaths.delivery }] : []),
    ...(answers.length > 0
      ? [{ address: pagePaths.goodToKnow, lacksTamil: lacksTamil.answers(answers) }]
      : []),
    ...categories.data.map((category) => ({
      address: fillPath(pagePaths.category, { categoryId: category._id }),
      changed: category.updatedAt,
      lacksTamil: lacksTamil.category(category),
    })),
  ]
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

type SitemapEntry = {
  address: string
  changed?: string | undefined
  /** The page's addresses by their languages. */
  alternates?: Record<string, string>
}

/** A sitemap of pages. */
export function writeSitemap(entries: SitemapEntry[]): string {
  return write('urlset', 'url', entries)
}

/** A sitemap of sitemaps. */
function writeSitemapIndex(addresses: string[]): string {
  const entries = addresses.map((address) => ({ address }))
  return write('sitemapindex', 'sitemap', entries)
}

function write(root: string, element: string, entries: SitemapEntry[]): string {
  const lines = entries.map(
    ({ address, changed, alternates = {} }) =>
      `<${element}><loc>${escapeXml(address)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}${Object.entries(alternates).map(writeAlternate).join('')}</${element}>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${lines.join('\n')}\n</${root}>\n`
}

function writeAlternate([language, address]: [string, string]): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
