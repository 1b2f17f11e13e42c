import { browserApi } from '../../../lib/api.ts'

/** How many gallery items there are. */
export function fetchGalleryCount() {
  return browserApi().GET('/gallery', { params: { query: { limit: 1 } } })
}
