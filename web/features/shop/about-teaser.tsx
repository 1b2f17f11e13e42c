import { publicPaths } from '../../../contract/public-paths.ts'
import type { HomeStory } from '../../shop/load-story.ts'
import { useSite } from '../../shop/site-data.ts'
import { ShopText, textOr } from '../../text/shop-text.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { useLanguage } from '../../words/words.ts'
import { SitePicture } from './site-picture.tsx'
import type { HomeSectionsWords } from './words/home-sections-en.ts'

/** A short version of the story. */
export function AboutTeaser({ words, story }: { words: HomeSectionsWords; story: HomeStory }) {
  const { about, teaserTitle = '', teaserTitleTa, teaserText, teaserTextTa } = story
  const { founded } = useSite()
  const title = textOr(useLanguage(), { en: teaserTitle, ta: teaserTitleTa }, words.about)
  const [before, emphasized] = splitTitle(title.text)
  return (
    <section aria-labelledby="about-heading" className="overflow-hidden bg-wood text-on-wood">
      <div className="mx-auto grid max-w-page items-center gap-x-16 gap-y-10 px-gutter py-section drawer:grid-cols-[1.25fr_1fr]">
        {about && (
          <div className="relative">
            {/* Reserves the picture's space until it is loaded. */}
            <div className="aspect-[1400/963]">
              <SitePicture
                picture={about}
                sizes="(min-width: 1000px) 52vw, 92vw"
                className="size-full rounded-sheet object-cover"
              />
            </div>
            {founded && (
              <p
                aria-hidden="true"
                className="relative z-10 -mt-[0.36em] ml-4 font-display text-[clamp(5.5rem,17vw,13rem)] leading-[0.78] tracking-[-0.05em] text-honey"
              >
                {founded}
              </p>
            )}
          </div>
        )}
        <div>
          <h2 id="about-heading" lang={title.lang} className="font-display text-heading">
            {before}
            <em>{emphasized}</em>
          </h2>
          <p className="mt-5 max-w-prose text-lead text-on-wood-soft">
            <ShopText en={teaserText} ta={teaserTextTa} otherwise={words.aboutText} />
          </p>
          <ButtonLink to={publicPaths.about} variant="honey" size="large" className="mt-8">
            {words.readStory}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

/** The end of a title behind its last comma is emphasized. */
function splitTitle(title: string): [string, string] {
  const end = title.lastIndexOf(', ')
  return end < 0 ? [title, ''] : [title.slice(0, end + 2), title.slice(end + 2)]
}
