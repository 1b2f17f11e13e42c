import { useId } from 'react'

type ChoiceProps<T extends string> = {
  label: string
  options: Record<T, string>
  value: T
  onChange: (value: T) => void
}

/** One of a few, all in sight. */
export function Choice<T extends string>({ label, options, value, onChange }: ChoiceProps<T>) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {(Object.entries(options) as [T, string][]).map(([option, text]) => (
          <label
            key={option}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong px-4 font-semibold has-checked:border-action has-checked:bg-action has-checked:text-on-action has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-gold"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={option === value}
              onChange={() => onChange(option)}
            />
            <span lang={option === 'ta' ? 'ta' : undefined}>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
