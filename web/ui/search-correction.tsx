import type { SearchNotes } from '../../contract/products/product-list.ts'
import { Quoting } from '../text/quoting.tsx'
import { classNames } from './class-names.ts'
import { PageLink } from './page-link.tsx'

/** The look of a link in a note on a search. */
export const noteLink = 'inline-flex min-h-11 items-center font-medium underline underline-offset-4'

/** The search as it was taken; undefined if it was taken as it is. */
export function writeCorrected(search: string, notes?: SearchNotes): string | undefined {
  if (!notes?.corrected) return undefined
  const shown = notes.corrected.reduce(
    (text, { typed, found }) => text.replaceAll(spaceOut(typed), () => spaceOut(found)),
    spaceOut(search),
  )
  return shown.trim().replaceAll('  ', ' ')
}

/** With a space on both sides of each word: so words are replaced whole, neighbours too. */
function spaceOut(text: string): string {
  return ` ${text.trim().replace(/\s+/g, '  ')} `
}

type SearchCorrectionProps = {
  search: string
  notes?: SearchNotes
  /** Leads to the same search, taken as it is typed: its URL, or what a button does. */
  exactly: string | (() => void)
  words: Record<'resultsFor' | 'searchExactly', (search: string) => string>
  className?: string
}

/** Corrected search, with a link to the one that was typed. */
export function SearchCorrection(props: SearchCorrectionProps) {
  const { search, notes, exactly, words, className } = props
  const shown = writeCorrected(search, notes)
  if (shown === undefined) return null
  const label = <Quoting sentence={words.searchExactly(search)} typed={search} />
  return (
    <p
      className={classNames(
        'flex flex-wrap items-center gap-x-4 wrap-anywhere text-ink-soft',
        className,
      )}
    >
      <span>
        <Quoting sentence={words.resultsFor(shown)} typed={shown} />
      </span>
      {typeof exactly === 'string' ? (
        <PageLink replace className={noteLink} to={exactly}>
          {label}
        </PageLink>
      ) : (
        <button type="button" className={noteLink} onClick={exactly}>
          {label}
        </button>
      )}
    </p>
  )
}
