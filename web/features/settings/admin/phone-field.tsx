import { useWatch } from 'react-hook-form'
import { internationalNumber } from '../../../../contract/settings/phone-number.ts'
import type { EditForm } from '../../../forms/use-edit-form.ts'
import type { Values } from '../../../forms/use-form-fields.ts'
import { Field, Input } from '../../../ui/inputs.tsx'
import type { SettingField } from './section-types.ts'

type PhoneFieldProps = { field: SettingField; form: EditForm<Values>['form'] }

/** A phone number, and below it the one that is called, where its country code is not typed. */
export function PhoneField({ field: { name, label, hint, required }, form }: PhoneFieldProps) {
  const { error } = form.getFieldState(name, form.formState)
  const typed = String(useWatch({ control: form.control, name })).trim()
  const called = internationalNumber(typed)
  return (
    <Field label={label} hint={hint} error={error?.message} required={required}>
      <Input {...form.register(name)} inputMode="tel" autoComplete="off" />
      <p role="status" className="text-sm text-ink-soft tabular-nums empty:hidden">
        {called !== typed && called}
      </p>
    </Field>
  )
}
