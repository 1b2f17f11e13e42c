import { addressIn, languageOfPath } from '../../../../contract/language.ts'
import { publicPaths } from '../../../../contract/public-paths.ts'
import { loadHighlights } from '../../../features/gallery/load-gallery.ts'
import { loadFeatured } from '../../../features/products/load-featured.ts'
import { type Api, browserApi } from '../../../requests/api.ts'
import { openDocument } from '../../../requests/load-page.ts'
import { loadHomeStory } from '../../../shop/load-story.ts'

/** More are fetched with the carousel's later pages. */
const featuredAtFirst = 12

/** Catalogue and shop as the home page shows them. */
export async function loadHome(api: Api, onClosed?: () => Promise<never>) {
  const [featured, highlights, story] = await Promise.all([
    loadFeatured(api, featuredAtFirst),
    loadHighlights(api),
    loadHomeStory(api, onClosed),
  ])
  return { featured, highlights, story }
}

export type HomePage = Awaited<ReturnType<typeof loadHome>>

export function loadHomeInBrowser() {
  const home = addressIn(languageOfPath(location.pathname), publicPaths.home)
  return loadHome(browserApi(), () => openDocument(home))
}
