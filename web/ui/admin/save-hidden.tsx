import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Button } from '../button.tsx'

type Hidable = { hidden: boolean }

type SaveHiddenProps<T> = {
  form: UseFormReturn<T & object, unknown, unknown>
  disabled: boolean
  save: () => void
}

/** Saves a record as hidden, or one that is hidden so that it is shown again. */
export function SaveHidden<T>({ form, disabled, save }: SaveHiddenProps<T>) {
  const { control, setValue } = form as unknown as UseFormReturn<Hidable, unknown, unknown>
  const isHidden = useWatch({ control, name: 'hidden' })
  const toggle = () => {
    setValue('hidden', !isHidden, { shouldDirty: true })
    save()
  }
  return (
    <Button variant="secondary" disabled={disabled} onClick={toggle}>
      {isHidden ? 'Save and show' : 'Save as hidden'}
    </Button>
  )
}
