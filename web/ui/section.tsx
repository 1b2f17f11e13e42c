import type { ReactNode } from 'react'
import italic from '../assets/fonts/fraunces-italic.woff2'
import { useLanguage } from '../words/words.ts'
import { preloadFont } from './behaviour/preload-font.ts'
import { classNames } from './class-names.ts'

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
  /** On a phone the title alone. */
  compact?: boolean
}

export function SectionHeading({ id, title, eyebrow, aside, compact }: SectionHeadingProps) {
  return (
    <div
      className={classNames(
        'flex flex-wrap items-end justify-between gap-x-8 md:mb-12',
        compact ? 'mb-2' : 'mb-8 gap-y-3',
      )}
    >
      <div>
        {eyebrow && (
          <div className={compact ? 'max-md:hidden' : undefined}>
            <Eyebrow>{eyebrow}</Eyebrow>
          </div>
        )}
        <h2
          id={id}
          className={classNames(
            'font-display font-medium',
            compact ? 'text-heading md:text-title' : 'text-title',
          )}
        >
          {title}
        </h2>
      </div>
      {compact ? <div className="max-md:hidden">{aside}</div> : aside}
    </div>
  )
}

/** A quiet italic line that leads into a heading. */
export function Eyebrow({ children, compact }: { children: ReactNode; compact?: boolean }) {
  // Tamil has none.
  if (useLanguage() === 'en') preloadFont(italic)
  return (
    <p
      className={classNames(
        'mb-2 font-display italic text-gold-ink',
        compact ? 'max-md:text-sm md:text-lead' : 'text-lead',
      )}
    >
      {children}
    </p>
  )
}
