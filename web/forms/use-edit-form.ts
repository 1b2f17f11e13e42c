import { type BaseSyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DefaultValues } from 'react-hook-form'
import { isSamePicture } from '../pictures/picture-change.ts'
import { useChosenPicture } from '../pictures/use-chosen-picture.ts'
import {
  findConflict,
  findUntouched,
  imageField,
  isConflicting,
  type RecordState,
  resolveConflict,
} from './merge.ts'
import { type FieldOptions, useFormFields, type Values } from './use-form-fields.ts'
import { type SaveOptions, useSave } from './use-save.ts'
import { useUnsavedGuard } from './use-unsaved-guard.ts'

export type EditFormOptions<T extends Values, S> = FieldOptions<T> &
  SaveOptions<T, S> & {
    /** The message shown where a record without a picture is not to be saved. */
    imageRequired?: string
  }

/**
 * Form of anything that is loaded and saved as a whole: holds its fields with what is unsaved (`useFormFields`),
 * saves them with progress and shows where that failed (`useSave`), and merges them with what somebody else saved
 * (`useConflict`). `useRecordForm` adds what all kinds of record have in common.
 */
export function useEditForm<T extends Values, S = unknown>(options: EditFormOptions<T, S>) {
  const { start, imageRequired } = options
  const fields = useFormFields(options)
  const { form, unsaved, startImage, showEdits } = fields
  const { image, base } = unsaved
  const chosenPicture = useChosenPicture(image, unsaved.setImage)
  const { begin, edit, save, ...saving } = useSave(options, fields)
  const { phase, failure, conflict } = saving
  const [submitted, setSubmitted] = useState(false)
  const changed = form.formState.isDirty || !isSamePicture(image, startImage)
  const blocker = useUnsavedGuard(changed && phase !== 'saved')
  const imageMissing = !image.file && (image.remove || !base.image)
  // Clears abandoned changes only once the next page is shown: if it fails to load, they are still here.
  const hasLeft = useRef(false)
  const clearIfLeft = useEffectEvent(() => {
    if (hasLeft.current) unsaved.clear()
  })
  useEffect(() => () => clearIfLeft(), [])

  const submit = async (event?: BaseSyntheticEvent) => {
    event?.preventDefault()
    if (conflict || chosenPicture.isPreparing || !begin()) return
    setSubmitted(true)
    const controls: HTMLFormControlsCollection | undefined = event?.currentTarget.elements
    await form.handleSubmit(async () => {
      if (!imageRequired || !imageMissing) return save({ values: form.getValues(), image }, base)
      const field = controls?.namedItem(imageField)
      if (field instanceof HTMLElement) field.focus()
      edit()
    }, edit)(event)
  }

  return {
    ...saving,
    form,
    submit,
    blocker,
    image,
    setImage: unsaved.setImage,
    chosenPicture,
    imageError:
      failure?.errors?.[imageField] ?? (submitted && imageMissing ? imageRequired : undefined),
    /** True if anything differs from what is saved. */
    changed,
    /** True for values from before a reload or a new sign-in. */
    restored: unsaved.restored && phase === 'editing',
    /** Discards the edits, for what is saved `now`, or was when the form began. */
    discard(now = start) {
      unsaved.discard(now)
      form.reset(now.values as DefaultValues<T>)
    },
    /** Takes over a newer version that was saved apart from the form, unless that needs a choice. */
    rebase(now: RecordState<T>) {
      const mine = { values: form.getValues(), image }
      const found = findConflict<T>(base, mine, now)
      if (phase !== 'editing' || found.changes.some(isConflicting)) return
      unsaved.setBase(now)
      showEdits(now, resolveConflict<T>(found, mine, {}).values)
    },
    /** Takes over fields that were saved apart from the form; fields that were edited differently stay. */
    mergeSaved: (saved: Partial<T>) => {
      const typed = form.getValues()
      const untouched = findUntouched<Values>(base.values, typed, saved)
      if (Object.keys(untouched).length === 0) return
      const newBase = { ...base, values: { ...base.values, ...untouched } }
      unsaved.setBase(newBase)
      showEdits(newBase, { ...typed, ...untouched })
    },
    leave: () => {
      hasLeft.current = true
      blocker.proceed?.()
    },
  }
}

/** The form's state, whatever it saves. */
export type EditForm<T extends Values> = ReturnType<typeof useEditForm<T>>
