import type { ReactNode } from 'react'
import type { SearchOutcome } from '../../../../contract/insight/count-kinds.ts'
import type { Insight } from '../../../../contract/insight/insight.ts'
import { insightMessages } from '../../../../contract/insight/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { countOf } from '../../../../contract/text/count.ts'
import { prefillAddress } from '../../../forms/prefill.ts'
import { languageOf } from '../../../text/language-of.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { useTopOfList } from './top-of-list.tsx'

type Search = Insight['searches'][number]

const ways: Record<SearchOutcome, string> = {
  literal: 'as typed',
  synonym: 'by a synonym',
  sound: 'by sound',
  similar: 'by similar spelling',
  nothing: 'not found',
}

const isMissed = ({ found }: Search) => found === 0
const isGuessed = ({ found, how }: Search) => found > 0 && /^(sound|similar)$/.test(how)

/** Searches without results, and below them those that only a correction found. */
export function SearchesToMend({ searches }: Pick<Insight, 'searches'>) {
  return (
    <div className="grid gap-6">
      <SearchList id="missed" title="Asked and not found" searches={searches} filter={isMissed}>
        {insightMessages.nothingMissed} {insightMessages.rare}
      </SearchList>
      <SearchList
        id="guessed"
        title="Found only by sound or spelling"
        searches={searches}
        filter={isGuessed}
      />
    </div>
  )
}

/** Searches that need nothing mended. */
export function FoundSearches({ searches }: Pick<Insight, 'searches'>) {
  const filter = (search: Search) => !isMissed(search) && !isGuessed(search)
  return <SearchList id="found" title="Found" searches={searches} filter={filter} />
}

type SearchListProps = {
  id: string
  title: string
  /** All entries: the bars of a list are measured by the most frequent one. */
  searches: Search[]
  filter: (search: Search) => boolean
  /** Said where there are none; without it, the list is left out. */
  children?: ReactNode
}

function SearchList({ id, title, searches, filter, children }: SearchListProps) {
  const listed = searches.filter(filter)
  const most = Math.max(...searches.map(({ times }) => times))
  const { shown, button } = useTopOfList(listed, countOf(listed.length, 'search', 'searches'))
  if (listed.length === 0 && !children) return null
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-card">
      <h2 id={id} className="border-b border-line px-4 py-3 font-semibold">
        {title}
      </h2>
      {listed.length === 0 && <p className="px-4 py-4 text-ink-soft">{children}</p>}
      <ul>
        {shown.map((search) => (
          <li key={search.words} className="border-b border-line px-4 py-2 last:border-0">
            <SearchRow search={search} share={search.times / most} />
          </li>
        ))}
      </ul>
      {button}
    </section>
  )
}

function SearchRow({ search, share }: { search: Search; share: number }) {
  const { words, times, found, how } = search
  return (
    <div className="grid gap-1">
      <p className="relative isolate -mx-2 flex items-baseline justify-between gap-4 px-2 py-1 tabular-nums">
        <span
          className="absolute inset-y-0 left-0 -z-1 rounded-control bg-leaf-wash"
          style={{ width: `${Math.round(share * 100)}%` }}
        />
        <span lang={languageOf(words)} className="min-w-0 font-medium wrap-anywhere">
          {words}
        </span>{' '}
        <span className="shrink-0 text-sm">{countOf(times, 'time')}</span>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-soft">
        {found > 0 && <p className="py-1">{`${countOf(found, 'product')} ${ways[how]}`}</p>}
        <Mending search={search} />
      </div>
    </div>
  )
}

/** Ways to help the next visitor find it. */
function Mending({ search }: { search: Search }) {
  const { words } = search
  if (!isMissed(search) && !isGuessed(search)) return null
  return (
    <p className="flex flex-wrap gap-2 py-1">
      <ButtonLink to={prefillAddress(pagePaths.adminSynonymNew, words)} variant="secondary">
        <span>
          Add a synonym <span className="sr-only">for {words}</span>
        </span>
      </ButtonLink>
      {isMissed(search) && (
        <ButtonLink to={prefillAddress(pagePaths.adminProductNew, words)} variant="quiet">
          <span>
            Add a product <span className="sr-only">for {words}</span>
          </span>
        </ButtonLink>
      )}
    </p>
  )
}
