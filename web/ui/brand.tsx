import { publicPaths } from '../../contract/public-paths.ts'
import mark from '../assets/brand-mark.svg'
import { useSite } from '../lib/site.ts'
import { textIn } from '../words/shop-text.tsx'
import { useLanguage } from '../words/words.ts'
import { classNames } from './class-names.ts'
import { PageLink } from './page-link.tsx'

type BrandProps = {
  /** Hides the rest of the name in narrower windows. */
  short?: boolean
  className?: string
  onClick?: () => void
}

/** The logo: the mark and the name, with its first word emphasized. Links to the home page. */
export function Brand({ short, className, onClick }: BrandProps) {
  const { site } = useSite()
  const { text, lang } = textIn(useLanguage(), { en: site.name, ta: site.nameTa })
  const [first, ...rest] = text.split(' ')
  return (
    <PageLink
      to={publicPaths.home}
      onClick={onClick}
      className={classNames('inline-flex items-center gap-3', className)}
    >
      <img src={mark} alt="" width={44} height={44} className="size-11 shrink-0" />
      <span lang={lang} className="grid">
        <span className="font-display text-[min(1.625rem,8.5vw)] font-semibold leading-none tracking-tight">
          {first}
        </span>{' '}
        {rest.length > 0 && (
          <span
            className={classNames(
              'mt-1 text-[min(0.6875rem,4vw)] font-semibold uppercase leading-none tracking-[0.14em] opacity-75',
              short && 'drawer:max-xl:sr-only',
            )}
          >
            {rest.join(' ')}
          </span>
        )}
      </span>
    </PageLink>
  )
}
