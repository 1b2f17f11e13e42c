import { readPinCode } from '../../../contract/delivery/pin-code.ts'
import type { DeliveryQuote } from '../../../contract/delivery/quote-delivery.ts'
import { describeQuote } from '../../../contract/delivery/words.ts'
import { publicPaths } from '../../../contract/public-paths.ts'
import { useSite } from '../../shop/site-data.ts'
import { PinCodeField } from '../../ui/pin-code-field.tsx'
import { useAddress, useWords } from '../../words/words.ts'
import { useOrderListWords } from '../words/words.ts'

type DeliveryFieldsProps = {
  pin: string
  /** Delivery to that PIN code; undefined without a PIN code, or if nothing can be sent. */
  quote: DeliveryQuote | undefined
  onChange: (pin: string) => void
}

/** Address of the delivery and its charge: computed here, no request carries the PIN code. */
export function DeliveryFields({ pin, quote, onChange }: DeliveryFieldsProps) {
  const { hasDeliveryZones, hasAnswers } = useSite()
  const { footer } = useWords()
  const { order, forDelivery } = useOrderListWords()
  const addressOf = useAddress()
  const read = readPinCode(pin)
  return (
    <div className="grid gap-1 print:hidden">
      <PinCodeField pin={pin} words={order.charges} aside={forDelivery} onChange={onChange}>
        {read && quote && describeQuote(read, quote, order.charges)}
      </PinCodeField>
      <div className="flex flex-wrap gap-x-6">
        {hasDeliveryZones && (
          <a
            href={addressOf(publicPaths.delivery)}
            className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
          >
            {order.charges.zones}
          </a>
        )}
        {hasAnswers && (
          <a
            href={addressOf(publicPaths.goodToKnow)}
            className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
          >
            {footer.goodToKnow}
          </a>
        )}
      </div>
    </div>
  )
}
