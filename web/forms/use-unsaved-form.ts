import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { isSamePicture, noPictureChange, type PictureChange } from '../pictures/picture-change.ts'
import { makeIdempotencyKey } from '../requests/idempotency-key.ts'
import { isLike } from '../storage/stored-values.ts'
import { deleteUnsavedFile, findUnsavedFile, storeUnsavedFile } from '../storage/unsaved-files.ts'
import {
  deleteUnsavedForm,
  findUnsavedForm,
  type StoredForm,
  type StoredImage,
  storeUnsavedForm,
} from '../storage/unsaved-forms.ts'
import type { RecordState } from './merge.ts'

type UnsavedFormOptions<T extends FieldValues> = {
  form: UseFormReturn<T, unknown, unknown>
  storageKey: string
  /** The record that the edits are made to. */
  base: RecordState<T>
  startImage: PictureChange
  /** True if the record was deleted, so that the unsaved form creates a new one with its own picture. */
  asNew: boolean
  /** Puts the stored values back into the fields. */
  onRestore: (base: RecordState<T>, values: T) => void
}

/** State of a form beside its fields. */
type FormState<T> = { base: RecordState<T>; image: PictureChange; idempotencyKey: string }

/** Stores a form's values and picture until they are saved or discarded, and restores them. */
export function useUnsavedForm<T extends FieldValues>(options: UnsavedFormOptions<T>) {
  const { form, storageKey, startImage } = options
  const [stored] = useState(() => readStoredForm(options))
  const [restored, setRestored] = useState(stored !== null)
  const [state, setState] = useState(() => begin(options, stored))
  // Read when a change of the fields is stored.
  const latest = useRef(state)
  // Until the chosen file is restored, the form must not be stored without it.
  const restoring = useRef(stored !== null)

  const update = (changed: Partial<FormState<T>>) => {
    latest.current = { ...latest.current, ...changed }
    setState(latest.current)
  }

  const store = (values: T, dirty: boolean) => {
    const { base, idempotencyKey } = latest.current
    const image = nameImage(latest.current.image, startImage)
    const unsaved = { record: base, image, idempotencyKey, values }
    if (dirty || image) storeUnsavedForm(storageKey, unsaved)
    else deleteUnsavedForm(storageKey)
  }
  const storeChange = useEffectEvent((values: T, dirty: boolean) => {
    if (!restoring.current) store(values, dirty)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is restored once
  useEffect(() => {
    if (!stored) return
    options.onRestore(stored.record, stored.values)
    const found = stored.image === 'file' ? findUnsavedFile(storageKey) : Promise.resolve(undefined)
    void found.then((chosen) => {
      if (chosen)
        update({ image: { file: chosen.file, extraPictures: chosen.extraPictures, remove: false } })
      restoring.current = false
    })
  }, [])

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty = false }) => storeChange(values, isDirty),
      }),
    [form],
  )

  /** Stores the key before a create is sent, so that it survives a reload. */
  const storeKey = () => {
    if (!restoring.current) store(form.getValues(), true)
  }

  const clear = () => {
    deleteUnsavedForm(storageKey)
    void deleteUnsavedFile(storageKey)
  }

  return {
    ...state,
    setBase: (base: RecordState<T>) => update({ base }),
    setImage: (change: PictureChange | ((before: PictureChange) => PictureChange)) => {
      const image = typeof change === 'function' ? change(latest.current.image) : change
      update({ image })
      const { file, extraPictures } = image
      void (file
        ? storeUnsavedFile(storageKey, { file, extraPictures })
        : deleteUnsavedFile(storageKey))
      store(form.getValues(), form.formState.isDirty)
    },
    restored,
    clear,
    storeKey,
    /** Makes a new key: the next create is another record. */
    renewKey: () => {
      update({ idempotencyKey: makeIdempotencyKey() })
      storeKey()
    },
    /** Goes on from a record that was saved; what is typed by now is not restored. */
    resume: (base: RecordState<T>) => {
      update({ base })
      setRestored(false)
    },
    /** Discards what was typed or restored, for this record. */
    discard: (base: RecordState<T>) => {
      clear()
      setRestored(false)
      update({ ...begin(options, null), base })
    },
  }
}

function readStoredForm<T extends FieldValues>(options: UnsavedFormOptions<T>) {
  const { storageKey, base, asNew } = options
  const stored = findUnsavedForm<T, RecordState<T>>(storageKey, base.values)
  if (!stored?.record || !isLike(stored.record, { ...base, image: '', etag: null })) return null
  return asNew ? { ...stored, record: { ...stored.record, image: '', etag: null } } : stored
}

function begin<T extends FieldValues>(
  { base, startImage }: UnsavedFormOptions<T>,
  stored: StoredForm<T, RecordState<T>> | null,
): FormState<T> {
  return {
    base: stored?.record ?? base,
    image: storedImage(stored?.image) ?? startImage,
    idempotencyKey: stored?.idempotencyKey ?? makeIdempotencyKey(),
  }
}

function storedImage(stored: StoredImage | undefined): PictureChange | undefined {
  if (stored === 'removed') return { remove: true }
  if (stored === 'none') return noPictureChange
}

function nameImage(image: PictureChange, startImage: PictureChange): StoredImage | undefined {
  if (isSamePicture(image, startImage)) return undefined
  if (image.file) return 'file'
  return image.remove ? 'removed' : 'none'
}
