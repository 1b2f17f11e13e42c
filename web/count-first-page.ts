import type { EntryContext } from 'react-router'
import script from './features/insight/count-visit.ts?inline-script'
import { findShown } from './features/insight/find-shown.ts'
import { escapeHtml } from './text/escape-html.ts'

const publicLayouts = ['routes/public/layout', 'routes/public/layout-ta']

/**
 * Adds what counts a visit to a page for visitors, and what the page itself shows. Not rendered by React: the
 * first script of every page would have to know it.
 */
export function countFirstPage(
  html: string,
  { staticHandlerContext: { location, matches, loaderData } }: EntryContext,
  nonce: string | undefined,
): string {
  const leaf = matches.at(-1)?.route.id ?? ''
  if (!matches.some(({ route }) => publicLayouts.includes(route.id ?? ''))) return html
  const shown = Object.values(findShown({ ...location, loaderData: loaderData[leaf] }))
  const data = escapeHtml(JSON.stringify(shown.filter(Boolean)))
  return html.replace(
    '</body>',
    () => `<script nonce="${nonce ?? ''}" data-counts="${data}">${script}</script></body>`,
  )
}
