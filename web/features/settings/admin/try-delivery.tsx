import { type KeyboardEvent, useState } from 'react'
import { deliverySchema } from '../../../../contract/delivery/delivery.ts'
import { explainQuote } from '../../../../contract/delivery/explain-quote.ts'
import { readPinCode } from '../../../../contract/delivery/pin-code.ts'
import { quoteDelivery } from '../../../../contract/delivery/quote-delivery.ts'
import { deliveryWordsEn } from '../../../../contract/delivery/words-en.ts'
import { readMoney } from '../../../../contract/numbers/read-money.ts'
import { readNumber, toNumber } from '../../../../contract/numbers/read-number.ts'
import { toPaise } from '../../../../contract/prices/paise.ts'
import type { EditForm } from '../../../forms/use-edit-form.ts'
import type { Values } from '../../../forms/use-form-fields.ts'
import { FormSection } from '../../../ui/admin/fields/form-section.tsx'
import { NumberInput } from '../../../ui/admin/fields/number-field.tsx'
import { Field, Input } from '../../../ui/inputs.tsx'
import { parseZones, toGrams } from './texts/zone-texts.ts'

/** Says which of the rules as they are typed has won for a PIN code and a mass, and why. */
export function TryDelivery({ form }: { form: EditForm<Values>['form'] }) {
  const [packing, zones] = form.watch(['packing', 'zones'])
  const rules = {
    packing: toNumber(readNumber(String(packing))),
    zones: parseZones(String(zones)),
  }
  const [tried, setTried] = useState({ pin: '', kilos: '', goods: '' })
  const field = (name: keyof typeof tried) => ({
    value: tried[name],
    onKeyDown: keepForm,
    onChange: ({ target }: { target: { value: string } }) =>
      setTried({ ...tried, [name]: target.value }),
  })
  return (
    <FormSection title="Try a PIN and a weight">
      <Field label={deliveryWordsEn.pinCode}>
        <Input {...field('pin')} inputMode="numeric" autoComplete="off" />
      </Field>
      <Field label="Weight of the goods (kg)" hint="Packing is added">
        <NumberInput {...field('kilos')} typed={tried.kilos} />
      </Field>
      <Field label="Price of the goods (₹)" hint="For zones with free delivery">
        <NumberInput {...field('goods')} typed={tried.goods} kind="rupees" />
      </Field>
      <p role="status" className="font-medium wrap-anywhere">
        {explain(rules, tried)}
      </p>
    </FormSection>
  )
}

function explain(rules: object, tried: { pin: string; kilos: string; goods: string }): string {
  const pin = readPinCode(tried.pin)
  const grams = Math.ceil(toGrams(tried.kilos))
  const goods = tried.goods.trim() === '' ? 0 : toNumber(readMoney(tried.goods))
  if (!pin || tried.kilos.trim() === '') return ''
  if (Number.isNaN(grams + goods)) return 'This number cannot be read. Write it like 2.5'
  const { data } = deliverySchema.safeParse(rules)
  if (!data) return 'Something in the zones is not right yet: save them to see what.'
  const parcel = { paise: toPaise(goods), grams, isPartial: false }
  return explainQuote(quoteDelivery(data, pin, parcel))
}

/** Keeps Enter from submitting the form, of which these fields are no part. */
function keepForm(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}
