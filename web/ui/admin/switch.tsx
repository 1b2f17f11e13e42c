import { classNames } from '../class-names.ts'

type SwitchProps = {
  /** The accessible name. */
  label: string
  /** The state in words, for everybody else. */
  caption?: string
  on: boolean
  onChange: (on: boolean) => void
  busy?: boolean
}

/** A switch that takes effect immediately. */
export function Switch({ label, caption, on, onChange, busy }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={label}
      aria-busy={busy || undefined}
      onClick={() => !busy && onChange(!on)}
      className="inline-grid min-h-11 min-w-11 place-items-center rounded-control"
    >
      <span
        aria-hidden="true"
        className={classNames(
          'flex h-6 w-10 items-center rounded-full border p-0.5 transition-colors',
          on ? 'border-leaf bg-leaf' : 'border-line-strong bg-paper-deep',
        )}
      >
        <span
          className={classNames(
            'size-4.5 rounded-full transition-transform',
            on ? 'translate-x-4 bg-on-leaf' : 'bg-line-strong',
          )}
        />
      </span>
      {caption && (
        <span aria-hidden="true" className="whitespace-nowrap text-[0.6875rem] text-ink-soft">
          {caption}
        </span>
      )}
    </button>
  )
}
