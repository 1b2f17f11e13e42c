import { homeSectionsEn } from '../../../features/site/words/home-sections-en.ts'
import { HomeSections } from './home-sections.tsx'
import type { HomePage } from './load-home.ts'

/** With their words, which come with them. */
export default function EnglishHomeSections(page: HomePage) {
  return <HomeSections words={homeSectionsEn} {...page} />
}
