import type { ReactNode } from 'react'
import type { SearchOutcome } from '../../../../contract/insight/count-terms.ts'
import type { Insight } from '../../../../contract/insight/insight.ts'
import { insightMessages } from '../../../../contract/insight/insight-terms.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { countOf } from '../../../../contract/text/count.ts'
import { languageOf } from '../../../lib/language-of.ts'
import { prefillAddress } from '../../../lib/prefill.ts'
import { ButtonLink } from '../../../ui/button.tsx'

type Search = Insight['searches'][number]

const ways: Record<SearchOutcome, string> = {
  literal: 'as typed',
  synonym: 'by a synonym',
  sound: 'by sound',
  similar: 'by similar spelling',
  nothing: 'not found',
}

/** Searches: first those without results, then those that only a correction found, then the others. */
export function Searches({ searches }: { searches: Search[] }) {
  const missed = searches.filter(({ found }) => found === 0)
  const guessed = searches.filter(({ found, how }) => found > 0 && /^(sound|similar)$/.test(how))
  const others = searches.filter((search) => !missed.includes(search) && !guessed.includes(search))
  return (
    <div className="grid gap-6">
      <SearchList id="missed" title="Asked and not found" searches={missed} isMissed>
        {insightMessages.nothingMissed} {insightMessages.rare}
      </SearchList>
      {guessed.length > 0 && (
        <SearchList id="guessed" title="Found only by sound or spelling" searches={guessed} />
      )}
      {others.length > 0 && <SearchList id="found" title="Found" searches={others} isFound />}
    </div>
  )
}

type SearchListProps = {
  id: string
  title: string
  searches: Search[]
  /** Whether a product may be missing. */
  isMissed?: boolean
  /** Whether nothing is to be mended. */
  isFound?: boolean
  /** Said where there are none. */
  children?: ReactNode
}

function SearchList({ id, title, searches, isMissed, isFound, children }: SearchListProps) {
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-card">
      <h2 id={id} className="border-b border-line px-4 py-3 font-semibold">
        {title}
      </h2>
      {searches.length === 0 && <p className="px-4 py-4 text-ink-soft">{children}</p>}
      <ul>
        {searches.map(({ words, times, found, how }) => (
          <li
            key={words}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-2 last:border-0"
          >
            <p className="min-w-0 py-1 wrap-anywhere">
              <span lang={languageOf(words)} className="font-medium">
                {words}
              </span>{' '}
              <span className="inline-block text-sm text-ink-soft tabular-nums">
                {countOf(times, 'time')}
                {!isMissed && ` · ${countOf(found, 'product')} ${ways[how]}`}
              </span>
            </p>
            {!isFound && (
              <p className="flex flex-wrap gap-2">
                <ButtonLink
                  to={prefillAddress(pagePaths.adminSynonymNew, words)}
                  variant="secondary"
                >
                  <span>
                    Add a synonym <span className="sr-only">for {words}</span>
                  </span>
                </ButtonLink>
                {isMissed && (
                  <ButtonLink to={prefillAddress(pagePaths.adminProductNew, words)} variant="quiet">
                    <span>
                      Add a product <span className="sr-only">for {words}</span>
                    </span>
                  </ButtonLink>
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
