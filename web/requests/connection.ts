/** Retries that wait for the connection. */
const retries = new Set<() => void>()

/** Calls a function when the browser has a connection again, or a visitor wants to try. Returns what ends that. */
export function onReconnect(retry: () => void): () => void {
  addEventListener('online', retry)
  retries.add(retry)
  return () => {
    removeEventListener('online', retry)
    retries.delete(retry)
  }
}

/** Retries at once all that waits for the connection. */
export function reconnect(): void {
  for (const retry of retries) retry()
}
