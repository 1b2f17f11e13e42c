import { data } from 'react-router'
import { HighlightsSection } from '../../features/gallery/highlights-section.tsx'
import { loadHighlights } from '../../features/gallery/load-highlights.ts'
import { FeaturedSection } from '../../features/products/featured-section.tsx'
import { loadFeatured } from '../../features/products/load-featured.ts'
import { AboutTeaser } from '../../features/site/about-teaser.tsx'
import { ContactSection } from '../../features/site/contact-section.tsx'
import { Hero } from '../../features/site/hero.tsx'
import { MapSection } from '../../features/site/map-section.tsx'
import { type Api, browserApi, serverApi } from '../../lib/api.ts'
import { pageMeta } from '../../lib/seo.ts'
import type { Route } from './+types/home'

/** More are fetched when the visitor turns the pages. */
const featuredAtFirst = 12

async function load(api: Api) {
  const [featured, highlights] = await Promise.all([
    loadFeatured(api, featuredAtFirst),
    loadHighlights(api),
  ])
  return { featured, highlights }
}

export async function loader({ context }: Route.LoaderArgs) {
  const page = await load(serverApi(context))
  const failed = page.featured.error || page.highlights.error
  return data(page, failed ? { headers: { 'cache-control': 'no-store' } } : undefined)
}

export function clientLoader() {
  return load(browserApi())
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Wood-pressed groundnut, sesame and coconut oil',
    description:
      'Edible oils pressed slowly in wood since 1975, unrefined and ISO 9001:2015 certified, from Coimbatore district, Tamil Nadu.',
    path: '/',
  })

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <FeaturedSection featured={loaderData.featured} />
      <AboutTeaser />
      <HighlightsSection highlights={loaderData.highlights} />
      <MapSection />
      <ContactSection />
    </>
  )
}
