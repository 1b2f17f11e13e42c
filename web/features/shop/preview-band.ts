import type { Language } from '../../../contract/language.ts'
import { pagePaths } from '../../../contract/paths.ts'
import { openingSoonEn } from './words/opening-soon-en.ts'
import { openingSoonTa } from './words/opening-soon-ta.ts'

/** The beginning of a page's body, with the link over its header, which comes first for keyboards. */
const start = /<body[^>]*>(<a href="#main"[^>]*>[^<]*<\/a>)?/

const tables = { en: openingSoonEn, ta: openingSoonTa }

/**
 * Says on a page of a closed shop that this is a preview. Not rendered by React, since the first script of
 * every page would need it; React leaves unknown elements of a body alone.
 */
export async function addPreviewBand(response: Response, language: Language): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  const { notOpen, toAdminArea } = tables[language]
  const band = `<aside data-preview aria-label="${notOpen}" class="bg-honey text-on-honey print:hidden"><p class="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-3 px-gutter"><strong>${notOpen}</strong><a href="${pagePaths.admin}" class="flex min-h-11 items-center underline underline-offset-4">${toAdminArea}</a></p></aside>`
  const html = await response.text()
  return new Response(
    html.replace(start, (found) => found + band),
    response,
  )
}
