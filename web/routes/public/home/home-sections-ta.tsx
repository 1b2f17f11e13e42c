import { homeSectionsTa } from '../../../features/site/words/home-sections-ta.ts'
import { HomeSections } from './home-sections.tsx'
import type { HomePage } from './load-home.ts'

/** With their words, which come with them. */
export default function TamilHomeSections(page: HomePage) {
  return <HomeSections words={homeSectionsTa} {...page} />
}
