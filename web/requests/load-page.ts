import { createPath, type Path } from 'react-router'
import { nextTry } from './load-part.ts'

declare global {
  interface Window {
    /**
     * Private to React Router, and undocumented: nothing public tells a loader which address was pressed. Without
     * it, loading is tried again, and no document is opened.
     */
    __reactRouterDataRouter?: { state: { navigation: { location?: Path } } }
  }
  interface WindowEventMap {
    /** The address that was pressed, where nothing answers. */
    unreachable: CustomEvent<string>
  }
}

let isLeaving = false

/** True while the page is being left for a document, so that no prompt appears twice. */
export function isOpeningDocument(): boolean {
  return isLeaving
}

/**
 * Loads what the next page needs. Where it does not come, as after a new build, the pressed address is loaded
 * as a document; where nothing answers at all, the page stays, says so, and loading is tried again.
 */
export async function loadPage<T>(load: () => Promise<T>): Promise<T> {
  for (let waitMs = 1000; ; waitMs *= 2) {
    try {
      const loaded = await load()
      if (loaded instanceof Response && loaded.status >= 500) throw loaded
      return loaded
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') throw error
      const pressed = window.__reactRouterDataRouter?.state.navigation.location
      if (pressed) await openIfReachable(createPath(pressed))
      await nextTry(waitMs)
    }
  }
}

async function openIfReachable(address: string): Promise<void> {
  try {
    await fetch(address, { method: 'HEAD' })
  } catch {
    dispatchEvent(new CustomEvent('unreachable', { detail: address }))
    return
  }
  await openDocument(address)
}

/**
 * Leaves the page for an address; never resolves. React Router calls it, too.
 * @public
 */
export function openDocument(address: string): Promise<never> {
  isLeaving = true
  // The browser may restore this page on Back: it would wait forever, so it is reloaded.
  addEventListener('pageshow', () => location.reload())
  location.assign(address)
  return new Promise(() => {})
}
