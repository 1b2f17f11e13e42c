/**
 * Changes of what a visitor keeps on this device: the list, the details of an order, and the lists that were sent.
 * Scripts of this tab, which share no module, are told by an event of the window; other tabs by the browser's
 * `storage` event.
 */

const changeEvent = 'visitor-data-change'

/** Tells this tab of a change that it has stored. */
export function announceChange(): void {
  dispatchEvent(new Event(changeEvent))
}

/** Calls a function with each change here and in other tabs. Returns what ends that. */
export function followChanges(onChange: () => void): () => void {
  addEventListener(changeEvent, onChange)
  addEventListener('storage', onChange)
  return () => {
    removeEventListener(changeEvent, onChange)
    removeEventListener('storage', onChange)
  }
}
