import type { ReactNode } from 'react'
import italic from '../assets/fonts/fraunces-italic.woff2'
import { useLanguage } from '../words/words.ts'
import { classNames } from './class-names.ts'
import { preloadFont } from './preload-font.ts'

type SectionProps = {
  id?: string
  labelledBy: string
  className?: string
  children: ReactNode
}

/** A section with the page's spacing and width. */
export function Section({ id, labelledBy, className, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={classNames('scroll-mt-16 py-section', className)}
    >
      <div className="mx-auto max-w-page px-gutter">{children}</div>
    </section>
  )
}

type SectionHeadingProps = {
  id: string
  title: ReactNode
  /** A few words above the title. */
  eyebrow?: ReactNode
  /** Shown at the end of the title's line. */
  aside?: ReactNode
}

export function SectionHeading({ id, title, eyebrow, aside }: SectionHeadingProps) {
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 md:mb-12">
      <div>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <h2 id={id} className="font-display text-title font-medium">
          {title}
        </h2>
      </div>
      {aside}
    </div>
  )
}

/** A quiet italic line that leads into a heading. */
export function Eyebrow({ children }: { children: ReactNode }) {
  // Tamil has none.
  if (useLanguage() === 'en') preloadFont(italic)
  return <p className="mb-2 font-display text-lead italic text-gold-ink">{children}</p>
}
