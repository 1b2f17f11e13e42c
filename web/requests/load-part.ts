import { onReconnect } from './connection.ts'

/**
 * Loads code that a page can wait for. A file may be missing for a moment, as with a new build, or be cut off:
 * loading is tried again until it comes, and what the page shows stays.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  for (let waitMs = 1000; ; waitMs *= 2) {
    try {
      return await load()
    } catch {
      await nextTry(waitMs)
    }
  }
}

/** Resolves after a time, or when the connection is back. */
export async function nextTry(waitMs: number): Promise<void> {
  // Old phones load this, too: they have no `Promise.withResolvers`.
  let stopWaiting = () => {}
  await new Promise<void>((resolve) => {
    stopWaiting = onReconnect(resolve)
    setTimeout(resolve, waitMs)
  })
  stopWaiting()
}
