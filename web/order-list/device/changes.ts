/**
 * Changes of what the device stores. A browser's `storage` event tells only the other tabs; a tab sends itself
 * the same event, so that each follower listens to one.
 */

export function announceChange(): void {
  dispatchEvent(new Event('storage'))
}

/** Calls a function with each change here and in other tabs. Returns what ends that. */
export function followChanges(onChange: () => void): () => void {
  addEventListener('storage', onChange)
  return () => removeEventListener('storage', onChange)
}
