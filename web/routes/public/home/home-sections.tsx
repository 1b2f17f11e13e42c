import { HighlightsSection } from '../../../features/gallery/highlights-section.tsx'
import { FeaturedSection } from '../../../features/products/featured-section.tsx'
import { AboutTeaser } from '../../../features/shop/about-teaser.tsx'
import { ContactSection } from '../../../features/shop/contact-section.tsx'
import { MapSection } from '../../../features/shop/map.tsx'
import { ShopFacts } from '../../../features/shop/shop-facts.tsx'
import type { HomeSectionsWords } from '../../../features/shop/words/home-sections-en.ts'
import { ReachWordsContext } from '../../../features/shop/words/reach-words.ts'
import { useWords } from '../../../words/words.ts'
import type { HomePage } from './load-home.ts'

/** The home page below its hero. */
export function HomeSections({
  words,
  featured,
  highlights,
  story,
}: HomePage & { words: HomeSectionsWords }) {
  const { home } = useWords()
  return (
    <ReachWordsContext value={words.reachWords}>
      <FeaturedSection words={words} featured={featured} />
      <ShopFacts facts={story.facts ?? home.facts} />
      <div className="*:render-near *:[contain-intrinsic-height:auto_52rem]">
        <AboutTeaser words={words} story={story} />
        <HighlightsSection words={words} highlights={highlights} />
        <MapSection />
        <ContactSection words={words} />
      </div>
    </ReachWordsContext>
  )
}
