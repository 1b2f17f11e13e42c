import { Link } from 'react-router'
import { type Order, writeOrderLine } from '../../../../contract/orders/order.ts'
import { orderName } from '../../../../contract/orders/order-name.ts'
import { fillPath, pagePaths } from '../../../../contract/paths.ts'
import { formatRupees } from '../../../../contract/prices/money.ts'
import { internationalNumber } from '../../../../contract/settings/phone-number.ts'
import { writeShortDay } from '../../../../contract/text/month-names.ts'
import { useScrollIntoView } from '../../../forms/saved-record.ts'
import { Check } from '../../../ui/admin/icons.tsx'
import { RecordActions } from '../../../ui/admin/lists/record-actions.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { nextSteps, statusLabels } from './order-tabs.ts'

export type OrderCardProps = {
  order: Order
  saved: boolean
  onMove: (status: Order['status']) => void
  onPaid: (paid: boolean) => void
  onDelete: () => void
}

/** An order with the one press that moves it on. */
export function OrderCard({ order, saved, onMove, onPaid, onDelete }: OrderCardProps) {
  const { _id: id, number, status, paid, lines, delivery, customer, note, wantedOn, total } = order
  const address = fillPath(pagePaths.adminOrderEdit, { id })
  const next = nextSteps[status]
  const name = orderName(number)
  return (
    <li
      ref={useScrollIntoView<HTMLLIElement>(saved)}
      className={classNames(
        'grid min-w-0 content-start gap-2 rounded-card border border-line p-3 pl-4',
        saved ? 'bg-leaf-wash' : 'bg-card',
      )}
    >
      <div className="flex items-start justify-between gap-2">
        <Link to={address} prefetch="intent" className="min-h-11 min-w-0 flex-1 content-center">
          <span className="font-semibold">{name}</span>
          {customer.name && <span className="wrap-anywhere">{` · ${customer.name}`}</span>}
          {customer.place && (
            <span className="text-ink-soft wrap-anywhere">{` · ${customer.place}`}</span>
          )}
        </Link>
        <RecordActions name={name} editAddress={address} onDelete={onDelete} />
      </div>
      <p className="flex flex-wrap gap-1.5">
        <Badge tone={status === 'new' ? 'honey' : undefined}>{statusLabels[status]}</Badge>
        {!paid && status !== 'cancelled' && <Badge tone="honey">Unpaid</Badge>}
        {wantedOn && <Badge tone="honey">{`Wanted ${writeShortDay(wantedOn)}`}</Badge>}
      </p>
      <ul className="text-sm">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may be ordered twice
          <li key={index} className="wrap-anywhere">
            {writeOrderLine(line)}
          </li>
        ))}
        {delivery && (
          <li>{`Delivery: ${delivery.charge ? formatRupees(delivery.charge) : 'free'}`}</li>
        )}
      </ul>
      {note && <p className="text-sm text-ink-soft whitespace-pre-line wrap-anywhere">{note}</p>}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="tabular-nums">{formatRupees(total)}</strong>
        {customer.phone && (
          <a
            href={`tel:${internationalNumber(customer.phone).replace(/\s/g, '')}`}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {customer.phone}
          </a>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {next && (
          <Button onClick={() => onMove(next.status)} aria-label={`${next.label}: ${name}`}>
            <Check className="size-4" />
            {next.label}
          </Button>
        )}
        {status !== 'cancelled' && (
          <Button
            variant="secondary"
            aria-pressed={paid}
            aria-label={`Paid: ${name}`}
            onClick={() => onPaid(!paid)}
          >
            {paid && <Check className="size-4" />}
            Paid
          </Button>
        )}
      </div>
    </li>
  )
}
