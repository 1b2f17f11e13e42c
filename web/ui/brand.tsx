import { Link } from 'react-router'
import { publicPaths } from '../../contract/public-paths.ts'
import mark from '../assets/brand-mark.svg'
import { useSite } from '../lib/site.ts'
import { classNames } from './class-names.ts'

type BrandProps = {
  /** Hides the rest of the name in narrower windows. */
  short?: boolean
  className?: string
  onClick?: () => void
}

/** The logo: the mark and the name, with its first word emphasized. Links to the home page. */
export function Brand({ short, className, onClick }: BrandProps) {
  const { site } = useSite()
  const [first, ...rest] = site.name.split(' ')
  return (
    <Link
      to={publicPaths.home}
      onClick={onClick}
      className={classNames('inline-flex items-center gap-3', className)}
    >
      <img src={mark} alt="" width={44} height={44} className="size-11 shrink-0" />
      <span className="grid">
        <span className="font-display text-[1.625rem] font-semibold leading-none tracking-tight">
          {first}
        </span>{' '}
        {rest.length > 0 && (
          <span
            className={classNames(
              'mt-1 text-[0.6875rem] font-semibold uppercase leading-none tracking-[0.14em] opacity-75',
              short && 'drawer:max-xl:sr-only',
            )}
          >
            {rest.join(' ')}
          </span>
        )}
      </span>
    </Link>
  )
}
