import { useEffect, useRef } from 'react'

type RowCheckboxProps = {
  label: string
  checked: boolean
  /** Some, but not all. */
  partly?: boolean
  /** Shows its label beside it. */
  worded?: boolean
  onChange: () => void
}

/** Picks a row of a list, or all of them; its target is larger than it looks. */
export function RowCheckbox({
  label,
  checked,
  partly = false,
  worded,
  onChange,
}: RowCheckboxProps) {
  const element = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (element.current) element.current.indeterminate = partly
  }, [partly])
  return (
    <label
      className={
        worded
          ? 'flex min-h-11 cursor-pointer flex-row-reverse items-center gap-3 justify-self-end pr-4 text-sm font-medium'
          : 'grid size-11 cursor-pointer place-items-center'
      }
    >
      <input
        ref={element}
        type="checkbox"
        aria-label={worded ? undefined : label}
        checked={checked}
        onChange={onChange}
        className="size-5 accent-leaf"
      />
      {worded && label}
    </label>
  )
}
