import { type ReactNode, useState } from 'react'
import { limits } from '../../../contract/limits.ts'
import { contactAnchor } from '../../../contract/public-paths.ts'
import { useSite } from '../../shop/site-data.ts'
import { useAutoplay } from '../../ui/behaviour/use-autoplay.ts'
import { classNames } from '../../ui/class-names.ts'
import { CarouselDots, PauseButton } from '../../ui/pictures/carousel-controls.tsx'
import { Section, SectionHeading } from '../../ui/section.tsx'
import { useWords } from '../../words/words.ts'
import { contactMethods } from './contact-methods.ts'
import { HoursCard } from './hours-card.tsx'
import type { HomeSectionsWords } from './words/home-sections-en.ts'
import { useReachWords } from './words/reach-words.ts'

/** The home page's contact section. */
export function ContactSection({ words }: { words: HomeSectionsWords }) {
  const { contact } = useReachWords()
  return (
    <Section id={contactAnchor} labelledBy="contact-heading">
      <SectionHeading id="contact-heading" eyebrow={contact.eyebrow} title={words.talk} />
      <div className="grid gap-5 md:grid-cols-[1.35fr_1fr]">
        <ContactCards label={words.ways} />
        <HoursCard />
      </div>
    </Section>
  )
}

/** Phone, email and address, as far as the shop has them, one at a time. Without JavaScript all are shown. */
function ContactCards({ label }: { label: string }) {
  const site = useSite()
  const [current, setCurrent] = useState(0)
  const { carousel } = useWords()
  const cards = contactMethods(site, useReachWords())
  const next = () => setCurrent((current + 1) % Math.max(cards.length, 1))
  const { playing, toggle, pauseHandlers } = useAutoplay(next, limits.contactRotation, current)
  if (cards.length === 0) return null

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group, not a fieldset
    <div
      role="group"
      aria-roledescription={carousel.carousel}
      aria-label={label}
      {...pauseHandlers}
      className="flex h-full min-h-72 flex-col rounded-sheet bg-paper-deep p-8"
    >
      <div className="grid grow content-center noscript:gap-8">
        {cards.map(({ title, Icon, links }, index) => (
          <Card key={title} shown={index === current}>
            <Icon className="size-8 text-gold-ink" />
            <h3 className="mb-1 mt-4 text-ink-soft">{title}</h3>
            {links.map(({ text, lang, href }) => (
              <p key={text}>
                <a
                  href={href}
                  lang={lang}
                  className="inline-flex min-h-11 items-center font-display text-subheading underline decoration-line-strong decoration-1 underline-offset-6 wrap-anywhere hover:decoration-ink"
                >
                  {text}
                </a>
              </p>
            ))}
          </Card>
        ))}
      </div>
      {cards.length > 1 && (
        <div className="mt-4 -mr-3 flex flex-wrap items-center justify-between noscript:hidden">
          <CarouselDots name="slide" count={cards.length} current={current} onPick={setCurrent} />
          <PauseButton playing={playing} onToggle={toggle} />
        </div>
      )}
    </div>
  )
}

/**
 * Cards share one grid cell, so that changing them shifts no layout. The last one goes at once: two at a time
 * would cover each other's links.
 */
function Card({ shown, children }: { shown: boolean; children: ReactNode }) {
  return (
    <div
      className={classNames(
        'col-start-1 row-start-1 noscript:visible noscript:col-auto noscript:row-auto noscript:opacity-100',
        shown
          ? 'visible opacity-100 transition-opacity duration-500 ease-settle'
          : 'invisible opacity-0',
      )}
    >
      {children}
    </div>
  )
}
