import { Suspense, useState } from 'react'
import { insightMessages } from '../../../../contract/insight/messages.ts'
import { formatNumber } from '../../../../contract/text/count.ts'
import type { Day } from './charts.tsx'
import { DayBars } from './lazy-charts.tsx'
import { nameDay } from './name-day.ts'

/** The days of a figure as bars; above them the day that is touched, or today. The last is today. */
export function DayChart({ label, days }: { label: string; days: Day[] }) {
  const [date, setDate] = useState<string>()
  const chosen = days.find((day) => day.date === date)
  const height = 'h-46.5 md:h-62.5'
  return (
    <figure className="rounded-card border border-line bg-card p-3 md:p-4">
      <figcaption className="mb-4 flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="font-semibold">{label}, by day</span>
        <span className="tabular-nums">{describeDay(chosen ?? days.at(-1), days)}</span>
      </figcaption>
      {days.every(({ times }) => times === 0) ? (
        <p className={`grid place-items-center text-ink-soft ${height}`}>
          {insightMessages.noneOfFigure}
        </p>
      ) : (
        <Suspense
          fallback={
            <p className={`late grid place-items-center text-ink-soft ${height}`}>
              {insightMessages.chartToCome}
            </p>
          }
        >
          <DayBars days={days} chosen={chosen?.date} onChoose={setDate} />
        </Suspense>
      )}
    </figure>
  )
}

function describeDay(day: Day | undefined, days: Day[]): string {
  if (!day) return ''
  const name = day === days.at(-1) ? 'Today so far' : nameDay(day.date)
  return `${name}: ${formatNumber(day.times)}`
}
