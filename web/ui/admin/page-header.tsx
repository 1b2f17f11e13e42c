import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

type PageHeaderProps = {
  title: string
  /** Where the page belongs. */
  back?: { to: string; label: string }
  /** A short line beside the title, a count for instance. */
  note?: ReactNode
  children?: ReactNode
}

/** The head of an admin page: where one is, and what one can do there. */
export function PageHeader({ title, back, note, children }: PageHeaderProps) {
  return (
    <header className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2 md:mb-6 md:gap-x-4">
      {back && (
        <Link
          to={back.to}
          className="-mt-2 -mb-1 -ml-2 inline-flex min-h-11 basis-full items-center gap-2 self-start px-2 text-sm font-semibold text-ink-soft hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {back.label}
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
