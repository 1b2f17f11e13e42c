import { type FieldPath, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form'
import { textLength } from '../../../contract/text-length.ts'
import { classNames } from '../class-names.ts'

/** The characters left, shown near the limit. */
export function LengthLeft({ text, max }: { text: string; max: number }) {
  const left = max - textLength(text)
  if (left > max / 10) return null
  return (
    <span className={classNames('tabular-nums', left < 0 ? 'text-danger' : 'text-ink-soft')}>
      {left < 0 ? `${-left} too many` : `${left} left`}
    </span>
  )
}

type CharactersLeftProps<T extends FieldValues> = {
  form: UseFormReturn<T, unknown, unknown>
  name: FieldPath<T>
  max: number
}

/** The same for a form's field. `maxlength` counts UTF-16 units, and cuts pasted text silently. */
export function CharactersLeft<T extends FieldValues>({ form, name, max }: CharactersLeftProps<T>) {
  return <LengthLeft text={useWatch({ control: form.control, name })} max={max} />
}
