import { serverApi } from '../../requests/api.ts'
import { requireWebContext } from '../../requests/load-context.ts'
import { makeSitemap, sitemapPart, writeSitemap } from '../../seo/sitemap.ts'
import type { Route } from './+types/sitemap'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { publicUrl, shop, shopState } = requireWebContext(context)
  const part = new URL(request.url).searchParams.get(sitemapPart)
  const sitemap =
    shopState === 'open'
      ? await makeSitemap(serverApi(context), publicUrl, part, shop)
      : writeSitemap([])
  return typeof sitemap === 'number'
    ? new Response(null, { status: sitemap, headers: { 'cache-control': 'no-store' } })
    : new Response(sitemap, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
