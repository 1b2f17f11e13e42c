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
