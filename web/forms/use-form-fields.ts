import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type DefaultValues, useForm } from 'react-hook-form'
import type { z } from '../../contract/zod.ts'
import { noPictureChange, type PictureChange } from '../pictures/picture-change.ts'
import type { RecordState } from './merge.ts'
import { useUnsavedForm } from './use-unsaved-form.ts'

/** A form's fields. */
export type Values = Record<string, string | boolean>

export type FieldOptions<T extends Values> = {
  /** Zod schema of the fields. */
  schema: z.ZodType
  /** Names the form in the storage of unsaved forms. */
  storageKey: string
  /** The saved values that the form begins with, or those of a new record. */
  start: RecordState<T>
  /** The picture that a new record begins with, as a copy does. */
  startImage?: PictureChange
  /** True if the record was deleted, so that the form creates a new one. */
  asNew?: boolean
}

export type FormFields<T extends Values> = ReturnType<typeof useFormFields<T>>

/** A form's fields and their first values, with unsaved edits on top. */
export function useFormFields<T extends Values>(options: FieldOptions<T>) {
  const { schema, storageKey, start, asNew = false } = options
  const form = useForm<T, unknown, unknown>({
    defaultValues: start.values as DefaultValues<T>,
    // The schema takes more than such a form sends.
    resolver: zodResolver(schema as z.ZodType<unknown, T>),
  })
  /** Shows edits over another state of the record. */
  const showEdits = (base: RecordState<T>, values: T) => {
    form.reset(base.values as DefaultValues<T>)
    form.reset(values as DefaultValues<T>, { keepDefaultValues: true })
  }
  const [startImage] = useState(options.startImage ?? noPictureChange)
  const unsaved = useUnsavedForm<T>({
    form,
    storageKey,
    base: start,
    startImage,
    onRestore: showEdits,
    asNew,
  })
  return { form, unsaved, startImage, showEdits }
}
