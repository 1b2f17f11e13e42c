import { addressIn, languageOfPath } from '../../../../contract/language.ts'
import { publicPaths } from '../../../../contract/public-paths.ts'
import { loadHighlights } from '../../../features/gallery/load-gallery.ts'
import { loadFeatured } from '../../../features/products/load-featured.ts'
import { type Api, browserApi } from '../../../requests/api.ts'
import { openDocument } from '../../../requests/load-page.ts'
import { type HomeStory, loadHomeStory } from '../../../shop/load-story.ts'

/** More are fetched with the carousel's later pages. */
const featuredAtFirst = 12

/** Catalogue and shop as the home page shows them. */
export async function loadHome(api: Api, shopStory: HomeStory | Promise<HomeStory>) {
  const [featured, highlights, story] = await Promise.all([
    loadFeatured(api, featuredAtFirst),
    loadHighlights(api),
    shopStory,
  ])
  return { featured, highlights, story }
}

export type HomePage = Awaited<ReturnType<typeof loadHome>>

export function loadHomeInBrowser() {
  const home = addressIn(languageOfPath(location.pathname), publicPaths.home)
  const api = browserApi()
  return loadHome(
    api,
    loadHomeStory(api, () => openDocument(home)),
  )
}
