import { HighlightsSection } from '../../features/gallery/highlights-section.tsx'
import type { Highlights } from '../../features/gallery/load-highlights.ts'
import { FeaturedSection } from '../../features/products/featured-section.tsx'
import type { Featured } from '../../features/products/load-featured.ts'
import { AboutTeaser } from '../../features/site/about-teaser.tsx'
import { ContactSection } from '../../features/site/contact-section.tsx'
import { MapSection } from '../../features/site/map.tsx'

/** The home page below its hero. */
export default function HomeSections({
  featured,
  highlights,
}: {
  featured: Featured
  highlights: Highlights
}) {
  return (
    <>
      <FeaturedSection featured={featured} />
      <AboutTeaser />
      <HighlightsSection highlights={highlights} />
      <MapSection />
      <ContactSection />
    </>
  )
}
