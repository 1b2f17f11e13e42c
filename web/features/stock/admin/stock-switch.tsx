import { useState } from 'react'
import { indiaDate } from '../../../../contract/india-time.ts'
import type { Product } from '../../../../contract/products/product.ts'
import { stockLevels } from '../../../../contract/stock/levels.ts'
import { backOnRange } from '../../../../contract/stock/stock.ts'
import { writeShortDay } from '../../../../contract/text/month-names.ts'
import { ModalDialog } from '../../../ui/admin/dialogs/modal-dialog.tsx'
import { DayCalendar } from '../../../ui/admin/fields/day-calendar.tsx'
import { CalendarClock } from '../../../ui/admin/icons.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { levelValues, productLabels, stockLabels } from '../../products/admin/product-values.ts'
import { useStock } from './use-stock.ts'

type StockSwitchProps = {
  product: Product
  /** Called with the saved product. */
  onChange: (product: Product) => void
}

/** Stock of a product, changed inline; the day when it is back has a line of its own. */
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
            onClick={() =>
              level !== shown.stock && save({ backOn: shown.backOn, ...levelValues(level) })
            }
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

/** Days to choose with one tap. */
const weeks = [
  { label: '1 week', days: 7 },
  { label: '2 weeks', days: 14 },
]

type BackOnProps = { name: string; day: string; onDay: (day: string) => void }

/** The day that it is back about. */
function BackOn({ name, day, onDay }: BackOnProps) {
  const [choosing, setChoosing] = useState(false)
  const { today, lastDay } = backOnRange(Date.now())
  const words = day ? `${productLabels.backOn} ${writeShortDay(day)}` : 'Another day'
  const choose = (chosen: string) => {
    setChoosing(false)
    if (chosen !== day) onDay(chosen)
  }

  return (
    <div className="order-last flex w-full flex-wrap items-center gap-1 pt-1 md:flex-nowrap">
      {!day && <span className="pr-1 text-sm text-ink-soft md:hidden">Back in</span>}
      {!day &&
        weeks.map(({ label, days }) => (
          <button
            key={label}
            type="button"
            aria-label={`Back in ${label}: ${name}`}
            onClick={() => onDay(indiaDate(Date.now(), days))}
            className={`${dayButton} border-line`}
          >
            {label}
          </button>
        ))}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={day ? `${words}: ${name}` : `Back on another day: ${name}`}
        onClick={() => setChoosing(true)}
        className={classNames(
          dayButton,
          'inline-flex items-center gap-1.5',
          day && day < today ? 'border-danger' : 'border-line',
        )}
      >
        {day && <CalendarClock className="size-4" />}
        {words}
      </button>
      <ModalDialog
        title={`${productLabels.backOn} …`}
        open={choosing}
        onClose={() => setChoosing(false)}
      >
        <p className="text-ink-soft">{name}</p>
        <DayCalendar
          label={productLabels.backOn}
          day={day}
          first={today}
          last={lastDay}
          onDay={choose}
        />
        {day && (
          <Button variant="secondary" onClick={() => choose('')}>
            The day is not known
          </Button>
        )}
      </ModalDialog>
    </div>
  )
}

const dayButton =
  'min-h-11 rounded-control border px-2 text-sm whitespace-nowrap hover:bg-paper-deep'
