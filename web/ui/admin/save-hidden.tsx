import { type UseFormReturn, useWatch } from 'react-hook-form'
import { narrowForm } from '../../forms/narrow-form.ts'
import { Button } from '../button.tsx'

type Hidable = { hidden: boolean }

type SaveHiddenProps<T> = {
  form: UseFormReturn<T & object, unknown, unknown>
  disabled: boolean
  save: () => void
}

/** Saves a record as hidden, or one that is hidden so that it is shown again. */
export function SaveHidden<T>({ form, disabled, save }: SaveHiddenProps<T>) {
  const { control, setValue } = narrowForm<Hidable>(form)
  const isHidden = useWatch({ control, name: 'hidden' })
  const toggle = () => {
    setValue('hidden', !isHidden, { shouldDirty: true })
    save()
  }
  return (
    <Button
      variant="secondary"
      disabled={disabled}
      onClick={toggle}
      className="whitespace-nowrap max-md:px-3"
    >
      {isHidden ? 'Save and show' : <SaveAsHidden />}
    </Button>
  )
}

/** On a phone a word shorter to the eye, so that the form's buttons stand in one row. */
const SaveAsHidden = () => (
  <span>
    Save <span className="max-md:sr-only">as </span>hidden
  </span>
)
