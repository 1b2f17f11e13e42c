import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classNames } from '../class-names.ts'

type Look = { label: string; icon: LucideIcon; tone?: 'normal' | 'danger' }

const base =
  'inline-grid size-11 place-items-center rounded-control transition-colors hover:bg-paper-deep disabled:opacity-40'

const lookOf = ({ tone = 'normal' }: Pick<Look, 'tone'>) =>
  classNames(base, tone === 'danger' ? 'text-danger' : 'text-ink-soft hover:text-ink')

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & Look

/** A button of an icon alone, with its name as a tooltip. */
export function IconButton({ label, icon: Icon, tone, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...rest}
      className={classNames(lookOf({ tone }), className)}
    >
      <Icon aria-hidden="true" className="size-[1.125rem]" />
    </button>
  )
}

/** A link of an icon alone. */
export function IconLink({ to, label, icon: Icon, tone }: Look & { to: string }) {
  return (
    <Link to={to} prefetch="intent" title={label} aria-label={label} className={lookOf({ tone })}>
      <Icon aria-hidden="true" className="size-[1.125rem]" />
    </Link>
  )
}
