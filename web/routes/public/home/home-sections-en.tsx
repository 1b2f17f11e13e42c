import { homeSectionsEn } from '../../../features/shop/words/home-sections-en.ts'
import { HomeSections } from './home-sections.tsx'
import type { HomePage } from './load-home.ts'

/** Home's sections with their English words: one file, so that a page in the other language loads none of them. */
export default function EnglishHomeSections(page: HomePage) {
  return <HomeSections words={homeSectionsEn} {...page} />
}
