import { HighlightsSection } from '../../features/gallery/highlights-section.tsx'
import { FeaturedSection } from '../../features/products/featured-section.tsx'
import { AboutTeaser } from '../../features/site/about-teaser.tsx'
import { ContactSection } from '../../features/site/contact-section.tsx'
import { MapSection } from '../../features/site/map.tsx'
import type { HomeSectionsWords } from '../../words/home-sections-en.ts'
import type { HomePage } from './load-home.ts'

type HomeSectionsProps = HomePage & { words: HomeSectionsWords }

/** The home page below its hero. */
export function HomeSections({ words, featured, highlights }: HomeSectionsProps) {
  return (
    <>
      <FeaturedSection words={words} featured={featured} />
      <div className="*:render-near *:[contain-intrinsic-height:auto_45rem]">
        <AboutTeaser words={words} />
        <HighlightsSection words={words} highlights={highlights} />
        <MapSection />
        <ContactSection words={words} />
      </div>
    </>
  )
}
