import { tabStorage } from '../../../storage/browser-storage.ts'
import { isLike, parseStored } from '../../../storage/stored-values.ts'

/** Position in a long list when the document was left, for coming back to it: stored in the tab. */

const key = 'list-place'

export type ListPlace = {
  /** The entry of the history, and the list under it. */
  entry: string
  /** Count of loaded products. */
  length: number
  /** The product at the top of the window, and how far below the window's top it began, in pixels. */
  product: string
  top: number
}

export function storePlace(place: ListPlace): void {
  tabStorage.write(key, JSON.stringify(place))
}

/** The place in this list; null the next time, for it is come back to once. */
export function takePlace(entry: string): ListPlace | null {
  const place = parseStored(tabStorage.read(key))
  const example: ListPlace = { entry: '', length: 0, product: '', top: 0 }
  if (!isLike(place, example) || place.entry !== entry) return null
  tabStorage.write(key, null)
  return place
}
