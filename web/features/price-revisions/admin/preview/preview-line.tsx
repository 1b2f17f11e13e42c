import { useState } from 'react'
import { priceRevisionLimits } from '../../../../../contract/price-revisions/limits.ts'
import type { PriceLine } from '../../../../../contract/price-revisions/price-revision.ts'
import { formatRupees } from '../../../../../contract/prices/money.ts'
import { NumberInput } from '../../../../ui/admin/fields/number-field.tsx'
import { IconButton } from '../../../../ui/admin/icon-button.tsx'
import { CircleAlert, Pencil, TrendingDown, TriangleAlert } from '../../../../ui/admin/icons.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Checkbox, Field } from '../../../../ui/inputs.tsx'
import { type Edit, findEditError } from './line-edits.ts'
import { describeChange, describeUnitPrice, isCleared } from './line-view.ts'

type PreviewLineProps = {
  line: PriceLine
  /** Edit that the server does not have yet. */
  edit: Edit | undefined
  /** Price of the product now, if it was changed meanwhile. */
  conflict: string | undefined
  onEdit: (change: Edit) => void
  onDone: () => void
}

/** One price before and after, to be looked at, taken out or overwritten. */
export function PreviewLine({ line, edit, conflict, onEdit, onDone }: PreviewLineProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { name } = line.product
  const error = edit && findEditError(edit, line)
  return (
    <li className="border-b border-line px-3 py-2 last:border-0 md:px-4">
      <div className="flex items-start gap-1">
        <Checkbox
          checked={!line.skipped}
          onChange={({ target }) => {
            onEdit(target.checked ? { skip: false } : { skip: true, to: undefined })
            onDone()
          }}
          className="min-w-0 flex-1 py-1.5 font-medium wrap-anywhere"
        >
          {name}
        </Checkbox>
        <IconButton
          icon={Pencil}
          label={`Overwrite the price of ${name}`}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
      </div>
      <div className="grid gap-1 pl-8">
        <LineChange line={line} />
        {conflict && <Note icon={CircleAlert}>{conflict}</Note>}
        {(isOpen || error) && (
          <Field label="New price (₹)" error={error} className="max-w-60 py-1">
            <NumberInput
              value={edit?.to ?? String(line.to)}
              typed={edit?.to ?? String(line.to)}
              kind="rupees"
              enterKeyHint="done"
              onChange={({ target }) => onEdit({ to: target.value, skip: false })}
              onBlur={onDone}
              onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
            />
          </Field>
        )}
        {edit && !error && <p className="text-sm text-ink-soft">Not saved yet</p>}
      </div>
    </li>
  )
}

/** Old and new price, of the pack and of its litre, and what stands out. */
export function LineChange({ line }: { line: PriceLine }) {
  const { from, to, originalFrom, skipped } = line
  if (skipped) return <p className="text-ink-soft">{`${formatRupees(from)}: ${skipped}`}</p>
  const { percent, falls, isLarge } = describeChange(line)
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 tabular-nums">
        <span>
          <span className="sr-only">From </span>
          {formatRupees(from)} <span aria-hidden="true">→</span> <span className="sr-only">to</span>{' '}
          <strong>{formatRupees(to)}</strong>
        </span>
        <span className="text-sm">{percent}</span>
        {falls && (
          <Badge tone="honey">
            <TrendingDown className="size-3.5" /> Falls
          </Badge>
        )}
        {isLarge && (
          <Badge tone="honey">
            <TriangleAlert className="size-3.5" /> {`Over ${priceRevisionLimits.largePercent} %`}
          </Badge>
        )}
      </p>
      <p className="text-sm text-ink-soft tabular-nums empty:hidden">{describeUnitPrice(line)}</p>
      {isCleared(line) && originalFrom !== null && (
        <p className="text-sm">Original price {formatRupees(originalFrom)} is cleared</p>
      )}
    </>
  )
}

function Note({ icon: Icon, children }: { icon: typeof CircleAlert; children: string }) {
  return (
    <p className="flex items-center gap-1.5 text-sm font-medium text-danger">
      <Icon className="size-4 shrink-0" />
      {children}
    </p>
  )
}
