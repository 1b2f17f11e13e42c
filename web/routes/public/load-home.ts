import { loadHighlights } from '../../features/gallery/load-gallery.ts'
import { loadFeatured } from '../../features/products/load-featured.ts'
import { type Api, browserApi } from '../../lib/api.ts'
import { loadHomeStory } from '../../lib/load-story.ts'

/** More are fetched with the carousel's later pages. */
const featuredAtFirst = 12

/** What the home page shows of the catalogue, and says of the shop. */
export async function loadHome(api: Api) {
  const [featured, highlights, story] = await Promise.all([
    loadFeatured(api, featuredAtFirst),
    loadHighlights(api),
    loadHomeStory(api),
  ])
  return { featured, highlights, story }
}

export type HomePage = Awaited<ReturnType<typeof loadHome>>

export function loadHomeInBrowser() {
  return loadHome(browserApi())
}
