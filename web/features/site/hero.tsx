import { publicPaths } from '../../../contract/public-paths.ts'
import heroAvif from '../../assets/hero.avif'
import heroJpeg from '../../assets/hero.jpg'
import heroSmallAvif from '../../assets/hero-small.avif'
import heroSmallJpeg from '../../assets/hero-small.jpg'
import { useSite } from '../../lib/site.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Eyebrow } from '../../ui/section.tsx'
import { ShopText } from '../../words/shop-text.tsx'
import { useWords } from '../../words/words.ts'

/** Full width on phones, whose dense screens need a little less, and half of wide windows. */
const heroWidths = '(min-width: 1000px) 48vw, (min-width: 480px) 100vw, 80vw'

export function Hero() {
  const { heroTitle, heroTitleTa, heroText, heroTextTa } = useSite().site.story
  const { home, shell } = useWords()
  const [before, emphasized, after] = home.hero
  return (
    <section aria-labelledby="hero-title" className="-mt-22 overflow-hidden pt-22">
      <div className="mx-auto grid max-w-page items-center gap-x-10 px-gutter pb-14 pt-6 drawer:grid-cols-[1.05fr_1fr] drawer:pb-20 drawer:pt-4">
        <div className="relative z-10">
          <Eyebrow>{home.eyebrow}</Eyebrow>
          <h1 id="hero-title" className="font-display text-hero font-medium">
            {heroTitle ? (
              <ShopText en={heroTitle} ta={heroTitleTa} />
            ) : (
              <>
                {before}
                <em className="font-normal text-gold-ink">{emphasized}</em>
                {after}
              </>
            )}
          </h1>
          <p className="mt-7 max-w-lg text-lead text-ink-soft">
            {heroText ? <ShopText en={heroText} ta={heroTextTa} /> : home.heroText}
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={publicPaths.products} size="large">
              {shell.explore}
            </ButtonLink>
            <ButtonLink to={publicPaths.about} size="large" variant="secondary">
              {home.story}
            </ButtonLink>
          </div>
        </div>
        <div className="relative mt-10 drawer:mt-0">
          <picture className="contents">
            <source
              type="image/avif"
              srcSet={`${heroSmallAvif} 600w, ${heroAvif} 1000w`}
              sizes={heroWidths}
            />
            <img
              src={heroJpeg}
              srcSet={`${heroSmallJpeg} 600w, ${heroJpeg} 1000w`}
              sizes={heroWidths}
              alt={home.picture}
              width={1000}
              height={1100}
              fetchPriority="high"
              className="aspect-square w-full rounded-sheet object-cover card:aspect-16/11 drawer:aspect-10/11 drawer:rounded-b-sheet drawer:rounded-t-full"
            />
          </picture>
        </div>
      </div>
      <div className="border-y border-line">
        <dl className="mx-auto grid max-w-page gap-x-10 gap-y-4 px-gutter py-6 card:grid-cols-3">
          {home.facts.map(({ figure, text }) => (
            <div
              key={figure}
              className="flex flex-row-reverse flex-wrap items-baseline justify-end gap-x-3 card:flex-col-reverse card:items-start card:gap-0"
            >
              <dt className="text-ink-soft">{text}</dt>
              <dd className="font-display text-subheading">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
