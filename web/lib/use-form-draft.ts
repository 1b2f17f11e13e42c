import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { deleteDraftFile, findDraftFile, storeDraftFile } from './draft-files.ts'
import { type Draft, type DraftImage, deleteDraft, findDraft, storeDraft } from './drafts.ts'
import { makeIdempotencyKey } from './idempotency-key.ts'
import { type ImageChange, isSameImage, noImageChange } from './image-change.ts'
import type { RecordState } from './merge.ts'

type FormDraftOptions<T extends FieldValues> = {
  form: UseFormReturn<T, unknown, unknown>
  draftKey: string
  record: RecordState<T>
  startImage: ImageChange
  /** Whether the record was deleted, so that its draft creates a new one with its own picture. */
  asNew: boolean
  /** Puts a draft's values back into the fields. */
  onRestore: (record: RecordState<T>, values: T) => void
}

/** What a form holds beside its fields. */
type Held<T> = { record: RecordState<T>; image: ImageChange; idempotencyKey: string }

export type FormDraft<T extends FieldValues> = ReturnType<typeof useFormDraft<T>>

/** Stores a form's values and picture until they are saved or discarded, and restores them. */
export function useFormDraft<T extends FieldValues>(options: FormDraftOptions<T>) {
  const { form, draftKey, startImage } = options
  const [draft] = useState(() => readDraft(options))
  const [restored, setRestored] = useState(draft !== null)
  const [held, setHeld] = useState(() => begin(options, draft))
  // Read when a change of the fields is stored.
  const latest = useRef(held)
  // Until the chosen file is restored, the draft must not be stored without it.
  const restoring = useRef(draft !== null)

  const hold = (changed: Partial<Held<T>>) => {
    latest.current = { ...latest.current, ...changed }
    setHeld(latest.current)
  }

  const store = (values: T, dirty: boolean) => {
    const image = nameImage(latest.current.image, startImage)
    if (dirty || image) storeDraft(draftKey, { ...latest.current, values, image })
    else deleteDraft(draftKey)
  }
  const storeChange = useEffectEvent((values: T, dirty: boolean) => {
    if (!restoring.current) store(values, dirty)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is restored once
  useEffect(() => {
    if (!draft) return
    options.onRestore(draft.record, draft.values)
    const found = draft.image === 'file' ? findDraftFile(draftKey) : Promise.resolve(undefined)
    void found.then((file) => {
      if (file) hold({ image: { file, remove: false } })
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

  const forget = () => {
    deleteDraft(draftKey)
    void deleteDraftFile(draftKey)
  }

  return {
    ...held,
    setRecord: (record: RecordState<T>) => hold({ record }),
    setImage: (image: ImageChange) => {
      hold({ image })
      void (image.file ? storeDraftFile(draftKey, image.file) : deleteDraftFile(draftKey))
      store(form.getValues(), form.formState.isDirty)
    },
    restored,
    forget,
    storeKey,
    /** Makes a new key: the next create is another record. */
    renewKey: () => {
      hold({ idempotencyKey: makeIdempotencyKey() })
      storeKey()
    },
    /** Goes on from a record that was saved; what is typed by now is no restored draft. */
    goOn: (record: RecordState<T>) => {
      hold({ record })
      setRestored(false)
    },
    /** Discards what was typed or restored, for this record. */
    discard: (record: RecordState<T>) => {
      forget()
      setRestored(false)
      hold({ ...begin(options, null), record })
    },
  }
}

function readDraft<T extends FieldValues>({ draftKey, asNew }: FormDraftOptions<T>) {
  const draft = findDraft<T, RecordState<T>>(draftKey)
  return draft && asNew ? { ...draft, record: { ...draft.record, image: '', etag: null } } : draft
}

function begin<T extends FieldValues>(
  { record, startImage }: FormDraftOptions<T>,
  draft: Draft<T, RecordState<T>> | null,
): Held<T> {
  return {
    record: draft?.record ?? record,
    image: draftedImage(draft?.image) ?? startImage,
    idempotencyKey: draft?.idempotencyKey ?? makeIdempotencyKey(),
  }
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
