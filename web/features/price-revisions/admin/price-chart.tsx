import { indiaTimeZone } from '../../../../contract/india-time.ts'
import { formatRupees } from '../../../../contract/prices/money.ts'
import { drawSteps, type PricePoint } from './price-steps.ts'

const width = 320
const height = 120
const letter = 8

const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: indiaTimeZone,
})

/** A product's prices through time, newest first. The table beside it says the same in words. */
export default function PriceChart({ points }: { points: PricePoint[] }) {
  const longest = Math.max(...points.map(({ price }) => formatRupees(price).length))
  const box = { left: longest * letter + 8, top: 10, right: width - 6, bottom: height - 28 }
  const { path, dots, lowest, highest } = drawSteps(points, Date.now(), box)
  const text = 'fill-ink-soft text-[13px] tabular-nums'
  const edges = [{ price: highest, y: box.top }]
  if (lowest < highest) edges.push({ price: lowest, y: box.bottom })
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="w-full max-w-xl">
      {edges.map(({ price, y }) => (
        <g key={price}>
          <line x1={box.left} x2={box.right} y1={y} y2={y} className="stroke-line" />
          <text x={box.left - 8} y={y + 4} textAnchor="end" className={text}>
            {formatRupees(price)}
          </text>
        </g>
      ))}
      <path d={path} className="fill-none stroke-leaf stroke-2" />
      {dots.map(({ x, y }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two changes may fall on one spot
        <circle key={index} cx={x} cy={y} r={3} className="fill-leaf" />
      ))}
      <text x={box.left} y={height - 6} className={text}>
        {day.format(Date.parse(points.at(-1)?.at ?? ''))}
      </text>
      <text x={box.right} y={height - 6} textAnchor="end" className={text}>
        Today
      </text>
    </svg>
  )
}
