import { useState } from 'react'
import type { DeliveryRules } from '../../../contract/delivery/delivery.ts'
import { readPinCode } from '../../../contract/delivery/pin-code.ts'
import { quoteDelivery } from '../../../contract/delivery/quote-delivery.ts'
import { describeQuote } from '../../../contract/delivery/words.ts'
import { readNumber, toNumber } from '../../../contract/numbers/read-number.ts'
import { toThousandths } from '../../../contract/numbers/thousandths.ts'
import { useOrderDetails } from '../../order-list/device/use-order-details.ts'
import { Field, Input } from '../../ui/inputs.tsx'
import { PinCodeField } from '../../ui/pin-code-field.tsx'
import type { DeliveryPageWords } from './words/delivery-en.ts'

const defaultKilos = '1'

/** Delivery charge for a mass and a PIN code: computed on the device. */
export function DeliveryTrial({
  rules,
  words,
}: {
  rules: DeliveryRules
  words: DeliveryPageWords
}) {
  const { details, change } = useOrderDetails()
  const [kilos, setKilos] = useState(defaultKilos)
  const { pin = '' } = details
  const read = readPinCode(pin)
  const grams = toThousandths(toNumber(readNumber(kilos)))
  const isWrong = kilos.trim() !== '' && !(grams > 0)
  return (
    <section className="mt-8 grid max-w-md gap-2 rounded-card bg-paper-deep p-5 noscript:hidden print:hidden">
      <Field label={words.goodsWeight} error={isWrong ? words.weightWrong : undefined}>
        <Input
          value={kilos}
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          onChange={({ target }) => setKilos(target.value)}
          className="max-w-40 tabular-nums"
        />
      </Field>
      <PinCodeField pin={pin} words={words.charges} onChange={(pin) => change({ pin })}>
        {read &&
          grams > 0 &&
          describeQuote(
            read,
            quoteDelivery(rules, read, { paise: 0, grams, isPartial: false }),
            words.charges,
          )}
      </PinCodeField>
    </section>
  )
}
