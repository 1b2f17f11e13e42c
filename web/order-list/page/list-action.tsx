import type { ReactNode } from 'react'

export type ListActionProps = {
  /** Address of the list after the action: a link that works without script. */
  to: string
  /** True once scripts have taken the page over. */
  isLive: boolean
  onAct: () => void
  label?: string
  disabled?: boolean
  className: string
  children: ReactNode
}

/** Changes the list: a button, which without script is a link to the changed list. */
export function ListAction(props: ListActionProps) {
  const { to, isLive, onAct, label, disabled, className, children } = props
  if (!isLive) {
    return (
      <a href={to} aria-label={label} className={className}>
        {children}
      </a>
    )
  }
  return (
    <button
      type="button"
      aria-label={label}
      // Not disabled, which would take the focus from who has just pressed it.
      aria-disabled={disabled || undefined}
      onClick={() => disabled || onAct()}
      className={className}
    >
      {children}
    </button>
  )
}
