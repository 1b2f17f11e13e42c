import type { ReactNode } from 'react'
import { ArrowRightIcon } from './icons/page-icons.tsx'
import { PageLink } from './page-link.tsx'

/** A link with an arrow. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <PageLink
      to={to}
      className="group/link inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-gold decoration-2 underline-offset-6 transition-colors hover:decoration-current"
    >
      {children}
      <ArrowRightIcon className="size-4 transition-transform group-hover/link:translate-x-1" />
    </PageLink>
  )
}
