import { type MiddlewareFunction, redirectDocument } from 'react-router'
import { languageOfPath } from '../contract/language.ts'
import { pagePaths, serviceWorkerPath, sitemapPath } from '../contract/paths.ts'
import { renderOpeningSoon } from './features/site/opening-soon.tsx'
import { addPreviewBand } from './features/site/preview-band.ts'
import { requireWebContext } from './requests/load-context.ts'

/** Files that say by themselves that the shop is closed, or nothing of it. */
const files = [serviceWorkerPath, sitemapPath, '/robots.txt', '/manifest.webmanifest']
/** The admin area, and what leads into a preview. */
const area = new RegExp(
  `^(${pagePaths.admin}(/.*)?|${pagePaths.preview.replace(/:\w+/, '[^/]+')})$`,
  'i',
)

/**
 * Answers every page of a closed shop by one that says so, whatever was asked for, and puts a band on those that
 * are previewed. A tab that was open before loads the address that it asks data for as a document.
 */
export const hideClosedShop: MiddlewareFunction<Response> = async (
  { request, url, params, context },
  next,
) => {
  const web = requireWebContext(context)
  const isServed = files.includes(url.pathname) || area.test(url.pathname)
  if (web.shop === 'open' || isServed) return next()
  const language = languageOfPath(url.pathname)
  if (web.shop === 'preview') return addPreviewBand(await next(), language)
  if (new URL(request.url).pathname.endsWith('.data'))
    return redirectDocument(url.pathname + url.search)
  // An address that leads to no page says the same, and is none to machines.
  return renderOpeningSoon(web, language, '*' in params ? 404 : 200)
}
