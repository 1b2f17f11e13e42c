import { scaleBand, scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import type { PointerEvent } from 'react'
import { formatNumber } from '../../../../contract/text/count.ts'
import { writeShortDay } from '../../../../contract/text/month-names.ts'
import { classNames } from '../../../ui/class-names.ts'
import { weekdayOf } from './name-day.ts'

// Charts are for the eye alone: beside each stands a table with the same numbers. The last day is today: it is
// not over, so it is drawn with dashes.

export type Day = { date: string; times: number }

/** Drawn as wide as there is room; its labels stay as large as other text. */
const bars = { width: 640, height: 200 }

type DayBarsProps = {
  days: Day[]
  /** The date whose bar stands out. */
  chosen: string | undefined
  onChoose: (date: string | undefined) => void
}

/** Count of one figure as a bar for each day, to be chosen by finger or mouse. */
export function DayBars({ days, chosen, onChoose }: DayBarsProps) {
  const { width, height } = bars
  const highest = Math.max(1, ...days.map(({ times }) => times))
  const y = scaleLinear([0, highest], [height, 0]).nice(4)
  const x = scaleBand(
    days.map(({ date }) => date),
    [0, width],
  )
    .paddingInner(0.25)
    .paddingOuter(0.125)
  const ticks = y.ticks(4).filter(Number.isInteger)
  const today = days.at(-1)?.date
  const chooseAt = ({ currentTarget, clientX }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect()
    const index = Math.floor(((clientX - box.left) / box.width) * days.length)
    onChoose(days[Math.min(Math.max(index, 0), days.length - 1)]?.date)
  }
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
        className="h-40 w-full touch-pan-y overflow-visible md:h-56"
        onPointerDown={chooseAt}
        onPointerMove={chooseAt}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onChoose(undefined)}
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
            vectorEffect="non-scaling-stroke"
            className={classNames(
              date === today ? 'fill-leaf-wash stroke-leaf [stroke-dasharray:3_2]' : 'fill-leaf',
              chosen && chosen !== date && 'opacity-45',
            )}
          />
        ))}
      </svg>
      <DayLabels days={days} />
    </div>
  )
}

/** Every day of a week is named; of longer times every seventh or, of many, every 28th, today among them. */
function DayLabels({ days }: Pick<DayBarsProps, 'days'>) {
  const step = days.length <= 7 ? 1 : days.length <= 30 ? 7 : 28
  const last = days.length - 1
  return (
    <p className="relative col-start-2 mt-1.5 h-5">
      {days.map(
        ({ date }, index) =>
          (last - index) % step === 0 && (
            <span
              key={date}
              className="absolute -translate-x-1/2 whitespace-nowrap"
              style={{ left: `min(${((index + 0.5) / days.length) * 100}%, 100% - 1.25rem)` }}
            >
              {index === last ? 'Today' : step === 1 ? weekdayOf(date) : writeShortDay(date)}
            </span>
          ),
      )}
    </p>
  )
}

const small = { width: 120, height: 24 }

/** A small line of how often something was done each day, or each week. */
export function SmallLine({ values }: { values: number[] }) {
  const { width, height } = small
  const x = scaleLinear([0, Math.max(1, values.length - 1)], [1, width - 1])
  const y = scaleLinear([0, Math.max(1, ...values)], [height - 2, 2])
  const points = values.map((value, index): [number, number] => [x(index), y(value)])
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="h-6 w-full max-w-30">
      <path d={line()(points.slice(0, -1)) ?? ''} className="fill-none stroke-leaf stroke-2" />
      <path
        d={line()(points.slice(-2)) ?? ''}
        className="fill-none stroke-leaf stroke-2 [stroke-dasharray:2_3]"
      />
    </svg>
  )
}
