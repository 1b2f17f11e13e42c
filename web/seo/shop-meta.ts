import type { Language } from '../../contract/language.ts'
import { establishedYear } from '../../contract/settings/business.ts'
import type { Story } from '../../contract/settings/story.ts'
import type { SiteFacts } from '../shop/site.ts'
import { textIn, textOr } from '../text/shop-text.tsx'

/** A shop as it tells of itself. The site's own words stand where it tells nothing. */
type Shop = { facts: Pick<SiteFacts, 'site' | 'founded'>; story: Partial<Story> }

/** More is cut by search engines. */
const maxDescription = 160

/** Title of the home page: the shop's own line beside its name, its name alone, or the site's title. */
export function homeTitle(language: Language, shop: Shop, siteTitle: string): string {
  const { heroTitle, heroTitleTa, heroLine, heroLineTa } = shop.story
  const { tagline, taglineTa } = shop.facts.site
  const own = pickText(language, [
    [heroTitle, heroTitleTa],
    [tagline, taglineTa],
    [heroLine, heroLineTa],
  ])
  return own || (shopDescription(language, shop) ? nameOf(language, shop.facts) : siteTitle)
}

/** Description of the shop for search engines and link previews, in its own words; blank if the site's are true. */
export function shopDescription(language: Language, { facts, story }: Shop): string {
  const { site } = facts
  const own = pickText(language, [
    [story.description, story.descriptionTa],
    [story.heroText, story.heroTextTa],
    [site.tagline, site.taglineTa],
    [story.heroTitle, story.heroTitleTa],
    [story.heroLine, story.heroLineTa],
  ])
  if (own || isAsTheSiteSays({ facts, story })) return own
  const [opening = ''] = pickText(language, [[story.aboutText, story.aboutTextTa]]).split('\n')
  if (opening) return [...opening].slice(0, maxDescription).join('')
  const address = pickText(language, [[site.address, site.addressTa]])
  return [nameOf(language, facts), address].filter(Boolean).join(', ')
}

/** A shop has the site's past if its facts name the same year, or if it has told neither facts nor a story. */
function isAsTheSiteSays({ facts, story }: Shop): boolean {
  if (story.facts) return facts.founded === String(establishedYear)
  return !story.aboutText && !story.aboutTextTa
}

function nameOf(language: Language, { site }: Shop['facts']): string {
  return textIn(language, { en: site.name, ta: site.nameTa }).text
}

/** The first text that there is in the page's language or, on a Tamil page, in English. */
function pickText(language: Language, texts: [en?: string, ta?: string][]): string {
  const given = texts.map(([en = '', ta]) => textOr(language, { en, ta }, '').text)
  return given.find(Boolean) ?? ''
}
