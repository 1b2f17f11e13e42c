import type { Language } from '../../../contract/language.ts'
import { publicPaths } from '../../../contract/public-paths.ts'
import { lacksTamil } from '../../../contract/text/lacks-tamil.ts'
import { MillPicture } from '../../features/site/mill-picture.tsx'
import {
  type DescribedSite,
  describeBusiness,
  describeBusinessPage,
  describeTrail,
} from '../../lib/json-ld.ts'
import { findFacts, type Matches, pageMeta } from '../../lib/seo.ts'
import { type SiteFacts, useSite } from '../../lib/site.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Eyebrow, Section } from '../../ui/section.tsx'
import { StructuredData } from '../../ui/structured-data.tsx'
import type { AboutWords } from '../../words/about-en.ts'
import { ShopText, textOr } from '../../words/shop-text.tsx'
import { findWords, useWords } from '../../words/words.ts'

/** The story's title and text: the shop's own, or the site's. */
function readStory(language: Language, facts: SiteFacts | undefined, { title, story }: AboutWords) {
  const { aboutTitle = '', aboutTitleTa, aboutText = '', aboutTextTa } = facts?.site.story ?? {}
  return {
    title: textOr(language, { en: aboutTitle, ta: aboutTitleTa }, title),
    story: textOr(language, { en: aboutText, ta: aboutTextTa }, story.join('\n\n')),
  }
}

export function metaOfAbout({ matches }: { matches: Matches }, words: AboutWords) {
  const facts = findFacts(matches)
  const { title } = readStory(findWords(matches).language, facts, words)
  return pageMeta(matches, {
    title: title.text,
    description: words.description,
    path: publicPaths.about,
    type: 'article',
    lacksTamil: facts && lacksTamil.about(facts.site.story),
  })
}

/** How the oils came to be and how they are made, in the words of one language. */
export function AboutPage({ words }: { words: AboutWords }) {
  const facts = useSite()
  const layoutWords = useWords()
  const { language, entries, shell } = layoutWords
  const { title, story } = readStory(language, facts, words)
  const [opening, ...paragraphs] = story.text.split(/\n\s*\n/)
  const [beforeBrand, afterBrand] = words.why
  return (
    <>
      <StructuredData
        data={
          import.meta.env.SSR
            ? describePage({ ...facts, words: layoutWords }, title.text, words)
            : undefined
        }
      />
      <header className="mx-auto max-w-page px-gutter pb-section pt-6 md:pt-12">
        <Eyebrow>{words.since}</Eyebrow>
        <h1 lang={title.lang} className="font-display text-hero font-medium">
          {title.text}
        </h1>
        <MillPicture
          sizes="(min-width: 1280px) 75rem, 92vw"
          priority
          className="mt-8 aspect-4/3 w-full rounded-sheet object-cover card:aspect-16/9 md:mt-12 drawer:aspect-2/1"
        />
        <div
          lang={story.lang}
          className="mt-10 grid gap-x-16 gap-y-6 drawer:mt-14 drawer:grid-cols-[1.15fr_1fr]"
        >
          <p className="font-display text-[clamp(1.375rem,1.15rem+1vw,1.9375rem)] leading-[1.32]">
            {opening}
          </p>
          <div className="grid content-end gap-5 text-lead text-ink-soft">
            {paragraphs.map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place in the text
              <p key={index}>{paragraph}</p>
            ))}
          </div>
        </div>
      </header>

      <Oils words={words} />

      <section aria-label={words.mottoLabel} className="bg-wood text-on-wood">
        <blockquote className="mx-auto max-w-page px-gutter py-section">
          <p className="max-w-5xl font-display text-title italic text-honey">“{words.motto}”</p>
        </blockquote>
      </section>

      <Section labelledBy="why-heading">
        <h2 id="why-heading" className="font-display text-title">
          {beforeBrand}
          <ShopText en={firstWord(facts.site.name)} ta={firstWord(facts.site.nameTa)} />
          {afterBrand}
        </h2>
        <ul className="mt-10 grid gap-x-12 gap-y-10 card:grid-cols-2 md:mt-14 drawer:grid-cols-3 drawer:gap-y-14">
          {words.benefits.map(({ title, text }, index) => (
            <li key={title} className="border-t border-line pt-5">
              <p aria-hidden="true" className="font-display text-lead italic text-gold-ink">
                {index + 1}
              </p>
              <h3 className="mt-1 font-display text-subheading">{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </Section>

      <Section labelledBy="different-heading" className="bg-leaf-wash">
        <h2 id="different-heading" className="font-display text-title">
          {words.differencesTitle}
        </h2>
        <ol className="mt-10 grid gap-8 md:mt-14 drawer:grid-cols-3 drawer:gap-12">
          {words.differences.map(({ title, text }) => (
            <li key={title}>
              <h3 className="font-display text-heading text-leaf-ink">{title}</h3>
              <p className="mt-3 text-lead">{text}</p>
            </li>
          ))}
        </ol>
        <div className="mt-12 flex flex-wrap gap-3">
          <ButtonLink to={publicPaths.products} size="large">
            {shell.explore}
          </ButtonLink>
          <ButtonLink to={publicPaths.contact} size="large" variant="secondary">
            {entries.contact}
          </ButtonLink>
        </div>
      </Section>
    </>
  )
}

function Oils({ words }: { words: AboutWords }) {
  return (
    <Section labelledBy="oils-heading" className="bg-paper-deep">
      <h2 id="oils-heading" className="max-w-2xl font-display text-title">
        {words.oilsTitle}
      </h2>
      <ul className="mt-10 grid gap-x-10 md:mt-14 md:grid-cols-[minmax(min-content,1fr)_minmax(min-content,1fr)_1.4fr]">
        {words.oils.map(({ name, beside, text }) => (
          <li
            key={name}
            className="grid items-baseline gap-x-10 gap-y-1 border-t border-line-strong py-6 [overflow-wrap:break-word] md:col-span-3 md:grid-cols-subgrid md:py-8"
          >
            <h3 className="font-display text-heading">{name}</h3>
            <p lang="ta" className="text-lead text-gold-ink">
              {beside}
            </p>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** How the shop is called for short. */
function firstWord(name: string): string {
  return name.split(' ')[0] ?? name
}

function describePage(facts: DescribedSite, title: string, { description }: AboutWords) {
  const page = { title, description, path: publicPaths.about }
  const trail = describeTrail(facts, [{ name: title, path: page.path }])
  return [describeBusinessPage(facts, 'AboutPage', page), describeBusiness(facts), trail]
}
