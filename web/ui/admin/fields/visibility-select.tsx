import { type Visibility, visibilities } from '../../../../contract/visibility/states.ts'
import { stateLabels } from '../../../forms/visibility-values.ts'
import { Select } from '../../inputs.tsx'

type VisibilitySelectProps = {
  /** Blank for all. */
  value: Visibility | ''
  onChange: (value: Visibility | '') => void
  className?: string
}

/** Filters a list by who sees its records. */
export function VisibilitySelect({ value, onChange, className }: VisibilitySelectProps) {
  return (
    <Select
      className={className}
      aria-label="Who sees it"
      value={value}
      onChange={({ target }) => onChange(target.value as Visibility | '')}
    >
      <option value="">All</option>
      {visibilities.map((name) => (
        <option key={name} value={name}>
          {stateLabels[name]}
        </option>
      ))}
    </Select>
  )
}
