import type { SitePictures } from '../../contract/settings/site-pictures.ts'
import type { Story } from '../../contract/settings/story.ts'
import type { Api } from '../requests/api.ts'

/** The home page's own words and pictures, as far as they are given. */
export type HomeStory = Partial<Story> & Pick<SitePictures, 'hero' | 'about'>

/**
 * In the browser; the server knows the shop. Falls back to the site's words, without their facts, where the shop's
 * could not be loaded. Calls `onClosed` if the shop has closed since the page was opened.
 */
export async function loadHomeStory(api: Api, onClosed: () => Promise<never>): Promise<HomeStory> {
  const { data } = await api.GET('/settings')
  if (!data) return { facts: [] }
  if (!data.data.isOpen) await onClosed()
  return pickHome(data.data)
}

export function pickHome({ story, pictures }: { story: Story; pictures: SitePictures }): HomeStory {
  return { ...pickHomeStory(story), hero: pictures.hero, about: pictures.about }
}

/** The rest is long and stands on the about page alone. */
export function pickHomeStory(story: Story): Partial<Story> {
  const given = Object.entries(story).filter(
    ([field, value]) => value && /^(hero|facts|teaser|description)/.test(field),
  )
  return Object.fromEntries(given)
}
