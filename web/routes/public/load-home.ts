import { loadHighlights } from '../../features/gallery/load-gallery.ts'
import { loadFeatured } from '../../features/products/load-featured.ts'
import { type Api, browserApi } from '../../lib/api.ts'

/** More are fetched with the carousel's later pages. */
const featuredAtFirst = 12

/** What the home page shows of the catalogue. */
export async function loadHome(api: Api) {
  const [featured, highlights] = await Promise.all([
    loadFeatured(api, featuredAtFirst),
    loadHighlights(api),
  ])
  return { featured, highlights }
}

export type HomePage = Awaited<ReturnType<typeof loadHome>>

export function loadHomeInBrowser() {
  return loadHome(browserApi())
}
