type RowCheckboxProps = {
  label: string
  checked: boolean
  /** Some, but not all. */
  indeterminate?: boolean
  /** A visible short form of the label. */
  caption?: string
  onChange: () => void
}

/** Selects a row of a list, or all of them; the target is larger than the checkbox. */
export function RowCheckbox({
  label,
  checked,
  indeterminate = false,
  caption,
  onChange,
}: RowCheckboxProps) {
  const showPartly = (element: HTMLInputElement | null) => {
    if (element) element.indeterminate = indeterminate
  }
  return (
    <label
      className={
        caption
          ? 'flex min-h-11 cursor-pointer items-center gap-2 pr-1 text-sm font-medium'
          : 'grid size-11 shrink-0 cursor-pointer place-items-center'
      }
    >
      <input
        ref={showPartly}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={onChange}
        className="size-5 accent-leaf"
      />
      {caption}
    </label>
  )
}
