import type { ComponentProps, ReactNode } from 'react'
import { useOnce } from '../forms/use-once.ts'
import { classNames } from './class-names.ts'
import { PageLink } from './page-link.tsx'

type Look = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'order' | 'danger' | 'honey'
  size?: 'small' | 'normal' | 'large'
}

const base =
  'inline-flex items-center justify-center gap-2 rounded-full text-center font-semibold leading-tight wrap-break-word transition-colors duration-150 disabled:opacity-55'

const variants = {
  primary: 'bg-action text-on-action hover:bg-action-hover',
  secondary: 'border border-line-strong text-ink hover:border-ink hover:bg-paper-deep',
  quiet: 'text-ink hover:bg-paper-deep',
  order: 'bg-leaf text-on-leaf hover:filter-[brightness(110%)]',
  danger: 'bg-danger text-on-danger hover:filter-[brightness(110%)]',
  honey: 'bg-honey text-on-honey hover:filter-[brightness(105%)]',
}

const sizes = {
  small: 'min-h-9 px-4 py-1.5 text-sm pointer-coarse:min-h-11',
  normal: 'min-h-11 px-5 py-2.5 text-[0.9375rem]',
  large: 'min-h-13 px-6 py-3.5 text-base card:px-7',
}

/** The look of a button, for a link that is more than `ButtonLink`. */
export function buttonClass(
  { variant = 'primary', size = 'normal' }: Look,
  className?: string,
): string {
  return classNames(base, variants[variant], sizes[size], className)
}

type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean }

/** A button; `busy` disables it and says so to a screen reader. What it does is done once at a time. */
export function Button(props: ButtonProps) {
  const { variant, size, busy, className, type = 'button', onClick, ...rest } = props
  const press = useOnce(onClick)
  return (
    <button
      {...rest}
      type={type}
      onClick={press}
      disabled={busy || rest.disabled}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size }, className)}
    />
  )
}

type ButtonLinkProps = Look & {
  /** A path of the site, or an absolute URL. */
  to: string
  /** Replaces the current history entry. */
  replace?: boolean
  onClick?: () => void
  className?: string
  children: ReactNode
}

/** A link styled as a button. External URLs open in a new tab. */
export function ButtonLink({ variant, size, to, replace, className, ...rest }: ButtonLinkProps) {
  const look = buttonClass({ variant, size }, className)
  if (to.startsWith('/')) return <PageLink {...rest} to={to} replace={replace} className={look} />
  const newTab = to.startsWith('http') && { target: '_blank', rel: 'noopener noreferrer' }
  return <a {...rest} {...newTab} href={to} className={look} />
}
