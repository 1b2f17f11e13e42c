import { useId } from 'react'
import { NumberInput } from '../../../ui/admin/fields/number-field.tsx'

type AmountRowProps = {
  value: string
  onType: (text: string) => void
  name: string
  nameTa?: string
  hint: string
  error: string | undefined
}

/** An amount of a list beside what it is for. The phone's keyboard leads from one to the next. */
export function AmountRow({ name, nameTa, hint, error, value, onType }: AmountRowProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-[1fr_7rem] items-center gap-x-3 gap-y-1 border-b border-line py-2 last:border-0">
      <div className="min-w-0 leading-snug wrap-anywhere">
        <label htmlFor={id} className="font-medium">
          {name}{' '}
          {nameTa && (
            <span lang="ta" className="block text-sm">
              {nameTa}
            </span>
          )}
        </label>
        <p id={`${id}-hint`} className="text-sm text-ink-soft tabular-nums">
          {hint}
        </p>
      </div>
      <div className="grid gap-1">
        <NumberInput
          id={id}
          value={value}
          typed={value}
          kind="rupees"
          enterKeyHint="next"
          onChange={({ target }) => onType(target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        />
      </div>
      {error && (
        <p id={`${id}-error`} className="col-span-2 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
