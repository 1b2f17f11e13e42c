import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { lastListAddress } from '../../lists/use-list-params.ts'
import { ButtonLink } from '../button.tsx'
import { ArrowLeft, Plus } from './icons.tsx'

type PageHeaderProps = {
  title: string
  /** The list that the page belongs to; its last state in this tab is returned to. */
  list?: { path: string; label: string }
  /** A short line beside the title, a count for instance. */
  note?: ReactNode
  children?: ReactNode
}

/** An admin page's title, also as the document's, its link back and its actions. */
export function PageHeader({ title, list, note, children }: PageHeaderProps) {
  return (
    <header className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2 md:mb-6 md:gap-x-4">
      <title>{`${title} · Admin`}</title>
      {list && (
        <Link
          to={lastListAddress(list.path)}
          className="-mt-2 -mb-1 -ml-2 inline-flex min-h-11 basis-full items-center gap-2 self-start px-2 text-sm font-semibold text-ink-soft hover:text-ink"
        >
          <ArrowLeft className="size-4" />
          {list.label}
        </Link>
      )}
      <div className="min-w-0 md:flex md:items-baseline md:gap-4">
        <h1 className="font-display text-2xl leading-tight md:text-3xl">{title}</h1>
        {note && <p className="text-sm text-ink-soft">{note}</p>}
      </div>
      {children && <div className="ml-auto flex flex-wrap items-center gap-2">{children}</div>}
    </header>
  )
}

/** The header's link to the form for a new record. */
export function AddLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink to={to}>
      <Plus className="size-4" />
      {children}
    </ButtonLink>
  )
}
