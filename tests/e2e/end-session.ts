import type { Page } from '@playwright/test'
import { apiPaths, apiPrefix } from '../../contract/paths.ts'

type Write = { method: string; ordinal: number; path?: string }

/**
 * Ends the session on the server as one of the page's writes is about to go out. Ended before, the page would see it by
 * itself, and leave before it is pressed.
 */
export async function endSessionAtWrite(
  page: Page,
  { method, ordinal, path = apiPaths.products }: Write,
) {
  const sent: string[] = []
  const isMeant = (url: URL) => url.pathname.startsWith(apiPrefix + path)
  await page.route(isMeant, async (route) => {
    const request = route.request()
    if (request.method() !== method) return route.continue()
    sent.push(request.url())
    if (sent.length === ordinal) {
      const { authorization = '' } = request.headers()
      await page.request.post(apiPrefix + apiPaths.logout, { headers: { authorization } })
    }
    await route.continue()
  })
  return { sent, restore: () => page.unroute(isMeant) }
}
