import { Link } from 'react-router'
import type { Insight } from '../../../../contract/insight/insight.ts'
import { insightMessages } from '../../../../contract/insight/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { countOf, formatNumber } from '../../../../contract/text/count.ts'
import { languageOf } from '../../../text/language-of.ts'

/** The week in one line, and the words that were asked for most and found nothing. */
export function WeekSummary({ insight }: { insight: Insight | undefined }) {
  const missed = insight?.searches.filter(({ found }) => found === 0).slice(0, 3) ?? []
  return (
    <section aria-labelledby="week" className="rounded-card border border-line bg-card">
      <div className="flex items-baseline justify-between gap-4 border-b border-line px-4 py-3">
        <h2 id="week" className="font-semibold">
          {insightMessages.title}
        </h2>
        <Link
          to={pagePaths.adminInsight}
          className="relative text-sm font-semibold underline underline-offset-4 after:absolute after:inset-x-0 after:-inset-y-3"
        >
          All of it
        </Link>
      </div>
      {insight ? (
        <p className="px-4 py-3 tabular-nums">{describeWeek(insight)}</p>
      ) : (
        <p role="alert" className="px-4 py-3 text-danger">
          {insightMessages.loadFailed}
        </p>
      )}
      {missed.length > 0 && (
        <p className="border-t border-line px-4 py-3 wrap-anywhere">
          Asked and not found:{' '}
          {missed.map(({ words, times }, index) => (
            <span key={words}>
              {index > 0 && ', '}
              <span lang={languageOf(words)} className="font-semibold">
                {words}
              </span>{' '}
              ({formatNumber(times)})
            </span>
          ))}
        </p>
      )}
    </section>
  )
}

function describeWeek({ totals: { opened, added, ordered, sent }, isDemo }: Insight): string {
  const parts = [
    `${formatNumber(opened)} opened`,
    `${formatNumber(added)} added to lists`,
    countOf(ordered, 'order'),
    `${countOf(sent, 'list')} sent`,
  ]
  return `In 7 days: ${parts.join(', ')}${isDemo ? ' (made up for the demo)' : ''}.`
}
