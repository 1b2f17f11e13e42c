import type { ReactNode } from 'react'
import type { Story, StoryPoint } from '../../../contract/settings/story.ts'
import { hasTamilLetters } from '../../../contract/text/tamil-letters.ts'
import { useSite } from '../../shop/site-data.ts'
import { ShopText } from '../../text/shop-text.tsx'
import { FitWords } from '../../ui/fit-words.tsx'
import { Section } from '../../ui/section.tsx'
import { useLanguage } from '../../words/words.ts'
import type { AboutWords } from './words/about-en.ts'

/** The parts of the about page: the shop's own, or the site's. An empty list leaves its part out. */
type PartProps = { words: AboutWords; story: Story }

/** The site's own words are in the page's language, and have no other. */
type Point = Pick<StoryPoint, 'title' | 'text'> & Partial<StoryPoint>

export function Oils({ words, story }: PartProps) {
  const language = useLanguage()
  const oils = story.oils?.map(({ besideTa, ...oil }) => ({
    ...oil,
    beside: language === 'ta' ? besideTa : oil.nameTa,
  }))
  if (oils?.length === 0) return null
  return (
    <Section labelledBy="oils-heading" className="bg-paper-deep">
      <h2 id="oils-heading" className="max-w-2xl font-display text-title">
        <FitWords en={story.oilsTitle} ta={story.oilsTitleTa} otherwise={words.oilsTitle} />
      </h2>
      <ul className="mt-10 grid gap-x-10 md:mt-14 md:grid-cols-[minmax(min-content,1fr)_minmax(min-content,1fr)_1.4fr]">
        {(oils ?? words.oils.map(inPageLanguage)).map((oil) => (
          <li
            key={oil.name}
            className="grid items-baseline gap-x-10 gap-y-1 border-t border-line-strong py-6 wrap-break-word md:col-span-3 md:grid-cols-subgrid md:py-8"
          >
            <h3 className="font-display text-heading">
              <ShopText en={oil.name} ta={oil.nameTa} />
            </h3>
            <p lang="ta" className="text-lead text-gold-ink">
              {oil.beside}
            </p>
            <p className="text-ink-soft">
              <ShopText en={oil.text} ta={oil.textTa} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function inPageLanguage(oil: AboutWords['oils'][number]) {
  return { ...oil, nameTa: oil.name, textTa: oil.text }
}

export function Motto({ words, story }: PartProps) {
  return (
    <section aria-label={words.mottoLabel} className="bg-wood text-on-wood">
      <blockquote className="mx-auto max-w-page px-gutter py-section">
        <p className="max-w-5xl font-display text-title italic text-honey">
          “<ShopText en={story.motto} ta={story.mottoTa} otherwise={words.motto} />”
        </p>
      </blockquote>
    </section>
  )
}

export function Benefits({ words, story }: PartProps) {
  const benefits: Point[] = story.benefits ?? words.benefits
  if (benefits.length === 0) return null
  return (
    <Section labelledBy="why-heading">
      <h2 id="why-heading" className="font-display text-title">
        <WhyTitle words={words} story={story} />
      </h2>
      <ul className="mt-10 grid gap-x-12 gap-y-10 card:grid-cols-2 md:mt-14 drawer:grid-cols-3 drawer:gap-y-14">
        {benefits.map(({ title, titleTa = title, text, textTa = text }, index) => (
          <li key={title} className="border-t border-line pt-5">
            <p aria-hidden="true" className="font-display text-lead italic text-gold-ink">
              {index + 1}
            </p>
            <h3 className="mt-1 font-display text-subheading">
              <ShopText en={title} ta={titleTa} />
            </h3>
            <p className="mt-2 text-ink-soft">
              <ShopText en={text} ta={textTa} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Names the shop as it calls itself for short. */
function WhyTitle({ words, story: { whyTitle, whyTitleTa } }: PartProps) {
  const { name, nameTa, shortName, shortNameTa } = useSite().shop
  const language = useLanguage()
  if (whyTitle || (whyTitleTa && language === 'ta'))
    return <FitWords en={whyTitle} ta={whyTitleTa} />
  const own = shortName || name
  const [before, after] = words.why
  return (
    <>
      {before}
      {language === 'en' && hasTamilLetters(own) ? (
        // Tamil letters meet in lines as close as those of English headings.
        <span lang="ta" className="leading-snug">
          {own}
        </span>
      ) : (
        <ShopText en={own} ta={shortNameTa || nameTa} />
      )}
      {after}
    </>
  )
}

/** `children` follow the differences, also where there are none. */
export function Differences({ words, story, children }: PartProps & { children: ReactNode }) {
  const differences: Point[] = story.differences ?? words.differences
  if (differences.length === 0)
    return <div className="mx-auto max-w-page px-gutter py-section">{children}</div>
  return (
    <Section labelledBy="different-heading" className="bg-leaf-wash">
      <h2 id="different-heading" className="font-display text-title">
        <FitWords
          en={story.differencesTitle}
          ta={story.differencesTitleTa}
          otherwise={words.differencesTitle}
        />
      </h2>
      <ol className="mb-12 mt-10 grid gap-8 md:mt-14 drawer:grid-cols-3 drawer:gap-12">
        {differences.map(({ title, titleTa = title, text, textTa = text }) => (
          <li key={title}>
            <h3 className="font-display text-heading text-leaf-ink">
              <ShopText en={title} ta={titleTa} />
            </h3>
            <p className="mt-3 text-lead">
              <ShopText en={text} ta={textTa} />
            </p>
          </li>
        ))}
      </ol>
      {children}
    </Section>
  )
}
