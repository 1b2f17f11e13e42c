import type { ImageSet } from '../../../contract/images/image.ts'
import { publicPaths } from '../../../contract/public-paths.ts'
import type { SitePicture as SitePictureData } from '../../../contract/settings/site-pictures.ts'
import type { HomeStory } from '../../lib/load-story.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Eyebrow } from '../../ui/section.tsx'
import { ShopText } from '../../words/shop-text.tsx'
import { useWords } from '../../words/words.ts'
import { SitePicture } from './site-picture.tsx'

/** Full width on phones, whose dense screens need a little less, and half of wide windows. */
const heroWidths = '(min-width: 1000px) 48vw, (min-width: 480px) 100vw, 80vw'

type HeroProps = {
  story: HomeStory
  /** Their pictures stand there where the shop has put none. */
  products: PicturedProduct[]
}
type PicturedProduct = { _id: string; image?: string; imageSet?: ImageSet }

export function Hero({ story, products }: HeroProps) {
  const { heroLine, heroLineTa, heroTitle, heroTitleTa, heroText, heroTextTa } = story
  const { language, home, shell } = useWords()
  const [before, emphasized, after] = home.hero
  return (
    <section aria-labelledby="hero-title" className="-mt-22 overflow-hidden pt-22">
      <div className="mx-auto grid max-w-page items-center gap-x-10 px-gutter pb-14 pt-6 drawer:grid-cols-[1.05fr_1fr] drawer:pb-20 drawer:pt-4">
        <div className="relative z-10">
          <Eyebrow>
            <ShopText en={heroLine} ta={heroLineTa} otherwise={home.eyebrow} />
          </Eyebrow>
          <h1 id="hero-title" className="font-display text-hero font-medium">
            {heroTitle || (heroTitleTa && language === 'ta') ? (
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
            <ShopText en={heroText} ta={heroTextTa} otherwise={home.heroText} />
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
        <HeroPicture picture={story.hero} products={products} />
      </div>
      <Facts facts={story.facts ?? home.facts} />
    </section>
  )
}

type HeroPictureProps = { picture: HomeStory['hero']; products: PicturedProduct[] }

/** The shop's own picture, else up to three of its products; type alone where there are none. */
function HeroPicture({ picture, products }: HeroPictureProps) {
  const shown = products.flatMap(pictureOf).slice(0, 3)
  if (picture)
    return (
      <div className="relative mt-10 drawer:mt-0">
        <SitePicture
          picture={picture}
          sizes={heroWidths}
          priority
          className="aspect-square w-full rounded-sheet object-cover card:aspect-16/11 drawer:aspect-10/11 drawer:rounded-b-sheet drawer:rounded-t-full"
        />
      </div>
    )
  if (shown.length === 0) return null
  return (
    <div className="mt-10 grid auto-cols-fr grid-flow-col gap-3 drawer:mt-0">
      {shown.map((picture) => (
        <SitePicture
          key={picture.image}
          picture={picture}
          sizes={`(min-width: 1000px) ${48 / shown.length}vw, ${92 / shown.length}vw`}
          priority
          className="aspect-3/4 w-full rounded-sheet object-cover drawer:aspect-2/3 drawer:rounded-b-sheet drawer:rounded-t-full"
        />
      ))}
    </div>
  )
}

/** Without the placeholder of other pictures: the code of that would be in every first script. */
function pictureOf({ image, imageSet }: PicturedProduct): SitePictureData[] {
  return image && imageSet ? [{ image, imageSet, alt: '', altTa: '' }] : []
}

type Fact = { figure: string; figureTa?: string; text: string; textTa?: string }

/** Figures about the shop, side by side. */
function Facts({ facts }: { facts: Fact[] }) {
  if (facts.length === 0) return null
  return (
    <div className="border-y border-line">
      <dl className="mx-auto grid max-w-page gap-x-10 gap-y-4 px-gutter py-6 card:grid-cols-3">
        {facts.map(({ figure, figureTa = figure, text, textTa = text }) => (
          <div
            key={figure}
            className="flex flex-row-reverse flex-wrap items-baseline justify-end gap-x-3 card:flex-col-reverse card:items-start card:gap-0"
          >
            <dt className="text-ink-soft">
              <ShopText en={text} ta={textTa} />
            </dt>
            <dd className="font-display text-subheading">
              <ShopText en={figure} ta={figureTa} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
