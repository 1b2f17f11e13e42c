import { type BaseSyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DefaultValues } from 'react-hook-form'
import { isSameImage } from '../pictures/image-change.ts'
import { useChosenImage } from '../pictures/use-chosen-image.ts'
import type { Loaded } from '../requests/record-api.ts'
import { findConflict, findUntouched, imageField, isConflicting, resolveConflict } from './merge.ts'
import {
  type FormRecord,
  type LoadOptions,
  useRecordFields,
  type Values,
} from './use-record-fields.ts'
import { type SaveOptions, useSave } from './use-save.ts'
import { useUnsavedGuard } from './use-unsaved-guard.ts'

type RecordFormOptions<T extends Values, R extends FormRecord> = LoadOptions<T, R> &
  SaveOptions<T, R> & {
    /** The message shown where a record without a picture is not to be saved. */
    imageRequired?: string
  }

/**
 * Form of a record, beside its fields: loads it with what is unsaved (`useRecordFields`), saves it with progress
 * and shows where that failed (`useSave`), and merges it with what somebody else saved (`useConflict`).
 */
export function useRecordForm<T extends Values, R extends FormRecord = FormRecord>(
  options: RecordFormOptions<T, R>,
) {
  const { loaded, imageRequired } = options
  const recordFields = useRecordFields(options)
  const { form, unsaved, initial, startImage, stateOf, showEdits } = recordFields
  const { image, base } = unsaved
  const [fresh, setFresh] = useState<{ from?: Loaded<R>; now: Loaded<R> }>()
  const chosenImage = useChosenImage(image, unsaved.setImage)
  const { begin, edit, save, ...saving } = useSave(options, recordFields)
  const { phase, failure, conflict } = saving
  const [submitted, setSubmitted] = useState(false)
  const changed = form.formState.isDirty || !isSameImage(image, startImage)
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
    if (conflict || chosenImage.isPreparing || !begin()) return
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
    chosenImage,
    imageError:
      failure?.errors?.[imageField] ?? (submitted && imageMissing ? imageRequired : undefined),
    /** The record that is edited. */
    record: (fresh?.from === loaded ? fresh?.now : loaded)?.record,
    /** True if anything differs from that record. */
    changed,
    /** True for values from before a reload or a new sign-in. */
    restored: unsaved.restored && phase === 'editing',
    /** Discards the edits, for the record as it is `now`, or as it was loaded. */
    discard(now?: Loaded<R>) {
      const state = now ? stateOf(now) : initial
      unsaved.discard(state)
      form.reset(state.values as DefaultValues<T>)
    },
    /** Takes over a newer version that was saved apart from the form, unless that needs a choice. */
    rebase(now: Loaded<R>) {
      setFresh({ from: loaded, now })
      const theirs = stateOf(now)
      const mine = { values: form.getValues(), image }
      const found = findConflict<T>(base, mine, theirs)
      if (phase !== 'editing' || found.changes.some(isConflicting)) return
      unsaved.setBase(theirs)
      showEdits(theirs, resolveConflict<T>(found, mine, {}).values)
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

/** The form's state, whatever record it saves. */
export type RecordForm<T extends Values> = ReturnType<typeof useRecordForm<T>>
