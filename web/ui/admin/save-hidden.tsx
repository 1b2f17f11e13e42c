import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Button } from '../button.tsx'
import { Eye, EyeOff } from './icons.tsx'

type Hidable = { hidden: boolean }

type SaveHiddenProps<T> = {
  form: UseFormReturn<T & object, unknown, unknown>
  disabled: boolean
  save: () => void
}

/** What the button says; on a phone its end alone, so that the form's buttons stand in one row. */
const texts = {
  hide: { start: 'Save as', end: 'hidden', Mark: EyeOff },
  show: { start: 'Save and', end: 'show', Mark: Eye },
}

/** Saves a record as hidden, or one that is hidden so that it is shown again. */
export function SaveHidden<T>({ form, disabled, save }: SaveHiddenProps<T>) {
  const { control, setValue } = form as unknown as UseFormReturn<Hidable, unknown, unknown>
  const isHidden = useWatch({ control, name: 'hidden' })
  const { start, end, Mark } = texts[isHidden ? 'show' : 'hide']
  const toggle = () => {
    setValue('hidden', !isHidden, { shouldDirty: true })
    save()
  }
  return (
    <Button variant="secondary" disabled={disabled} onClick={toggle} className="max-md:px-3">
      <Mark className="size-4 md:hidden" />
      <span>
        <span className="max-md:sr-only">{start} </span>
        <span className="inline-block max-md:first-letter:uppercase">{end}</span>
      </span>
    </Button>
  )
}
