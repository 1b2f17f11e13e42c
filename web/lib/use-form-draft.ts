import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { deleteDraftFile, findDraftFile, storeDraftFile } from './draft-files.ts'
import { type DraftImage, deleteDraft, findDraft, storeDraft } from './drafts.ts'
import { makeIdempotencyKey } from './idempotency-key.ts'
import { type ImageChange, isSameImage, noImageChange } from './image-change.ts'
import type { RecordState } from './record-conflict.ts'

type FormDraftOptions<T extends FieldValues> = {
  form: UseFormReturn<T, unknown, unknown>
  draftKey: string
  record: RecordState<T>
  startImage: ImageChange
  /** Whether the record was deleted, so that its draft creates a new one with its own picture. */
  asNew?: boolean
  /** Puts a draft's values back into the fields. */
  onRestore: (record: RecordState<T>, values: T) => void
}

/** Stores a form's values and picture until they are saved or discarded, and restores them. */
export function useFormDraft<T extends FieldValues>(options: FormDraftOptions<T>) {
  const { form, draftKey, startImage } = options
  const [draft] = useState(() => readDraft(options))
  const [restored, setRestored] = useState(draft !== null)
  const [record, showBase] = useState(draft?.record ?? options.record)
  const [image, showImage] = useState(() => draftedImage(draft?.image) ?? startImage)
  // Read when a change of the fields is stored.
  const latest = useRef({ record, image })
  const [firstKey] = useState(() => draft?.idempotencyKey ?? makeIdempotencyKey())
  const idempotencyKey = useRef(firstKey)
  // Until the chosen file is restored, the draft must not be stored without it.
  const restoring = useRef(draft !== null)

  const setRecord = (next: RecordState<T>) => {
    latest.current.record = next
    showBase(next)
  }

  const changeImage = (next: ImageChange) => {
    latest.current.image = next
    showImage(next)
  }

  const setImage = (next: ImageChange) => {
    changeImage(next)
    void (next.file ? storeDraftFile(draftKey, next.file) : deleteDraftFile(draftKey))
    remember(form.getValues(), form.formState.isDirty)
  }

  const remember = useCallback(
    (values: T, dirty: boolean) => {
      const { record, image } = latest.current
      const kept = nameImage(image, startImage)
      if (dirty || kept)
        storeDraft(draftKey, {
          values,
          record,
          image: kept,
          idempotencyKey: idempotencyKey.current,
        })
      else deleteDraft(draftKey)
    },
    [draftKey, startImage],
  )

  /** Stores the key before a create is sent, so that it survives a reload. */
  const storeKey = () => {
    if (!restoring.current) remember(form.getValues(), true)
  }

  /** Makes a new key: the next create is another record. */
  const renewKey = () => {
    idempotencyKey.current = makeIdempotencyKey()
    storeKey()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is restored once
  useEffect(() => {
    if (!draft) return
    options.onRestore(draft.record, draft.values)
    const found = draft.image === 'file' ? findDraftFile(draftKey) : Promise.resolve(undefined)
    void found.then((file) => {
      if (file) changeImage({ file, remove: false })
      restoring.current = false
    })
  }, [])

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty = false }) => {
          if (!restoring.current) remember(values, isDirty)
        },
      }),
    [form, remember],
  )

  const forget = () => {
    deleteDraft(draftKey)
    void deleteDraftFile(draftKey)
  }

  return {
    record,
    setRecord,
    image,
    setImage,
    restored,
    forget,
    idempotencyKey,
    storeKey,
    renewKey,
    /** Discards what was restored, for the loaded record. */
    discard: () => {
      forget()
      setRestored(false)
      idempotencyKey.current = makeIdempotencyKey()
      changeImage(startImage)
      setRecord(options.record)
    },
  }
}

function readDraft<T extends FieldValues>({ draftKey, asNew }: FormDraftOptions<T>) {
  const draft = findDraft<T, RecordState<T>>(draftKey)
  return draft && asNew ? { ...draft, record: { ...draft.record, image: '', etag: null } } : draft
}

function draftedImage(kept: DraftImage | undefined): ImageChange | undefined {
  if (kept === 'removed') return { remove: true }
  if (kept === 'none') return noImageChange
}

function nameImage(image: ImageChange, startImage: ImageChange): DraftImage | undefined {
  if (isSameImage(image, startImage)) return undefined
  if (image.file) return 'file'
  return image.remove ? 'removed' : 'none'
}
