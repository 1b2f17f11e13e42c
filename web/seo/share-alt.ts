import type { Language } from '../../contract/language.ts'
import type { SitePictures } from '../../contract/settings/site-pictures.ts'
import { textOr } from '../text/shop-text.tsx'

/** Alternative text of the shop's own picture for links, in the page's language or in English; blank if there is none. */
export function readShareAlt(language: Language, { share }: SitePictures): string {
  return share ? textOr(language, { en: share.alt, ta: share.altTa }, '').text : ''
}
