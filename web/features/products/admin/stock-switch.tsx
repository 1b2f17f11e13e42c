import { useEffect, useRef } from 'react'
import { toast } from 'sonner'
import { indiaDate } from '../../../../contract/india-time.ts'
import { limits } from '../../../../contract/limits.ts'
import { messages } from '../../../../contract/messages.ts'
import type { Product } from '../../../../contract/products/product.ts'
import { backOnRange } from '../../../../contract/products/stock.ts'
import { stockLevels } from '../../../../contract/products/stock-levels.ts'
import { classNames } from '../../../ui/class-names.ts'
import { productLabels, stockLabels } from './product-values.ts'
import { useStock } from './use-stock.ts'

type StockSwitchProps = {
  product: Product
  /** Called with the saved product. */
  onChange: (product: Product) => void
}

/** How much there is of a product, changed inline; when it is back stands in a line of its own. */
export function StockSwitch({ product, onChange }: StockSwitchProps) {
  const { shown, busy, save } = useStock(product, onChange)
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not take part in a flex box as a whole */}
      <div
        role="group"
        aria-label={`Stock of ${product.name}`}
        aria-busy={busy || undefined}
        className="inline-grid shrink-0 grid-cols-3 rounded-control bg-paper-deep"
      >
        {stockLevels.map((level) => (
          <button
            key={level}
            type="button"
            aria-label={stockLabels[level]}
            aria-pressed={level === shown.stock}
            onClick={() => level !== shown.stock && save({ stock: level, backOn: '' })}
            className={classNames(
              'min-h-11 min-w-11 rounded-control px-1.5 text-sm transition-colors',
              level === shown.stock
                ? `font-semibold ${tones[level]}`
                : 'text-ink-soft hover:text-ink',
            )}
          >
            {words[level]}
          </button>
        ))}
      </div>
      {shown.stock === 'out' && (
        <BackOn
          name={product.name}
          day={shown.backOn}
          onDay={(backOn) => save({ stock: 'out', backOn })}
        />
      )}
    </>
  )
}

const words = { in: 'In', few: 'Few', out: 'Out' }

const tones = {
  in: 'bg-leaf text-on-leaf',
  few: 'bg-honey text-on-honey',
  out: 'bg-ink text-paper',
}

/** What is chosen with one tap, in days. */
const weeks = [
  { label: '1 week', days: 7 },
  { label: '2 weeks', days: 14 },
]

type BackOnProps = { name: string; day: string; onDay: (day: string) => void }

/** The day that it is back about; any but one that has passed. */
function BackOn({ name, day, onDay }: BackOnProps) {
  const { today, lastDay } = backOnRange(Date.now())
  const field = useRef<HTMLInputElement>(null)
  // Not controlled: what is typed is no day until it is complete.
  useEffect(() => {
    const { current } = field
    if (current && current !== document.activeElement) current.value = day
  }, [day])

  return (
    <div className="order-last flex w-full flex-wrap items-center gap-1 pt-1">
      <label className="flex items-center gap-1.5 text-sm whitespace-nowrap text-ink-soft">
        Back
        <input
          ref={field}
          type="date"
          aria-label={`${productLabels.backOn}: ${name}`}
          defaultValue={day}
          min={today}
          max={lastDay}
          onChange={({ target: { value, validity } }) => {
            if (validity.valid && value !== day) onDay(value)
          }}
          onBlur={({ target }) => revertInvalidDay(target, day)}
          className={classNames(
            'min-h-11 w-33 rounded-control border bg-card px-1.5 text-sm text-ink',
            day && day < today ? 'border-danger' : 'border-line-strong',
          )}
        />
      </label>
      {!day &&
        weeks.map(({ label, days }) => (
          <button
            key={label}
            type="button"
            aria-label={`Back in ${label}: ${name}`}
            onClick={() => onDay(indiaDate(Date.now(), days))}
            className="min-h-11 rounded-control border border-line px-2 text-sm whitespace-nowrap hover:bg-paper-deep"
          >
            {label}
          </button>
        ))}
    </div>
  )
}

/** Says what is wrong with a day that was typed, and puts back the one that is saved. */
function revertInvalidDay(field: HTMLInputElement, saved: string) {
  const { value, validity } = field
  if (validity.valid || value === saved) return
  const { backOnPast, backOnTooLate } = messages.product
  if (validity.rangeUnderflow) toast.error(backOnPast)
  else if (validity.rangeOverflow) toast.error(backOnTooLate(limits.product.backOnDays))
  else toast.error(messages.validation.day)
  field.value = saved
}
