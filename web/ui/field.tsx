import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

/** Attributes for a field's control. */
export type ControlProps = {
  id: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
}

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: string
  /** A counter beside the label. */
  count?: ReactNode
  required?: boolean
  className?: string
  children: (control: ControlProps) => ReactNode
}

/** A label with its control, hint and error. */
export function Field(props: FieldProps) {
  const { label, hint, error, count, required, className, children } = props
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classNames('grid content-start gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={id} className="font-semibold">
          {label}
          {required && (
            <span aria-hidden="true" className="text-danger">
              *
            </span>
          )}
        </label>
        {count && <span role="status">{count}</span>}
      </div>
      {children({
        id,
        required,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
