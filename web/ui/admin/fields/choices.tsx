import { classNames } from '../../class-names.ts'

type Choice<V extends string> = { value: V; label: string; note?: string }

type ChoicesProps<V extends string> = {
  legend: string
  choices: readonly Choice<V>[]
  value: V
  onChange: (value: V) => void
  /** Short ones stand two beside each other. */
  inPairs?: boolean
}

/** A few things to choose one of, each as large as a thumb. */
export function Choices<V extends string>(props: ChoicesProps<V>) {
  const { legend, choices, value, onChange, inPairs } = props
  return (
    <fieldset className={classNames('grid gap-2', inPairs && 'grid-cols-2')}>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      {choices.map(({ value: own, label, note }) => (
        <label
          key={own}
          className={classNames(
            'flex min-h-11 cursor-pointer items-center gap-3 rounded-control border px-3 py-2',
            own === value ? 'border-leaf bg-leaf-wash' : 'border-line-strong bg-card',
          )}
        >
          <input
            type="radio"
            name={legend}
            checked={own === value}
            onChange={() => onChange(own)}
            className="size-5 shrink-0 accent-leaf"
          />
          <span className="min-w-0">
            <span className="block font-medium wrap-anywhere">{label}</span>
            {note && <span className="block text-sm text-ink-soft wrap-anywhere">{note}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
