import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

const control =
  'w-full rounded-control border border-line-strong bg-card px-3.5 text-base text-ink placeholder:text-ink-soft transition-colors hover:border-ink focus-visible:border-ink aria-invalid:border-danger disabled:opacity-60'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={classNames(control, 'min-h-11', className)} />
}

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={classNames(control, 'min-h-32 py-2.5', className)} />
}

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select {...rest} className={classNames(control, 'min-h-11', className)} />
}

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode }

/** A checkbox with its label, the whole of it a target. */
export function Checkbox({ children, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames('inline-flex min-h-11 items-center gap-3', className)}>
      <input {...rest} type="checkbox" className="size-5 accent-leaf" />
      <span>{children}</span>
    </label>
  )
}
