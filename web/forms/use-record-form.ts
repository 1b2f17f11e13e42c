import { zodResolver } from '@hookform/resolvers/zod'
import { type BaseSyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type DefaultValues, type Resolver, useForm } from 'react-hook-form'
import { useNavigate, useNavigation, useRevalidator } from 'react-router'
import type { ImageSet } from '../../contract/images/image.ts'
import { limits } from '../../contract/limits.ts'
import { type ImageChange, isSameImage, noImageChange } from '../pictures/image-change.ts'
import { useChosenImage } from '../pictures/use-chosen-image.ts'
import type { Loaded, RecordApi } from '../requests/record-api.ts'
import type { SaveFailure } from '../requests/save-result.ts'
import type { ProgressListener } from '../requests/upload-fetch.ts'
import { type FormName, unsavedFormKey } from '../storage/unsaved-forms.ts'
import type { FormValue } from './form-data.ts'
import {
  type Edits,
  findConflict,
  findUntouched,
  imageField,
  isConflicting,
  type RecordState,
  resolveConflict,
} from './merge.ts'
import type { SavedState } from './saved-record.ts'
import { useSave, type Values } from './use-save.ts'
import { useUnsavedForm } from './use-unsaved-form.ts'
import { useUnsavedGuard } from './use-unsaved-guard.ts'

export type { Values }

type FormRecord = { _id: string; image?: string; imageSet?: ImageSet }

/** Record that a form edits; undefined for a new one. */
export type EditedRecord<R> = {
  loaded?: Loaded<R>
  /** Set where the record has been deleted meanwhile: what is typed creates a new one. */
  deletedId?: string
}

type RecordFormOptions<T extends Values, R extends FormRecord> = EditedRecord<R> & {
  /** Zod schema of the fields. */
  schema: object
  api: Pick<RecordApi<R>, 'create'> & Partial<RecordApi<R>>
  valuesOf?: (record: R) => T
  /** Values of a new record. */
  blank: T
  /** Names the form in the storage of unsaved forms, with the record's id. */
  formName: FormName
  /** The id there where it is not the record's: of a copy, and of a section of the settings. */
  formId?: string
  /** Sent with an update beside the form's own fields. */
  alsoSend?: Record<string, FormValue>
  /**
   * Address to open once it is saved, by default after the message could be read. Without it, the form stays
   * open.
   */
  returnTo?: string | ((saved: R) => string)
  returnAfter?: number
  /** Postpones the return, while there is something left to read. */
  stay?: boolean
  /** The picture that a new record begins with, as a copy does. */
  startImage?: ImageChange
  /** The message shown where a record without a picture is not to be saved. */
  imageRequired?: string
  onSaved?: () => void
  onFailed?: (failure: SaveFailure) => void
}

/**
 * Form of a record, beside its fields: stores unsaved changes, sends with progress, shows where a save
 * failed, merges with a version that somebody else saved meanwhile, and returns to the list.
 */
export function useRecordForm<T extends Values, R extends FormRecord = FormRecord>(
  options: RecordFormOptions<T, R>,
) {
  const { loaded, deletedId, imageRequired } = options
  const { revalidate } = useRevalidator()
  const stateOf = (from?: Loaded<R>) => recordState(options, from)
  const initial = stateOf(loaded)
  const { form, showRecord } = useValues(options.schema, initial)
  const [startImage] = useState(options.startImage ?? noImageChange)
  const unsaved = useUnsavedForm<T>({
    form,
    storageKey: unsavedFormKey(options.formName, options.formId ?? loaded?.record._id ?? deletedId),
    record: initial,
    startImage,
    onRestore: showRecord,
    asNew: deletedId !== undefined,
  })
  const { image, record } = unsaved
  const [fresh, setFresh] = useState<{ from?: Loaded<R>; now: Loaded<R> }>()
  const chosenImage = useChosenImage(image, unsaved.setImage)
  const { begin, edit, save, saved, ...saving } = useSave<T, R>({
    form,
    unsaved,
    showRecord,
    staysOpen: options.returnTo === undefined,
    onSaved: options.onSaved,
    onFailed: (failure) => {
      options.onFailed?.(failure)
      // Deleted meanwhile: the page says so, and what was typed can be saved as a new record.
      if (loaded && failure.status === 404) void revalidate()
    },
    send: sendWith(options, unsaved.idempotencyKey),
    reload: async () => {
      const { data } = (loaded && (await options.api.fetch?.(loaded.record._id))) ?? {}
      return data && stateOf(data)
    },
  })
  const { phase, failure, conflict } = saving
  useReturn(options, saved)
  const [submitted, setSubmitted] = useState(false)
  const changed = form.formState.isDirty || !isSameImage(image, startImage)
  const blocker = useUnsavedGuard(changed && phase !== 'saved')
  const imageMissing = !image.file && (image.remove || !record.image)
  // Clears abandoned changes once the next page is there: if that does not come, they are still here.
  const hasLeft = useRef(false)
  const clearIfLeft = useEffectEvent(() => {
    if (hasLeft.current) unsaved.clear()
  })
  useEffect(() => () => clearIfLeft(), [])

  const submit = async (event?: BaseSyntheticEvent) => {
    event?.preventDefault()
    if (conflict || chosenImage.isPreparing || !begin()) return
    setSubmitted(true)
    const fields: HTMLFormControlsCollection | undefined = event?.currentTarget.elements
    await form.handleSubmit(async () => {
      if (!imageRequired || !imageMissing) return save({ values: form.getValues(), image }, record)
      const field = fields?.namedItem(imageField)
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
    loadedRecord: (fresh?.from === loaded ? fresh?.now : loaded)?.record,
    /** True if anything differs from it. */
    changed,
    /** True for values from before a reload or a new sign-in. */
    restored: unsaved.restored && phase === 'editing',
    /** Discards what is typed, for the record as it is now, or else as it was loaded. */
    discard(now?: Loaded<R>) {
      const state = now ? stateOf(now) : initial
      unsaved.discard(state)
      form.reset(state.values as DefaultValues<T>)
    },
    /** Goes on from a newer version that was written apart from the form, unless that asks for a choice. */
    rebase(now: Loaded<R>) {
      setFresh({ from: loaded, now })
      const theirs = stateOf(now)
      const mine = { values: form.getValues(), image }
      const found = findConflict<T>(record, mine, theirs)
      if (phase !== 'editing' || found.changes.some(isConflicting)) return
      unsaved.setRecord(theirs)
      showRecord(theirs, resolveConflict<T>(found, mine, {}).values)
    },
    /** Takes in fields that were saved apart from the form; what is typed otherwise stays. */
    mergeSaved: (fields: Partial<T>) => {
      const typed = form.getValues()
      const untouched = findUntouched<Values>(record.values, typed, fields)
      if (Object.keys(untouched).length === 0) return
      const base = { ...record, values: { ...record.values, ...untouched } }
      unsaved.setRecord(base)
      showRecord(base, { ...typed, ...untouched })
    },
    leave: () => {
      hasLeft.current = true
      blocker.proceed?.()
    },
  }
}

/** The form's fields; `showRecord` has them show edits over another state of the record. */
function useValues<T extends Values>(schema: object, initial: RecordState<T>) {
  const form = useForm<T, unknown, unknown>({
    defaultValues: initial.values as DefaultValues<T>,
    resolver: zodResolver(schema as never) as unknown as Resolver<T, unknown, unknown>,
  })
  const showRecord = (base: RecordState<T>, values: T) => {
    form.reset(base.values as DefaultValues<T>)
    form.reset(values as DefaultValues<T>, { keepDefaultValues: true })
  }
  return { form, showRecord }
}

/** A record as the form has it; without one, what a new record begins with. */
function recordState<T extends Values, R extends FormRecord>(
  { valuesOf, blank }: RecordFormOptions<T, R>,
  from: Loaded<R> | undefined,
): RecordState<T> {
  return {
    values: from && valuesOf ? valuesOf(from.record) : blank,
    image: from?.record.image ?? '',
    etag: from?.etag ?? null,
  }
}

/** Sends a form as a new record, or over the one that is edited. */
function sendWith<T extends Values, R extends FormRecord>(
  { api, loaded, alsoSend }: RecordFormOptions<T, R>,
  key: string,
) {
  return (
    { values, image }: Edits<T>,
    { etag, values: base }: RecordState<T>,
    onProgress: ProgressListener,
  ) =>
    loaded && api.update
      ? api.update(loaded.record._id, { ...values, ...alsoSend }, image, { etag, base, onProgress })
      : api.create(values, image, { etag, key, onProgress })
}

/** Returns to the list once the record is saved, unless another page is being opened by then. */
function useReturn<T extends Values, R extends FormRecord>(
  { returnTo, returnAfter, stay }: RecordFormOptions<T, R>,
  saved: R | undefined,
): void {
  const navigate = useNavigate()
  const isNavigating = useNavigation().state !== 'idle'
  useEffect(() => {
    if (!saved || stay || returnTo === undefined || isNavigating) return
    const address = typeof returnTo === 'string' ? returnTo : returnTo(saved)
    const state: SavedState = { saved: saved._id }
    const go = () => navigate(address, { state })
    const timer = setTimeout(go, returnAfter ?? limits.redirectAfterSuccess)
    return () => clearTimeout(timer)
  }, [isNavigating, navigate, returnAfter, returnTo, saved, stay])
}

/** The form's state, whatever record it saves. */
export type RecordForm<T extends Values> = ReturnType<typeof useRecordForm<T>>
