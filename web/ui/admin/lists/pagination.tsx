import { Link } from 'react-router'
import { classNames } from '../../class-names.ts'
import { ChevronLeft, ChevronRight } from '../icons.tsx'

type PaginationProps = { page: number; pages: number; addressOf: (page: number) => string }

const cell =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-control px-2 font-semibold tabular-nums'

/** Previous, page numbers and Next as links; on a phone the numbers have their own line. */
export function Pagination({ page, pages, addressOf }: PaginationProps) {
  if (pages <= 1) return null
  return (
    <nav
      aria-label="Pages"
      className="flex flex-wrap items-center justify-between gap-0.5 text-sm md:justify-center"
    >
      <Step to={page > 1 ? addressOf(page - 1) : undefined}>
        <ChevronLeft className="size-4" />
        Previous
      </Step>
      <span className="order-first flex basis-full flex-wrap items-center justify-center gap-0.5 md:order-none md:basis-auto">
        {pageNumbers(page, pages).map((entry, index) =>
          entry === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name
            <span key={`gap-${index}`} className="px-1 text-ink-soft">
              …
            </span>
          ) : (
            <Link
              key={entry}
              to={addressOf(entry)}
              aria-label={`Page ${entry}`}
              aria-current={entry === page ? 'page' : undefined}
              className={classNames(
                cell,
                entry === page ? 'bg-action text-on-action' : 'hover:bg-paper-deep',
              )}
            >
              {entry}
            </Link>
          ),
        )}
      </span>
      <Step to={page < pages ? addressOf(page + 1) : undefined}>
        Next
        <ChevronRight className="size-4" />
      </Step>
    </nav>
  )
}

function Step({ to, children }: { to?: string; children: React.ReactNode }) {
  if (to) {
    return (
      <Link to={to} className={classNames(cell, 'hover:bg-paper-deep')}>
        {children}
      </Link>
    )
  }
  return (
    <span aria-disabled="true" className={classNames(cell, 'text-ink-soft opacity-60')}>
      {children}
    </span>
  )
}

/** A page's number, or a gap of several. */
type PageNumber = number | 'gap'

/** Up to this many pages all have their number. */
const maxWithoutGaps = 7

/** The page numbers to show: all of a few; of many the first, the last, and those around the current one. */
export function pageNumbers(current: number, pages: number): PageNumber[] {
  if (pages <= maxWithoutGaps) return Array.from({ length: pages }, (_, index) => index + 1)
  const shown = new Set([1, pages, current - 1, current, current + 1])
  // A gap of one page would be as wide as its number.
  if (current - 2 === 2) shown.add(2)
  if (current + 2 === pages - 1) shown.add(pages - 1)
  const numbers = [...shown].filter((page) => page >= 1 && page <= pages).sort((a, b) => a - b)
  return numbers.flatMap((page, index) => {
    const before = numbers[index - 1]
    return before !== undefined && page - before > 1 ? ['gap' as const, page] : [page]
  })
}
