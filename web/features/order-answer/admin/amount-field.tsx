import { useState } from 'react'
import { moneyField } from '../../../../contract/fields.ts'
import { Field, Input } from '../../../ui/inputs.tsx'

const amountSchema = moneyField(null)

/** Typed rupees; null where nothing is typed, or nothing that can be read. */
export function readAmount(text = ''): { amount: number | null; error?: string } {
  const { data, error } = amountSchema.safeParse(text)
  return error ? { amount: null, error: error.issues[0]?.message } : { amount: data }
}

type AmountFieldProps = {
  label: string
  value: string
  /** Whether what is wrong is shown while the field has the focus. */
  tried: boolean
  onChange: (text: string) => void
}

/** Rupees that go into the reply. */
export function AmountField({ label, value, tried, onChange }: AmountFieldProps) {
  const [isLeft, setIsLeft] = useState(false)
  const { error } = readAmount(value)
  return (
    <Field label={label} error={tried || isLeft ? error : undefined} className="max-w-60">
      <Input
        value={value}
        inputMode="decimal"
        autoComplete="off"
        onBlur={() => setIsLeft(true)}
        onChange={({ target }) => onChange(target.value)}
        className="tabular-nums"
      />
    </Field>
  )
}
