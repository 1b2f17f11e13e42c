import { aboutTa } from '../../words/about-ta.ts'
import type { Route } from './+types/about-ta'
import { AboutPage, metaOfAbout } from './about-page.tsx'

export const meta: Route.MetaFunction = (args) => metaOfAbout(args, aboutTa)

export default function TamilAbout() {
  return <AboutPage words={aboutTa} />
}
