import { classNames } from '../class-names.ts'
import type { Icon } from './icons.tsx'

type MarkProps = { icon: Icon; label: string; className: string }

/** An icon beside a record's name that says something about it. */
export function Mark({ icon: Icon, label, className }: MarkProps) {
  return (
    <Icon
      role="img"
      aria-label={label}
      className={classNames('ml-1.5 inline size-4 shrink-0 align-[-2px]', className)}
    />
  )
}
