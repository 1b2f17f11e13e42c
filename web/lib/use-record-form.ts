import { type BaseSyntheticEvent, useEffect, useState } from 'react'
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { limits } from '../../contract/limits.ts'
import { dropDraft, findDraft, keepDraft } from './drafts.ts'
import { type ImageChange, noImageChange } from './image-change.ts'
import { dropFile, findKeptFile, keepFile } from './kept-files.ts'
import {
  type Choices,
  type Conflict,
  findConflict,
  imageField,
  type RecordState,
  settleConflict,
} from './record-conflict.ts'
import type { Saved, SaveFailure } from './saving.ts'
import type { ProgressListener } from './upload-fetch.ts'
import { useUnsavedGuard } from './use-unsaved-guard.ts'

type RecordFormOptions<T extends FieldValues> = {
  form: UseFormReturn<T, unknown, unknown>
  /** Tells this form's draft from others'. */
  draftKey: string
  record: RecordState<T>
  send: (
    values: T,
    image: ImageChange,
    etag: string | null,
    onProgress: ProgressListener,
  ) => Promise<Saved<unknown>>
  /** Fetches the record anew when somebody else has changed it. */
  reload?: () => Promise<RecordState<T> | undefined>
  /** Where to go once it is saved, and when: after the message could be read, unless said otherwise. */
  returnTo: string
  returnAfter?: number
  /** Holds the return back, while there is something left to read. */
  stay?: boolean
  /** The picture that a new record begins with, as a copy does. */
  startImage?: ImageChange
  /** What to say where a record without a picture is not to be saved. */
  imageRequired?: string
  onSaved?: () => void
  onFailed?: (failure: SaveFailure) => void
}

/**
 * What every form on a record does beside its fields: keeps a draft, sends with progress, tells where a
 * save failed, settles with what somebody else saved meanwhile, and returns to the list.
 */
export function useRecordForm<T extends FieldValues>(options: RecordFormOptions<T>) {
  const { form, draftKey, send, reload, returnTo } = options
  const { returnAfter = limits.redirectAfterSuccess, stay = false } = options
  const navigate = useNavigate()
  const [draft] = useState(() => findDraft<T, RecordState<T>>(draftKey))
  const [restored, setRestored] = useState(draft !== null)
  const [record, setRecord] = useState(draft?.record ?? options.record)
  const [startImage] = useState(options.startImage ?? noImageChange)
  const [image, showImage] = useState(startImage)
  const [phase, setPhase] = useState<'editing' | 'saving' | 'saved'>('editing')
  const [progress, setProgress] = useState<number>()
  const [failure, setFailure] = useState<SaveFailure>()
  const [submitted, setSubmitted] = useState(false)
  const [conflict, setConflict] = useState<Conflict<T>>()
  const imageChanged = image !== startImage
  const changed = form.formState.isDirty || imageChanged
  const imageMissing = !image.file && (image.remove || !record.image)
  const imageError =
    failure?.errors?.[imageField] ?? (submitted && imageMissing ? options.imageRequired : undefined)
  const blocker = useUnsavedGuard(changed && phase !== 'saved')

  const show = (base: RecordState<T>, values: T) => {
    setRecord(base)
    form.reset(base.values as DefaultValues<T>)
    form.reset(values as DefaultValues<T>, { keepDefaultValues: true })
  }

  const setImage = (next: ImageChange) => {
    showImage(next)
    void (next.file ? keepFile(draftKey, next.file) : dropFile(draftKey))
    if (next !== startImage) keepDraft(draftKey, { values: form.getValues(), record })
  }

  const forgetDraft = () => {
    dropDraft(draftKey)
    void dropFile(draftKey)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is restored once
  useEffect(() => {
    if (!draft) return
    show(draft.record, draft.values)
    void findKeptFile(draftKey).then((file) => file && showImage({ file, remove: false }))
  }, [])

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (isDirty || imageChanged) keepDraft(draftKey, { values, record })
          else dropDraft(draftKey)
        },
      }),
    [draftKey, form, imageChanged, record],
  )

  useEffect(() => {
    if (phase !== 'saved' || stay) return
    const timer = setTimeout(() => navigate(returnTo), returnAfter)
    return () => clearTimeout(timer)
  }, [navigate, phase, returnAfter, returnTo, stay])

  async function save(values: T, picture: ImageChange, base: RecordState<T>): Promise<void> {
    setPhase('saving')
    setFailure(undefined)
    setProgress(undefined)
    const { failure } = await send(values, picture, base.etag, setProgress)
    if (!failure) {
      forgetDraft()
      setPhase('saved')
      options.onSaved?.()
      return
    }
    const theirs = failure.status === 412 ? await reload?.() : undefined
    if (theirs) {
      const found = findConflict<T>(base, { values, image: picture }, theirs)
      // Nothing that is shown here has changed: no reason to ask.
      if (found.changes.length === 0) return save(values, picture, theirs)
      setPhase('editing')
      setConflict({ ...found, author: failure.changedBy, time: failure.changedAt })
      return
    }
    setPhase('editing')
    setFailure(failure)
    options.onFailed?.(failure)
    for (const [name, message] of Object.entries(failure.errors ?? {})) {
      if (name in values) form.setError(name as Path<T>, { type: 'server', message })
    }
  }

  async function settle(choices: Choices): Promise<void> {
    if (!conflict) return
    const settled = settleConflict<T>(conflict, { values: form.getValues(), image }, choices)
    setConflict(undefined)
    setImage(settled.image)
    show(conflict.theirs, settled.values)
    await save(settled.values, settled.image, conflict.theirs)
  }

  const submit = (event?: BaseSyntheticEvent) => {
    setSubmitted(true)
    return form.handleSubmit(async () => {
      if (options.imageRequired && imageMissing) return
      await save(form.getValues(), image, record)
    })(event)
  }

  const discard = () => {
    forgetDraft()
    setRestored(false)
    showImage(startImage)
    setRecord(options.record)
    form.reset(options.record.values as DefaultValues<T>)
  }

  return {
    record,
    image,
    setImage,
    imageError,
    phase,
    /** How much of the upload has gone, from 0 to 1. */
    progress,
    failure,
    submit,
    /** Whether what stands here was typed before a reload or a new sign-in. */
    restored: restored && phase === 'editing',
    discard,
    conflict,
    settle,
    postpone: () => setConflict(undefined),
    blocker,
    leave: () => {
      forgetDraft()
      blocker.proceed?.()
    },
  }
}

export type RecordForm<T extends FieldValues> = ReturnType<typeof useRecordForm<T>>
