import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { RetryIcon } from './icons.tsx'

type EmptyStateProps = { title: string; text?: ReactNode; action?: ReactNode }

/** What stands where nothing was found. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-sheet border border-dashed border-line-strong px-6 py-14 text-center">
      <p className="font-display text-subheading">{title}</p>
      {text && <p className="max-w-prose text-ink-soft">{text}</p>}
      {action}
    </div>
  )
}

type ErrorStateProps = {
  message: string
  onRetry?: () => void
  busy?: boolean
  action?: ReactNode
}

/** What stands where something failed: the message, and a way to try again. */
export function ErrorState({ message, onRetry, busy, action }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-4 rounded-sheet bg-danger-wash px-6 py-10 text-center"
    >
      <p className="font-medium text-danger">{message}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {onRetry && (
          <Button variant="secondary" onClick={onRetry} busy={busy}>
            <RetryIcon className="size-4" />
            Try again
          </Button>
        )}
        {action}
      </div>
    </div>
  )
}
