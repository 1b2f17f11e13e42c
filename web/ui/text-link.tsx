import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import { ArrowRightIcon } from './icons.tsx'

type TextLinkProps = { to: string; className?: string; children: ReactNode }

/** A link that leads on, with an arrow. */
export function TextLink({ to, className, children }: TextLinkProps) {
  return (
    <Link
      to={to}
      className={classNames(
        'group/link inline-flex min-h-10 items-center gap-2 font-semibold underline decoration-gold decoration-2 underline-offset-6 transition-colors hover:decoration-current',
        className,
      )}
    >
      {children}
      <ArrowRightIcon className="size-4 transition-transform group-hover/link:translate-x-1" />
    </Link>
  )
}
