import { type MiddlewareFunction, redirectDocument } from 'react-router'
import { languageOfPath } from '../contract/language.ts'
import { pagePaths, serviceWorkerPath, sitemapPath } from '../contract/paths.ts'
import { renderOpeningSoon } from './features/shop/opening-soon.tsx'
import { addPreviewBand } from './features/shop/preview-band.ts'
import { requireWebContext } from './requests/load-context.ts'

/** Files that say themselves that the shop is closed, or tell nothing about it. */
const files = [serviceWorkerPath, sitemapPath, '/robots.txt', '/manifest.webmanifest']
/** The admin area, and the link that opens a preview. */
const area = new RegExp(
  `^(${pagePaths.admin}(/.*)?|${pagePaths.preview.replace(/:\w+/, '[^/]+')})$`,
  'i',
)

/**
 * Answers every page request of a closed shop with the page that says so, and marks the pages of a preview with
 * a band. A tab that was open before still asks for a page's data: it is redirected to load that page as a
 * document.
 */
export const hideClosedShop: MiddlewareFunction<Response> = async (
  { request, url, params, context },
  next,
) => {
  const web = requireWebContext(context)
  const isServed = files.includes(url.pathname) || area.test(url.pathname)
  if (web.shopState === 'open' || isServed) return next()
  const language = languageOfPath(url.pathname)
  if (web.shopState === 'preview') return addPreviewBand(await next(), language)
  if (new URL(request.url).pathname.endsWith('.data'))
    return redirectDocument(url.pathname + url.search)
  // Visitors read the same at an address without a page; machines get a 404.
  return renderOpeningSoon(web, language, '*' in params ? 404 : 200)
}
