import type { EntryContext } from 'react-router'
import script from './features/insight/count-visit.ts?inline-script'
import { findShown } from './features/insight/find-shown.ts'
import { escapeHtml } from './text/escape-html.ts'

const publicLayouts = ['routes/public/layout', 'routes/public/layout-ta']

/** The script that counts a visit to a page for visitors, with what the page itself shows; undefined for others. */
export function counterOf({
  staticHandlerContext: { location, matches, loaderData },
}: EntryContext) {
  const leaf = matches.at(-1)?.route.id ?? ''
  if (!matches.some(({ route }) => publicLayouts.includes(route.id ?? ''))) return undefined
  const shown = Object.values(findShown({ ...location, loaderData: loaderData[leaf] }))
  const data = escapeHtml(JSON.stringify(shown.filter(Boolean)))
  return { script, attributes: ` data-counts="${data}"` }
}
