import { aboutTa } from '../../features/site/words/about-ta.ts'
import type { Route } from './+types/about-ta'
import { AboutPage, aboutMeta } from './about-page.tsx'

export { loader } from './about-page.tsx'

export const meta: Route.MetaFunction = (args) => aboutMeta(args, aboutTa)

export default function TamilAbout({ loaderData }: Route.ComponentProps) {
  return <AboutPage words={aboutTa} {...loaderData} />
}
