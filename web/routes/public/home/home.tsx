import { data } from 'react-router'
import { languageOfPath } from '../../../../contract/language.ts'
import { publicPaths } from '../../../../contract/public-paths.ts'
import { inOneLanguage } from '../../../../contract/text/in-one-language.ts'
import { Hero } from '../../../features/shop/hero.tsx'
import { serverApi } from '../../../requests/api.ts'
import { requireWebContext } from '../../../requests/load-context.ts'
import { loadPage } from '../../../requests/load-page.ts'
import { type DescribedSite, describeBusiness, describeBusinessPage } from '../../../seo/json-ld.ts'
import { findSiteData, pageMeta } from '../../../seo/seo.ts'
import { pickHome } from '../../../shop/load-story.ts'
import { type SiteData, useSite } from '../../../shop/site-data.ts'
import { homeSectionsId } from '../../../ui/behaviour/hydration-marks.ts'
import { lazyInView } from '../../../ui/behaviour/lazy-in-view.tsx'
import { StructuredData } from '../../../ui/structured-data.tsx'
import { findWords, useWords, type Words } from '../../../words/words.ts'
import type { Route } from './+types/home'
import { loadHome } from './load-home.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const loaded = await loadHome(serverApi(context), pickHome(requireWebContext(context).shop))
  const page = inOneLanguage(loaded, languageOfPath(new URL(request.url).pathname))
  const failed = page.featured.error || page.highlights.error
  return data(page, failed ? { headers: { 'cache-control': 'no-store' } } : undefined)
}

// The first view has the server's data, so the client's loader is imported when it is needed.
export const clientLoader = () =>
  loadPage(() => import('./load-home.ts')).then((home) => home.loadHomeInBrowser())

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches }) => {
  const { home } = findWords(matches, 'layout')
  const own = findSiteData(matches)?.home
  return pageMeta(matches, {
    title: own?.title || home.title,
    description: own?.description || home.description,
    path: publicPaths.home,
  })
}

/** The first products stand in a phone's first view, where they need no script: theirs comes with scrolling. */
const middleOfWindow = '0px 0px -50%'

/** Everything below the hero, with its words, is hydrated when it is scrolled to. */
const sections = {
  en: lazyInView(homeSectionsId, () => import('./home-sections-en.tsx'), middleOfWindow),
  ta: lazyInView(homeSectionsId, () => import('./home-sections-ta.tsx'), middleOfWindow),
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const words = useWords()
  const site = { ...useSite(), words }
  const HomeSections = sections[words.language]
  return (
    <>
      <StructuredData data={import.meta.env.SSR ? describePage(site) : undefined} />
      <Hero story={loaderData.story} products={loaderData.featured.items} />
      <HomeSections {...loaderData} />
    </>
  )
}

function describePage(site: DescribedSite & Pick<SiteData, 'home'> & { words: Words }) {
  const page = { title: site.home.title || site.words.home.title, path: publicPaths.home }
  return [describeBusinessPage(site, 'WebPage', page), describeBusiness(site)]
}
