/** Where in a long list a visitor was when the document was left, for coming back to it: kept by the tab. */

const key = 'list-place'

export type ListPlace = {
  /** The entry of the history, and the list under it. */
  entry: string
  /** How many products were loaded. */
  length: number
  /** The product at the top of the window, and how far below the window's top it began, in pixels. */
  product: string
  top: number
}

export function storePlace(place: ListPlace): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(place))
  } catch {
    // Without a store the page begins at its top.
  }
}

/** The place in this list; null the next time, for it is come back to once. */
export function takePlace(entry: string): ListPlace | null {
  try {
    const place: ListPlace | null = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (place?.entry !== entry) return null
    sessionStorage.removeItem(key)
    return place
  } catch {
    return null
  }
}
