import { Suspense, useState } from 'react'
import type { Insight } from '../../../../contract/insight/insight.ts'
import { insightMessages } from '../../../../contract/insight/insight-terms.ts'
import { formatNumber } from '../../../../contract/text/count.ts'
import { writeDay } from '../../../../contract/text/month-names.ts'
import { classNames } from '../../../ui/class-names.ts'
import { describeChange, type Figure, figureLabels, figures } from './figures.ts'
import { DayBars } from './lazy-charts.tsx'

type DayFiguresProps = Pick<Insight, 'days' | 'totals' | 'byDay' | 'isComparable'>

/** What rose and fell, and the days of whichever figure is pressed, as bars and as a table. */
export function DayFigures({ days, totals, byDay, isComparable }: DayFiguresProps) {
  const [figure, setFigure] = useState<Figure>('opened')
  return (
    <section aria-labelledby="figures" className="grid gap-4">
      <h2 id="figures" className="font-semibold">
        The last {days} days
        {isComparable && (
          <span className="font-normal text-ink-soft"> beside the {days} before</span>
        )}
      </h2>
      {!isComparable && (
        <p className="-mt-3 text-sm text-ink-soft">{insightMessages.notComparable}</p>
      )}
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-6">
        {figures.map((each) => (
          <FigureTile
            key={each}
            label={figureLabels[each]}
            now={totals[each]}
            before={isComparable ? totals.before[each] : undefined}
            isShown={each === figure}
            onShow={() => setFigure(each)}
          />
        ))}
      </div>
      <figure className="rounded-card border border-line bg-card p-3 md:p-4">
        <figcaption className="mb-4 text-sm font-semibold">
          {figureLabels[figure]}, by day
        </figcaption>
        <Suspense fallback={<div className="h-46.5 md:h-62.5" />}>
          <DayBars days={byDay.map((day) => ({ date: day.date, times: day[figure] }))} />
        </Suspense>
      </figure>
      <DayTable byDay={byDay} />
    </section>
  )
}

type FigureTileProps = {
  label: string
  now: number
  /** Undefined where it says nothing. */
  before: number | undefined
  isShown: boolean
  onShow: () => void
}

function FigureTile({ label, now, before, isShown, onShow }: FigureTileProps) {
  return (
    <button
      type="button"
      aria-pressed={isShown}
      onClick={onShow}
      className={classNames(
        'grid min-h-24 content-between gap-1 rounded-card border p-3 text-left transition-colors',
        isShown ? 'border-leaf bg-leaf-wash' : 'border-line bg-card hover:border-line-strong',
      )}
    >
      <span className="text-sm font-semibold">{label}</span>{' '}
      <span className="font-display text-heading leading-none tabular-nums">
        {formatNumber(now)}
      </span>{' '}
      {before !== undefined && <Change now={now} before={before} />}
    </button>
  )
}

function Change({ now, before }: { now: number; before: number }) {
  const tone = now > before ? 'text-leaf-ink' : now < before ? 'text-danger' : 'text-ink-soft'
  return (
    <span className={classNames('text-sm tabular-nums', tone)}>
      <span aria-hidden="true">{now > before ? '▲ ' : now < before ? '▼ ' : ''}</span>
      {describeChange(now, before)}
    </span>
  )
}

function DayTable({ byDay }: Pick<DayFiguresProps, 'byDay'>) {
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium underline underline-offset-4">
        All days as a table
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, from the keyboard, too */}
      <section aria-label="All days" tabIndex={0} className="relative overflow-x-auto">
        <table className="w-full text-right text-sm tabular-nums">
          <thead>
            <tr className="border-b border-line align-bottom">
              <th scope="col" className="py-2 pr-3 text-left font-semibold">
                Day
              </th>
              {figures.map((figure) => (
                <th key={figure} scope="col" className="px-2 py-2 font-semibold">
                  {figureLabels[figure]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {byDay.toReversed().map(({ date, ...counted }) => (
              <tr key={date} className="border-b border-line last:border-0">
                <th scope="row" className="py-1.5 pr-3 text-left font-normal whitespace-nowrap">
                  <time dateTime={date}>{writeDay(date, 'en')}</time>
                </th>
                {figures.map((figure) => (
                  <td key={figure} className="px-2 py-1.5">
                    {formatNumber(counted[figure])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
