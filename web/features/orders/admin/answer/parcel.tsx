import { useState } from 'react'
import type { DeliveryRules } from '../../../../../contract/delivery/delivery.ts'
import { explainQuote } from '../../../../../contract/delivery/explain-quote.ts'
import { readPinCode } from '../../../../../contract/delivery/pin-code.ts'
import {
  type DeliveryQuote,
  packParcel,
  quoteDelivery,
} from '../../../../../contract/delivery/quote-delivery.ts'
import { chargeOf } from '../../../../../contract/delivery/words.ts'
import { deliveryWordsEn } from '../../../../../contract/delivery/words-en.ts'
import { orderListLimits } from '../../../../../contract/order-list/limits.ts'
import { inStockLines } from '../../../../../contract/order-list/order-message.ts'
import { answerMessages } from '../../../../../contract/orders/messages.ts'
import { writeMass } from '../../../../../contract/packs/pack-words.ts'
import { toRupees } from '../../../../../contract/prices/paise.ts'
import { FormSection } from '../../../../ui/admin/fields/form-section.tsx'
import { Field, Input } from '../../../../ui/inputs.tsx'
import { AmountField, readAmount } from './amount-field.tsx'
import { type AnswerLine, massOf, staffNameOf } from './compose-reply.ts'

/** Where the order goes, and what its delivery costs: by the shop's rules, until staff type another charge. */
export function useParcel(lines: AnswerLine[], givenPin: string, rules: DeliveryRules) {
  const [pin, setPin] = useState(givenPin)
  const [typedCharge, setTypedCharge] = useState<string | null>(null)
  const quote = quoteFor(lines, pin, rules)
  const charge = typedCharge ?? writeQuoted(quote)
  return { pin, setPin, quote, charge, setCharge: setTypedCharge, ...readAmount(charge) }
}

/** Delivery charge of the lines in stock by the rules; null without a PIN code. */
function quoteFor(lines: AnswerLine[], pin: string, rules: DeliveryRules): DeliveryQuote | null {
  const read = readPinCode(pin)
  return read ? quoteDelivery(rules, read, packParcel(inStockLines(lines))) : null
}

/** Rupees as staff would type them; nothing where the rules do not say how many, or at least how many. */
function writeQuoted(quote: DeliveryQuote | null): string {
  const isKnown = quote && !('isFrom' in quote && quote.isFrom)
  const paise = isKnown ? chargeOf(quote) : null
  return paise === null ? '' : String(toRupees(paise))
}

type ParcelProps = {
  lines: AnswerLine[]
  /** Percent that packing adds to the mass. */
  packing: number
  parcel: ReturnType<typeof useParcel>
  tried: boolean
}

/** Mass of the parcel, its PIN code and its charge. */
export function Parcel({ lines, packing, parcel, tried }: ParcelProps) {
  const { pin, setPin, quote, charge, setCharge } = parcel
  return (
    <FormSection title="Parcel">
      <Mass lines={lines} packing={packing} />
      <Field label={deliveryWordsEn.pinCode} className="max-w-60">
        <Input
          value={pin}
          inputMode="numeric"
          autoComplete="off"
          maxLength={orderListLimits.pin}
          onChange={({ target }) => setPin(target.value)}
          className="tabular-nums"
        />
      </Field>
      <p role="status" className="text-ink-soft empty:hidden">
        {quote && explainQuote(quote)}
      </p>
      <AmountField label="Delivery charge (₹)" value={charge} tried={tried} onChange={setCharge} />
    </FormSection>
  )
}

function Mass({ lines, packing }: Pick<ParcelProps, 'lines' | 'packing'>) {
  const { grams, unknown } = massOf(lines, packing)
  const names = unknown.map(({ product }) => staffNameOf(product)).join(', ')
  return (
    <div className="grid gap-1">
      <p>
        <strong className="tabular-nums">
          {grams > 0 ? writeMass(grams) : answerMessages.noMass}
        </strong>
        {grams > 0 && ' with packaging'}
      </p>
      {grams > 0 && names && (
        <p className="font-medium text-danger wrap-anywhere">{answerMessages.without(names)}</p>
      )}
    </div>
  )
}
