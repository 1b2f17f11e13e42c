import { limits } from '../../../contract/limits.ts'
import { fillPath, pagePaths, productAddress } from '../../../contract/paths.ts'
import { type Api, serverApi } from '../../lib/api.ts'
import { requireWebContext } from '../../lib/load-context.ts'
import type { Route } from './+types/sitemap'

/** What one sitemap may list. */
const mostAddresses = 50_000

const fixedPages = [
  pagePaths.home,
  pagePaths.about,
  pagePaths.products,
  pagePaths.gallery,
  pagePaths.contact,
]

type Entry = { path: string; changed?: string }

export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = requireWebContext(context)
  const entries = await listEntries(serverApi(context))
  if (!entries) return new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } })
  const urls = entries.map(({ path, changed }) => {
    const address = escapeXml(publicUrl + path)
    return `<url><loc>${address}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`
  })
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

/** Every page of the site, or null when the catalogue cannot be read. */
async function listEntries(api: Api): Promise<Entry[] | null> {
  const { data: categories } = await api.GET('/categories')
  if (!categories) return null
  const entries: Entry[] = [
    ...fixedPages.map((path) => ({ path })),
    ...categories.data.map(({ _id, updatedAt }) => ({
      path: fillPath(pagePaths.category, { categoryId: _id }),
      changed: updatedAt,
    })),
  ]
  for (let page = 1; entries.length < mostAddresses; page += 1) {
    const { data } = await api.GET('/products', {
      params: { query: { page, limit: limits.list.maxLimit, sort: 'newest' } },
    })
    if (!data) return null
    for (const { _id, updatedAt } of data.data) {
      entries.push({ path: productAddress(_id), changed: updatedAt })
    }
    if (page >= data.pagination.pages) break
  }
  return entries.slice(0, mostAddresses)
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
