import type { Page } from '@playwright/test'
import { apiPrefix } from '../../contract/paths.ts'

/** Lets the page's creates reach the server, and none of its responses come back, until told otherwise. */
export async function loseResponses(page: Page, path: string): Promise<() => Promise<void>> {
  return pauseResponses(page, path, () => 'lose')
}

/** Delays the response to the page's create of that number back; resolves when it is there. */
export async function holdResponse(page: Page, path: string, ordinal: number) {
  const { promise: held, resolve } = Promise.withResolvers<void>()
  const restore = await pauseResponses(page, path, (count) => {
    if (count !== ordinal) return 'pass'
    resolve()
    return 'hold'
  })
  return { held, restore }
}

async function pauseResponses(
  page: Page,
  path: string,
  decide: (count: number) => 'lose' | 'hold' | 'pass',
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
