import { type ReactNode, useState } from 'react'
import type { Insight } from '../../../../contract/insight/insight.ts'
import { insightMessages } from '../../../../contract/insight/messages.ts'
import { formatNumber } from '../../../../contract/text/count.ts'
import { classNames } from '../../../ui/class-names.ts'
import { DayChart } from './day-chart.tsx'
import { DayTable } from './day-table.tsx'
import { describeChange, type Figure, figureLabels, figures } from './figures.ts'

type DayFiguresProps = Pick<Insight, 'days' | 'totals' | 'wholeDays' | 'byDay' | 'isComparable'>

/** Figures with their rise or fall, and the days of the chosen one, as bars and as a table. */
export function DayFigures({ days, totals, wholeDays, byDay, isComparable }: DayFiguresProps) {
  const [figure, setFigure] = useState<Figure>('opened')
  return (
    <section aria-labelledby="figures" className="grid gap-4">
      <h2 id="figures" className="font-semibold">
        The last {days} days
        {isComparable && (
          <span className="font-normal text-ink-soft"> beside the {days} before</span>
        )}
      </h2>
      <p className="-mt-3 text-sm text-ink-soft">
        {isComparable ? insightMessages.withoutToday : insightMessages.notComparable}
      </p>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-6">
        {figures.map((key) => (
          <FigureTile
            key={key}
            label={figureLabels[key]}
            times={totals[key]}
            change={isComparable && <Change now={wholeDays[key]} before={wholeDays.before[key]} />}
            isShown={key === figure}
            onShow={() => setFigure(key)}
          />
        ))}
      </div>
      <DayChart
        label={figureLabels[figure]}
        days={byDay.map((day) => ({ date: day.date, times: day[figure] }))}
      />
      <DayTable byDay={byDay} />
    </section>
  )
}

type FigureTileProps = {
  label: string
  times: number
  change: ReactNode
  isShown: boolean
  onShow: () => void
}

function FigureTile({ label, times, change, isShown, onShow }: FigureTileProps) {
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
        {formatNumber(times)}
      </span>{' '}
      {change}
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
