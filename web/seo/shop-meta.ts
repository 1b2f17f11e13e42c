import type { Language } from '../../contract/language.ts'
import { establishedYear } from '../../contract/settings/business.ts'
import { foundingYear } from '../../contract/settings/founding-year.ts'
import type { ShownSettings } from '../../contract/settings/settings.ts'
import type { Story } from '../../contract/settings/story.ts'
import { pickHomeStory } from '../shop/load-story.ts'
import { textIn, textOr } from '../text/shop-text.tsx'

/** A shop in its own words, or in the site's where it has written none. */
type Shop = Omit<ShownSettings, 'story'> & { story: Partial<Story> }

/** Search engines cut longer descriptions. */
const maxDescription = 160

/**
 * Title and description of the home page: the shop's own line beside its name, or its name alone, and what it tells
 * of itself there; blank where the site's are true.
 */
export function describeHome(language: Language, settings: ShownSettings) {
  const shop = { ...settings, story: pickHomeStory(settings.story) }
  const { heroTitle, heroTitleTa, heroLine, heroLineTa } = shop.story
  const { tagline, taglineTa } = shop
  const own = pickText(language, [
    [heroTitle, heroTitleTa],
    [tagline, taglineTa],
    [heroLine, heroLineTa],
  ])
  const description = describeShop(language, shop)
  return { title: own || (description && nameOf(language, shop)), description }
}

/** Description of the shop for search engines and link previews, in its own words; blank if the site's are true. */
export function describeShop(language: Language, shop: Shop): string {
  const { story } = shop
  const own = pickText(language, [
    [story.description, story.descriptionTa],
    [story.heroText, story.heroTextTa],
    [shop.tagline, shop.taglineTa],
    [story.heroTitle, story.heroTitleTa],
    [story.heroLine, story.heroLineTa],
  ])
  if (own || isAsTheSiteSays(story)) return own
  const [opening = ''] = pickText(language, [[story.aboutText, story.aboutTextTa]]).split('\n')
  if (opening) return [...opening].slice(0, maxDescription).join('')
  const address = pickText(language, [[shop.address, shop.addressTa]])
  return [nameOf(language, shop), address].filter(Boolean).join(', ')
}

/** A shop has the site's past if its facts name the same year, or if it has told neither facts nor a story. */
function isAsTheSiteSays(story: Partial<Story>): boolean {
  if (story.facts) return foundingYear(story.facts) === String(establishedYear)
  return !story.aboutText && !story.aboutTextTa
}

function nameOf(language: Language, { name, nameTa }: Shop): string {
  return textIn(language, { en: name, ta: nameTa }).text
}

/** The first text that there is in the page's language or, on a Tamil page, in English. */
function pickText(language: Language, texts: [en?: string, ta?: string][]): string {
  const given = texts.map(([en = '', ta]) => textOr(language, { en, ta }, '').text)
  return given.find(Boolean) ?? ''
}
