import type { Page } from '@playwright/test'
import { apiPrefix } from '../../contract/paths.ts'

/** Lets the page's creates reach the server, and none of its responses come back, until they are restored. */
export async function loseResponses(page: Page, path: string): Promise<() => Promise<void>> {
  return pauseResponses(page, path, () => 'lose')
}

/** Delays the response to the page's create of that number back; resolves when it is there. */
export async function delayResponse(page: Page, path: string, ordinal: number) {
  const { promise: delayed, resolve } = Promise.withResolvers<void>()
  const restore = await pauseResponses(page, path, (count) => {
    if (count !== ordinal) return 'pass'
    resolve()
    return 'delay'
  })
  return { delayed, restore }
}

async function pauseResponses(
  page: Page,
  path: string,
  decide: (count: number) => 'lose' | 'delay' | 'pass',
): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page)
  let count = 0
  browser.on('Fetch.requestPaused', ({ requestId, request }) => {
    const fate = request.method === 'POST' ? decide(++count) : 'pass'
    if (fate === 'lose')
      void browser.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionClosed' })
    if (fate === 'pass') void browser.send('Fetch.continueRequest', { requestId })
  })
  await browser.send('Fetch.enable', {
    patterns: [{ urlPattern: `*${apiPrefix}${path}`, requestStage: 'Response' }],
  })
  return () => browser.detach()
}
