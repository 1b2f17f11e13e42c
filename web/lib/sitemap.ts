import { fillPath, pagePaths, productAddress, sitemapPath } from '../../contract/paths.ts'
import type { Api } from './api.ts'

/** The search parameter for a part. */
export const sitemapPart = 'part'

const fixedPages = [
  pagePaths.home,
  pagePaths.about,
  pagePaths.products,
  pagePaths.gallery,
  pagePaths.contact,
  pagePaths.priceList,
]

/** The sitemap or a part of it, or an error status. For many products the sitemap is an index of parts. */
export async function makeSitemap(
  api: Api,
  publicUrl: string,
  wanted: string | null,
  { hasDeliveryZones }: { hasDeliveryZones: boolean },
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
  const others = part === 1 ? await listOthers(api, hasDeliveryZones) : []
  if (!others) return 503
  const entries = products.data.map(({ _id, updatedAt }) => ({
    address: productAddress(_id),
    changed: updatedAt,
  }))
  return writeSitemap(
    [...others, ...entries].map((entry) => ({ ...entry, address: publicUrl + entry.address })),
  )
}

/** All pages but those of products, or null when the catalogue cannot be read. */
async function listOthers(api: Api, hasDeliveryZones: boolean): Promise<SitemapEntry[] | null> {
  const { data: categories } = await api.GET('/categories')
  if (!categories) return null
  return [
    ...fixedPages.map((address) => ({ address })),
    ...(hasDeliveryZones ? [{ address: pagePaths.delivery }] : []),
    ...categories.data.map(({ _id, updatedAt }) => ({
      address: fillPath(pagePaths.category, { categoryId: _id }),
      changed: updatedAt,
    })),
  ]
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export type SitemapEntry = { address: string; changed?: string | undefined }

/** A sitemap of pages. */
export function writeSitemap(entries: SitemapEntry[]): string {
  return write('urlset', 'url', entries)
}

/** A sitemap of sitemaps. */
export function writeSitemapIndex(addresses: string[]): string {
  const entries = addresses.map((address) => ({ address }))
  return write('sitemapindex', 'sitemap', entries)
}

function write(root: string, element: string, entries: SitemapEntry[]): string {
  const lines = entries.map(
    ({ address, changed }) =>
      `<${element}><loc>${escapeXml(address)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</${element}>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n${lines.join('\n')}\n</${root}>\n`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
