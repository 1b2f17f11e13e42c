import { countOf } from '../../../../contract/text/count.ts'
import { groupLabels } from './group-values.ts'

type LabelProgressProps = {
  missing: string[]
  /** Count of the facts on a complete label. */
  required: number
  warnings: string[]
}

const radius = 15.9155
/** A circle of that radius is a hundred long. */
const whole = 100

/** A ring of completeness, what is missing, and how many warnings stand at the fields. */
export function LabelProgress({ missing, required, warnings }: LabelProgressProps) {
  const given = required - missing.length
  const nameOf = (name: string) =>
    name === 'nutrition' ? 'Nutrition' : groupLabels[name as keyof typeof groupLabels]
  return (
    <div
      data-label-progress
      className="sticky top-14 z-10 -mx-4 flex items-center gap-3 border-b border-line bg-card px-4 py-2 md:-mx-6 md:px-6"
    >
      <svg viewBox="0 0 36 36" aria-hidden="true" className="size-11 shrink-0 -rotate-90">
        <circle cx="18" cy="18" r={radius} className="fill-none stroke-line stroke-4" />
        <circle
          cx="18"
          cy="18"
          r={radius}
          className="fill-none stroke-leaf stroke-4"
          strokeDasharray={`${(given / required) * whole} ${whole}`}
        />
      </svg>
      <div className="min-w-0 text-sm">
        <p role="status" className="font-semibold">
          {given === required ? 'The label is complete' : `${given} of ${required} given`}
          {warnings.length > 0 && (
            <span className="text-danger">, {countOf(warnings.length, 'warning')}</span>
          )}
        </p>
        {missing.length > 0 && (
          <p className="line-clamp-2 text-ink-soft">Missing: {missing.map(nameOf).join(', ')}</p>
        )}
        {warnings.length > 0 && (
          <p className="line-clamp-2 text-danger">See {warnings.map(nameOf).join(', ')}</p>
        )}
      </div>
    </div>
  )
}
