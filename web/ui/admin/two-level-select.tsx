import type { ComponentProps } from 'react'
import { Field } from '../field.tsx'
import { Select } from '../inputs.tsx'

/** Something that can be chosen, and what it is divided into. */
type Choice = { _id: string; name: string; parent?: string; subcategories?: Choice[] }

type Level = {
  label: string
  error?: string
  /**
   * Ties the select to its form. Called where it is drawn: of the fields that are wrong, a form goes
   * to the one that was tied to it first.
   */
  tie: () => ComponentProps<'select'>
  className?: string
}

type TwoLevelSelectProps = {
  /** Both levels; absent until they are known. */
  choices: Choice[] | undefined
  placeholder?: string
  main: Level
  /** The second select, which shows where what is chosen in the first is divided. */
  sub?: Level & { chosen: string }
}

/** A choice of two levels: the second select appears where there is something to choose in it. */
export function TwoLevelSelect(props: TwoLevelSelectProps) {
  const { choices, placeholder = 'Select a category', main, sub } = props
  const divisions = choices?.find(({ _id }) => _id === sub?.chosen)?.subcategories ?? []
  return (
    <>
      <Field label={main.label} required error={main.error} className={main.className}>
        {(control) => (
          <Select {...control} {...main.tie()} disabled={!choices}>
            <option value="">{placeholder}</option>
            <Options choices={choices?.filter(({ parent }) => !parent)} />
          </Select>
        )}
      </Field>
      {sub && divisions.length > 0 && (
        <Field label={sub.label} error={sub.error} className={sub.className}>
          {(control) => (
            <Select {...control} {...sub.tie()}>
              <option value="">None</option>
              <Options choices={divisions} />
            </Select>
          )}
        </Field>
      )}
    </>
  )
}

function Options({ choices }: { choices: Choice[] | undefined }) {
  return choices?.map(({ _id, name }) => (
    <option key={_id} value={_id}>
      {name}
    </option>
  ))
}
