import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { ChevronDownIcon } from './icons.tsx'

const control =
  'w-full border border-line-strong bg-card px-3.5 text-base text-ink placeholder:text-ink-soft transition-colors hover:border-ink focus-visible:border-ink aria-invalid:border-danger disabled:opacity-60'

type InputProps = ComponentProps<'input'> & { round?: boolean }

export function Input({ className, round, ...rest }: InputProps) {
  const corners = round ? 'rounded-full' : 'rounded-control'
  return <input {...rest} className={classNames(control, 'min-h-11', corners, className)} />
}

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      className={classNames(control, 'min-h-32 rounded-control py-2.5', className)}
    />
  )
}

type SelectProps = ComponentProps<'select'> & { round?: boolean }

/** A native select with a custom arrow. `className` applies to the wrapper. */
export function Select({ className, round, ...rest }: SelectProps) {
  return (
    <span className={classNames('relative block', className)}>
      <select
        {...rest}
        className={classNames(
          control,
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
      <input {...rest} type="checkbox" className="size-5 accent-leaf" />
      <span>{children}</span>
    </label>
  )
}
