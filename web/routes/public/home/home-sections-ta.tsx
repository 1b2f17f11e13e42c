import { homeSectionsTa } from '../../../features/shop/words/home-sections-ta.ts'
import { HomeSections } from './home-sections.tsx'
import type { HomePage } from './load-home.ts'

/** Home's sections with their Tamil words: one file, so that a page in the other language loads none of them. */
export default function TamilHomeSections(page: HomePage) {
  return <HomeSections words={homeSectionsTa} {...page} />
}
