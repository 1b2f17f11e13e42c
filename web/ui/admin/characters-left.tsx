import { type FieldPath, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form'
import { textLength } from '../../../contract/text-length.ts'
import { classNames } from '../class-names.ts'

/** How many characters a text may still have, once it nears its limit. */
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

/** The same of a form's field. The browser's own limit counts otherwise, and cuts without a word. */
export function CharactersLeft<T extends FieldValues>({ form, name, max }: CharactersLeftProps<T>) {
  return <LengthLeft text={useWatch({ control: form.control, name })} max={max} />
}
