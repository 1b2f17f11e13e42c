import { type ComponentProps, createContext, type ReactNode, use, useId } from 'react'
import { useEarlyChange } from './behaviour/use-early-change.ts'
import { classNames } from './class-names.ts'
import { ChevronDownIcon } from './icons/icons.tsx'

type ControlProps = {
  id: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
}

/** Attributes that a control takes from the field around it. */
const FieldContext = createContext<ControlProps | undefined>(undefined)

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: string
  /** A counter beside the label. */
  count?: ReactNode
  /** An action beside the label. */
  action?: ReactNode
  required?: boolean
  className?: string
  /** The control: an `Input`, `Textarea` or `Select`. */
  children: ReactNode
}

/** A label with its control, hint and error. */
export function Field(props: FieldProps) {
  const { label, hint, error, count, action, required, className, children } = props
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const control: ControlProps = {
    id,
    required,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  }
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
        {action}
      </div>
      <FieldContext value={control}>{children}</FieldContext>
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

const look =
  'w-full border border-line-strong bg-card px-3.5 text-base text-ink placeholder:text-ink-soft transition-colors hover:border-ink focus-visible:border-ink aria-invalid:border-danger disabled:opacity-60'

type InputProps = ComponentProps<'input'> & { round?: boolean }

export function Input({ className, round, ref, ...rest }: InputProps) {
  const corners = round ? 'rounded-full' : 'rounded-control'
  return (
    <input
      {...use(FieldContext)}
      {...rest}
      ref={useEarlyChange(ref)}
      className={classNames(look, 'min-h-11', corners, className)}
    />
  )
}

export function Textarea({ className, ref, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...use(FieldContext)}
      {...rest}
      ref={useEarlyChange(ref)}
      className={classNames(look, 'min-h-32 rounded-control py-2.5', className)}
    />
  )
}

type SelectProps = ComponentProps<'select'> & { round?: boolean }

/** A native select with a custom arrow. `className` applies to the wrapper. */
export function Select({ className, round, ref, ...rest }: SelectProps) {
  return (
    <span className={classNames('relative block', className)}>
      <select
        {...use(FieldContext)}
        {...rest}
        ref={useEarlyChange(ref)}
        className={classNames(
          look,
          'min-h-11 appearance-none text-ellipsis pr-10',
          round ? 'rounded-full pl-5' : 'rounded-control',
        )}
      />
      <ChevronDownIcon className="pointer-events-none absolute right-3.5 top-1/2 size-4.5 -translate-y-1/2 text-ink-soft" />
    </span>
  )
}

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode }

/** A checkbox with its label; all of it is clickable. */
export function Checkbox({ children, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames('inline-flex min-h-11 items-center gap-3', className)}>
      <input {...rest} type="checkbox" className="size-5 shrink-0 accent-leaf" />
      <span>{children}</span>
    </label>
  )
}
