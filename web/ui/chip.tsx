import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'

type ChipLinkProps = { to: string; active: boolean; children: ReactNode }

/** A filter as a link, so that it works without JavaScript. */
export function ChipLink({ to, active, children }: ChipLinkProps) {
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      aria-current={active ? 'true' : undefined}
      className={classNames(
        'inline-flex min-h-10 items-center gap-2 whitespace-nowrap rounded-full border px-4 text-[0.9375rem] font-medium transition-colors',
        active
          ? 'border-action bg-action text-on-action'
          : 'border-line-strong text-ink hover:border-ink hover:bg-paper-deep',
      )}
    >
      {children}
    </Link>
  )
}
