import { aboutEn } from '../../features/site/words/about-en.ts'
import type { Route } from './+types/about'
import { AboutPage, aboutMeta } from './about-page.tsx'

export { loader } from './about-page.tsx'

export const meta: Route.MetaFunction = (args) => aboutMeta(args, aboutEn)

export default function EnglishAbout({ loaderData }: Route.ComponentProps) {
  return <AboutPage words={aboutEn} {...loaderData} />
}
