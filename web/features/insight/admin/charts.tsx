import { scaleBand, scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import { formatNumber } from '../../../../contract/text/count.ts'
import { writeDay } from '../../../../contract/text/month-names.ts'

/** Charts are for the eye alone: beside each stands a table with the same numbers. */

/** Drawn as wide as there is room; what is written beside it stays as large as all else. */
const bars = { width: 640, height: 200 }

/** How often something was done, a bar for each day, the last of which is today. */
export function DayBars({ days }: { days: { date: string; times: number }[] }) {
  const { width, height } = bars
  const highest = Math.max(1, ...days.map(({ times }) => times))
  const y = scaleLinear([0, highest], [height, 0]).nice(4)
  const x = scaleBand(
    days.map(({ date }) => date),
    [0, width],
  ).padding(0.2)
  const ticks = y.ticks(4).filter(Number.isInteger)
  return (
    <div aria-hidden="true" className="grid grid-cols-[auto_1fr] gap-x-2 text-sm text-ink-soft">
      {/* Half a line above and below, as each number stands at the middle of its line. */}
      <div className="-my-2.5 flex flex-col-reverse justify-between text-right leading-5 tabular-nums">
        {ticks.map((tick) => (
          <span key={tick}>{formatNumber(tick)}</span>
        ))}
      </div>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-40 w-full overflow-visible md:h-56"
      >
        {ticks.map((tick) => (
          <line
            key={tick}
            x2={width}
            y1={y(tick)}
            y2={y(tick)}
            vectorEffect="non-scaling-stroke"
            className="stroke-line"
          />
        ))}
        {days.map(({ date, times }) => (
          <rect
            key={date}
            x={x(date)}
            y={y(times)}
            width={x.bandwidth()}
            height={height - y(times)}
            className="fill-leaf"
          >
            <title>{`${writeDay(date, 'en')}: ${formatNumber(times)}`}</title>
          </rect>
        ))}
      </svg>
      <p className="col-start-2 flex justify-between pt-1.5">
        <span>{days[0] && writeDay(days[0].date, 'en')}</span>
        <span>Today</span>
      </p>
    </div>
  )
}

const small = { width: 120, height: 24 }

/** A small line of how often something was done each day. */
export function SmallLine({ values }: { values: number[] }) {
  const { width, height } = small
  const x = scaleLinear([0, Math.max(1, values.length - 1)], [1, width - 1])
  const y = scaleLinear([0, Math.max(1, ...values)], [height - 2, 2])
  const path = line<number>(
    (_, index) => x(index),
    (value) => y(value),
  )(values)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="h-6 w-full max-w-30">
      <path d={path ?? ''} className="fill-none stroke-leaf stroke-2" />
    </svg>
  )
}
