import { publicPaths } from '../../../contract/public-paths.ts'
import type { HomeStory } from '../../shop/load-story.ts'
import { ShopText } from '../../text/shop-text.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { FitWords } from '../../ui/fit-words.tsx'
import type { ShownImageSet } from '../../ui/pictures/picture.tsx'
import { Eyebrow } from '../../ui/section.tsx'
import { useWords } from '../../words/words.ts'
import { type ShownSitePicture, SitePicture } from './site-picture.tsx'

/** Full width on phones, whose dense screens need a little less, and half of wide windows. */
const heroWidths = '(min-width: 1000px) 48vw, (min-width: 480px) 100vw, 80vw'

type HeroProps = {
  story: HomeStory
  /** Products whose pictures stand in where the shop has none of its own. */
  products: PicturedProduct[]
}
type PicturedProduct = { _id: string; image?: string; imageSet?: ShownImageSet }

export function Hero({ story, products }: HeroProps) {
  const { heroLine, heroLineTa, heroTitle, heroTitleTa, heroText, heroTextTa } = story
  const { language, home, shell } = useWords()
  const [before, emphasized, after] = home.hero
  return (
    <section aria-labelledby="hero-title" className="overflow-hidden">
      <div className="mx-auto grid max-w-page items-center gap-x-10 px-gutter pt-1 md:pt-12 drawer:grid-cols-[1.05fr_1fr] drawer:pb-20 drawer:pt-4">
        <div className="relative z-10">
          <Eyebrow compact>
            <ShopText en={heroLine} ta={heroLineTa} otherwise={home.eyebrow} />
          </Eyebrow>
          <h1
            id="hero-title"
            className="font-display text-title font-medium max-md:[:root:lang(ta)_&]:text-[1.875rem] md:text-hero"
          >
            {heroTitle || (heroTitleTa && language === 'ta') ? (
              <FitWords en={heroTitle} ta={heroTitleTa} />
            ) : (
              <>
                {before}
                <em className="font-normal text-gold-ink">{emphasized}</em>
                {after}
              </>
            )}
          </h1>
          <p className="mt-2 max-w-lg text-ink-soft md:mt-8 md:text-lead">
            <ShopText en={heroText} ta={heroTextTa} otherwise={home.heroText} />
          </p>
          <div className="mt-3 flex flex-wrap gap-x-3 gap-y-2 md:mt-8">
            <ButtonLink to={publicPaths.products} size="large">
              {shell.explore}
            </ButtonLink>
            <ButtonLink to={publicPaths.about} size="large" variant="secondary">
              {home.story}
            </ButtonLink>
          </div>
        </div>
        <HeroPicture picture={story.hero} products={products} />
      </div>
    </section>
  )
}

type HeroPictureProps = { picture: HomeStory['hero']; products: PicturedProduct[] }

/** The shop's own picture, else up to three of its products; type alone where there are none. */
function HeroPicture({ picture, products }: HeroPictureProps) {
  const shown = products.flatMap(pictureOf).slice(0, 3)
  const single = picture ?? (shown[1] ? undefined : shown[0])
  if (single)
    return (
      <div className="relative mt-3 md:mt-8 drawer:mt-0">
        <SitePicture
          picture={single}
          sizes={heroWidths}
          priority
          className="aspect-2/1 w-full rounded-card object-cover max-md:[:root:lang(ta)_&]:aspect-4/1 md:aspect-16/11 md:rounded-sheet drawer:aspect-10/11 drawer:rounded-b-sheet drawer:rounded-t-full"
        />
      </div>
    )
  if (!shown[1]) return null
  return (
    <div className="mt-3 grid auto-cols-fr md:mt-8 grid-flow-col gap-3 drawer:mt-0">
      {shown.map((picture) => (
        // A box around each: the sources of a picture would be columns, too.
        <div key={picture.image}>
          <SitePicture
            picture={picture}
            sizes={`(min-width: 1000px) ${48 / shown.length}vw, ${92 / shown.length}vw`}
            priority
            className="aspect-square w-full rounded-card object-cover drawer:aspect-2/3 drawer:rounded-b-sheet drawer:rounded-t-full"
          />
        </div>
      ))}
    </div>
  )
}

/** Without the placeholder of other pictures: the code of that would be in every first script. */
function pictureOf({ image, imageSet }: PicturedProduct): ShownSitePicture[] {
  return image && imageSet ? [{ image, imageSet, alt: '', altTa: '' }] : []
}
