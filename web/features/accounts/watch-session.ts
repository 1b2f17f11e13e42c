import { browserApi } from '../../requests/api.ts'
import { readToken } from '../../storage/session-token.ts'

/** Milliseconds between a response and the next question: with the response, less than a second. */
const interval = 700

/**
 * Asks whether the session is in force while the page is on screen: somebody who is switched off should read no
 * further. Every response but a 401 is ignored, and that ends the session as any other does. Returns how to
 * stop.
 */
export function watchSession(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  async function ask(): Promise<void> {
    if (document.visibilityState === 'visible' && readToken())
      await browserApi()
        .GET('/auth/me')
        .catch(() => {})
    if (!isStopped) schedule()
  }

  function schedule(): void {
    timer = setTimeout(ask, interval)
  }

  schedule()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
