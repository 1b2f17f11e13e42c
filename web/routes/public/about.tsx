import { publicPaths } from '../../../contract/public-paths.ts'
import { establishedYear } from '../../../contract/settings/business.ts'
import { MillPicture } from '../../features/site/mill-picture.tsx'
import { benefits, differences, motto, oils, story } from '../../features/site/story.ts'
import { describeAboutPage, describeBusiness, describeTrail } from '../../lib/json-ld.ts'
import { findFacts, pageMeta } from '../../lib/seo.ts'
import { type SiteFacts, useSite } from '../../lib/site.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Eyebrow, Section } from '../../ui/section.tsx'
import { StructuredData } from '../../ui/structured-data.tsx'
import type { Route } from './+types/about'

const page = {
  description: `How we press groundnut, sesame and coconut oil in wood, in Coimbatore district since ${establishedYear}.`,
  path: publicPaths.about,
}

const titleOf = (facts: SiteFacts | undefined) => facts?.site.story.aboutTitle || 'Our Story'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...page, title: titleOf(findFacts(matches)), type: 'article' })

export default function About() {
  const facts = useSite()
  const brand = facts.site.name.split(' ')[0]
  const { aboutText } = facts.site.story
  const [opening, ...paragraphs] = aboutText ? aboutText.split(/\n\s*\n/) : story
  return (
    <>
      <StructuredData data={import.meta.env.SSR ? describePage(facts) : undefined} />
      <header className="mx-auto max-w-page px-gutter pb-section pt-6 md:pt-12">
        <Eyebrow>Since {establishedYear}</Eyebrow>
        <h1 className="font-display text-hero font-medium">{titleOf(facts)}</h1>
        <MillPicture
          sizes="(min-width: 1280px) 75rem, 92vw"
          priority
          className="mt-8 aspect-4/3 w-full rounded-sheet object-cover card:aspect-16/9 md:mt-12 drawer:aspect-2/1"
        />
        <div className="mt-10 grid gap-x-16 gap-y-6 drawer:mt-14 drawer:grid-cols-[1.15fr_1fr]">
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

      <Oils />

      <section aria-label="Our motto" className="bg-wood text-on-wood">
        <blockquote className="mx-auto max-w-page px-gutter py-section">
          <p className="max-w-5xl font-display text-title italic text-honey">“{motto}”</p>
        </blockquote>
      </section>

      <Section labelledBy="why-heading">
        <h2 id="why-heading" className="font-display text-title">
          Why choose {brand}
        </h2>
        <ul className="mt-10 grid gap-x-12 gap-y-10 card:grid-cols-2 md:mt-14 drawer:grid-cols-3 drawer:gap-y-14">
          {benefits.map(({ title, text }, index) => (
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
          How we're different
        </h2>
        <ol className="mt-10 grid gap-8 md:mt-14 drawer:grid-cols-3 drawer:gap-12">
          {differences.map(({ title, text }) => (
            <li key={title}>
              <h3 className="font-display text-heading text-leaf-ink">{title}</h3>
              <p className="mt-3 text-lead">{text}</p>
            </li>
          ))}
        </ol>
        <div className="mt-12 flex flex-wrap gap-3">
          <ButtonLink to={publicPaths.products} size="large">
            Explore Products
          </ButtonLink>
          <ButtonLink to={publicPaths.contact} size="large" variant="secondary">
            Contact
          </ButtonLink>
        </div>
      </Section>
    </>
  )
}

function Oils() {
  return (
    <Section labelledBy="oils-heading" className="bg-paper-deep">
      <h2 id="oils-heading" className="max-w-2xl font-display text-title">
        Three oils, and the patience they ask for
      </h2>
      <ul className="mt-10 grid md:mt-14">
        {oils.map(({ name, tamil, text }) => (
          <li
            key={name}
            className="grid items-baseline gap-x-10 gap-y-1 border-t border-line-strong py-6 md:grid-cols-[1fr_1fr_1.4fr] md:py-8"
          >
            <h3 className="font-display text-heading">{name}</h3>
            <p lang="ta" className="text-lead text-gold-ink">
              {tamil}
            </p>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function describePage(facts: SiteFacts) {
  const titled = { ...page, title: titleOf(facts) }
  const trail = describeTrail(facts, [{ name: titled.title, path: page.path }])
  return [describeAboutPage(facts, titled), describeBusiness(facts), trail]
}
