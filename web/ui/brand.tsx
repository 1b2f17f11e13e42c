import type { Language } from '../../contract/language.ts'
import { publicPaths } from '../../contract/public-paths.ts'
import { firstLetter } from '../../contract/text/first-letter.ts'
import { hasTamilLetters } from '../../contract/text/tamil-letters.ts'
import { onHost } from '../pictures/srcset.ts'
import { type SiteData, useSite } from '../shop/site-data.ts'
import { useLanguage } from '../words/words.ts'
import { classNames } from './class-names.ts'
import { widthOf } from './fit-words.tsx'
import { PageLink } from './page-link.tsx'

type BrandProps = {
  /** Hides the rest of the name in narrower windows. */
  short?: boolean
  className?: string
  onClick?: () => void
}

/** The logo: the mark, and beside it the name, or the two lines that the shop has made of it. Links to the home page. */
export function Brand({ short, className, onClick }: BrandProps) {
  const { text, line, lang } = brandLines(useSite().shop, useLanguage())
  return (
    <PageLink
      to={publicPaths.home}
      onClick={onClick}
      className={classNames('inline-flex items-center gap-3', className)}
    >
      <Mark name={text} />
      <span lang={lang} className="grid min-w-0 wrap-break-word">
        <span className={classNames('font-display font-semibold tracking-tight', sizeOf(text))}>
          {text}
        </span>{' '}
        {line && (
          <span
            className={classNames(
              'mt-1 text-[min(0.6875rem,4vw)] font-semibold uppercase leading-none tracking-[0.14em] opacity-75',
              short && 'drawer:max-xl:sr-only',
            )}
          >
            {line}
          </span>
        )}
      </span>
    </PageLink>
  )
}

/** The logo, in the height of two lines; without one the first letter of the name. */
function Mark({ name }: { name: string }) {
  const { logo, apiUrl } = useSite()
  if (!logo)
    return (
      <span
        aria-hidden="true"
        className={classNames(
          'grid size-11 shrink-0 place-items-center rounded-full bg-honey font-display text-2xl font-semibold text-on-honey',
          // Tamil letters stand low in their line.
          hasTamilLetters(firstLetter(name)) && 'pb-1',
        )}
      >
        {firstLetter(name)}
      </span>
    )
  const { image, srcSet, width, height } = logo
  // Outlined, so that a light one shows on paper and a dark one on wood.
  return (
    <img
      src={apiUrl + image}
      srcSet={srcSet && onHost(apiUrl, srcSet)}
      sizes={`${Math.round(Math.min(132, (44 * width) / height))}px`}
      alt=""
      width={width}
      height={height}
      className="h-11 w-auto max-w-14 shrink-0 object-contain filter-(--filter-logo) drawer:max-w-33"
    />
  )
}

/** A name in one line is large, by the width of its letters; on a phone a long one has two or three lines beside the menu. */
function sizeOf(text: string): string {
  const width = widthOf(text)
  if (width <= 6.4) return 'text-[min(1.625rem,8.5vw)] leading-none'
  return width <= 12.8 ? 'text-[min(1.125rem,6vw)] leading-tight' : 'text-sm leading-tight'
}

/** Lines beside the mark; `lang` if they are not in the page's language. */
function brandLines(shop: SiteData['shop'], language: Language) {
  const { name, nameTa, shortName, shortNameTa, nameLine, nameLineTa } = shop
  if (language === 'ta' && (shortNameTa || nameTa))
    return { text: shortNameTa || nameTa, line: nameLineTa }
  const text = shortName || name
  return {
    text,
    line: nameLine,
    lang: hasTamilLetters(text) === (language === 'ta') ? undefined : otherThan(language),
  }
}

const otherThan = (language: Language) => (language === 'en' ? 'ta' : 'en')
