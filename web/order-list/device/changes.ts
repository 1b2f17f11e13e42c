/**
 * Changes of what the device stores. A browser tells only the other tabs of them, by its `storage` event: a tab
 * tells itself by the same event, so that each follower listens to one.
 */

export function announceChange(): void {
  dispatchEvent(new Event('storage'))
}

/** Calls a function with each change here and in other tabs. Returns what ends that. */
export function followChanges(onChange: () => void): () => void {
  addEventListener('storage', onChange)
  return () => removeEventListener('storage', onChange)
}
