import type { FormEvent, ReactNode } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import emptyBottle from '../assets/placeholder.svg'
import { useWords } from '../words/words.ts'
import { Button } from './button.tsx'
import { RetryIcon } from './icons/page-icons.tsx'

type EmptyStateProps = {
  title: string
  text?: ReactNode
  action?: ReactNode
  /** Shows an empty bottle above the text. */
  illustrated?: boolean
}

export function EmptyState({ title, text, action, illustrated }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-sheet border border-dashed border-line-strong px-6 py-14 text-center">
      {illustrated && (
        <img
          src={emptyBottle}
          alt=""
          width={800}
          height={800}
          className="mb-2 size-32 rounded-t-full rounded-b-card"
        />
      )}
      <p className="font-display text-subheading">{title}</p>
      {text && <p className="max-w-prose text-ink-soft">{text}</p>}
      {action}
    </div>
  )
}

/** `onRetry` reloads data that are loaded apart from the page. */
type ErrorStateProps = { message: string; action?: ReactNode; onRetry?: () => void }

/** Shown where data failed to load: the message, and a button that loads them again. */
export function ErrorState({ message, action, onRetry }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-4 rounded-sheet bg-danger-wash px-6 py-10 text-center"
    >
      <p className="font-medium text-danger">{message}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <RetryForm onRetry={onRetry} />
        {action}
      </div>
    </div>
  )
}

/** A button to try again; without JavaScript it requests the page again. */
function RetryForm({ onRetry }: Pick<ErrorStateProps, 'onRetry'>) {
  const { shell } = useWords()
  const { revalidate, state } = useRevalidator()
  const { pathname, search } = useLocation()
  const retry = (event: FormEvent) => {
    event.preventDefault()
    if (onRetry) onRetry()
    else void revalidate()
  }
  return (
    <form action={pathname} onSubmit={retry}>
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="secondary" busy={state === 'loading'}>
        <RetryIcon className="size-4" />
        {shell.tryAgain}
      </Button>
    </form>
  )
}
