import { useState } from 'react'
import { moneyField } from '../../../../../contract/fields.ts'
import { readMoney } from '../../../../../contract/numbers/read-money.ts'
import { NumberInput } from '../../../../ui/admin/fields/number-field.tsx'
import { Field } from '../../../../ui/inputs.tsx'

const amountSchema = moneyField(null)

/** Typed rupees; null where nothing is typed, or nothing that can be read. */
export function readAmount(text = ''): { amount: number | null; error?: string } {
  const { data, error } = amountSchema.safeParse(readMoney(text))
  return error ? { amount: null, error: error.issues[0]?.message } : { amount: data }
}

type AmountFieldProps = {
  label: string
  value: string
  /** Shows an error even while the field has the focus. */
  tried: boolean
  onChange: (text: string) => void
}

/** Rupees that go into the reply. */
export function AmountField({ label, value, tried, onChange }: AmountFieldProps) {
  const [isLeft, setIsLeft] = useState(false)
  const { error } = readAmount(value)
  return (
    <Field label={label} error={tried || isLeft ? error : undefined} className="max-w-60">
      <NumberInput
        value={value}
        typed={value}
        kind="rupees"
        onBlur={() => setIsLeft(true)}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}
