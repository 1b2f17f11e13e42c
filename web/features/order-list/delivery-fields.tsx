import { useState } from 'react'
import { describeQuote } from '../../../contract/delivery/delivery-words.ts'
import { readPinCode } from '../../../contract/delivery/pin-code.ts'
import type { DeliveryQuote } from '../../../contract/delivery/quote-delivery.ts'
import { orderListLimits } from '../../../contract/order-list/order-list-terms.ts'
import { publicPaths } from '../../../contract/public-paths.ts'
import { useSite } from '../../lib/site.ts'
import { Field, Input } from '../../ui/inputs.tsx'
import { useOrderListWords } from '../../words/order-list-words.ts'
import { useAddress } from '../../words/words.ts'

type DeliveryFieldsProps = {
  pin: string
  /** Of the goods to that PIN code; undefined where none is given, or nothing is sent. */
  quote: DeliveryQuote | undefined
  onChange: (pin: string) => void
}

/** Where the order goes, and what that costs: worked out here, no request carries the PIN code. */
export function DeliveryFields({ pin, quote, onChange }: DeliveryFieldsProps) {
  const { hasDeliveryZones } = useSite()
  const { order, forDelivery } = useOrderListWords()
  const { pinCode, pinWrong, zones } = order.charges
  const addressOf = useAddress()
  const [isLeft, setIsLeft] = useState(false)
  const read = readPinCode(pin)
  const isWrong = isLeft && pin.trim() !== '' && !read
  return (
    <div className="grid gap-1 print:hidden">
      <Field
        label={
          <>
            {pinCode} <span className="font-normal text-ink-soft">{forDelivery}</span>
          </>
        }
        error={isWrong ? pinWrong : undefined}
        className="noscript:hidden"
      >
        <Input
          value={pin}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={orderListLimits.pin}
          onBlur={() => setIsLeft(true)}
          onChange={({ target }) => {
            setIsLeft(false)
            onChange(target.value)
          }}
          className="max-w-40 tabular-nums"
        />
      </Field>
      <p role="status" className="font-medium text-balance empty:hidden">
        {read && quote && describeQuote(read, quote, order.charges)}
      </p>
      {hasDeliveryZones && (
        <a
          href={addressOf(publicPaths.delivery)}
          className="inline-flex min-h-11 items-center justify-self-start text-sm underline underline-offset-4"
        >
          {zones}
        </a>
      )}
    </div>
  )
}
