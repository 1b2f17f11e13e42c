import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classNames } from '../class-names.ts'
import type { Icon } from './icons.tsx'

type Look = { label: string; icon: Icon; tone?: keyof typeof tones; small?: boolean }

const tones = {
  normal: 'text-ink-soft hover:text-ink',
  leaf: 'text-leaf-ink',
  danger: 'text-danger',
}
const base =
  'inline-grid shrink-0 place-items-center rounded-control transition-colors hover:bg-paper-deep disabled:opacity-40'

const lookOf = ({ tone = 'normal', small = false }: Pick<Look, 'tone' | 'small'>) =>
  classNames(base, small ? 'size-7 pointer-coarse:size-11' : 'size-11', tones[tone])

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & Look

/** A button of an icon alone, with its name as a tooltip. */
export function IconButton({
  label,
  icon: Icon,
  tone,
  small,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...rest}
      className={classNames(lookOf({ tone, small }), className)}
    >
      <Icon className={small ? 'size-4' : 'size-[1.125rem]'} />
    </button>
  )
}

/** A link of an icon alone. */
export function IconLink({ to, label, icon: Icon }: Pick<Look, 'label' | 'icon'> & { to: string }) {
  return (
    <Link to={to} prefetch="intent" title={label} aria-label={label} className={lookOf({})}>
      <Icon className="size-[1.125rem]" />
    </Link>
  )
}
