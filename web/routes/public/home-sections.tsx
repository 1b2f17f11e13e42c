import { HighlightsSection } from '../../features/gallery/highlights-section.tsx'
import { FeaturedSection } from '../../features/products/featured-section.tsx'
import { AboutTeaser } from '../../features/site/about-teaser.tsx'
import { ContactSection } from '../../features/site/contact-section.tsx'
import { MapSection } from '../../features/site/map.tsx'
import type { HomePage } from './load-home.ts'

/** The home page below its hero. */
export default function HomeSections({ featured, highlights }: HomePage) {
  return (
    <>
      <FeaturedSection featured={featured} />
      <div className="*:render-near *:[contain-intrinsic-height:auto_45rem]">
        <AboutTeaser />
        <HighlightsSection highlights={highlights} />
        <MapSection />
        <ContactSection />
      </div>
    </>
  )
}
