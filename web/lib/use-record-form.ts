import { useEffect, useState } from 'react'
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { limits } from '../../contract/limits.ts'
import { dropDraft, findDraft, keepDraft } from './drafts.ts'
import { type ImageChange, noImageChange } from './image-change.ts'
import {
  type Choices,
  type Conflict,
  findConflict,
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
  /** Where to go once it is saved. */
  returnTo: string
}

/**
 * What every form on a record does beside its fields: keeps a draft, sends with progress, tells where a
 * save failed, settles with what somebody else saved meanwhile, and returns to the list.
 */
export function useRecordForm<T extends FieldValues>(options: RecordFormOptions<T>) {
  const { form, draftKey, send, reload, returnTo } = options
  const navigate = useNavigate()
  const [draft] = useState(() => findDraft<T, RecordState<T>>(draftKey))
  const [restored, setRestored] = useState(draft !== null)
  const [record, setRecord] = useState(draft?.record ?? options.record)
  const [image, setImage] = useState<ImageChange>(noImageChange)
  const [phase, setPhase] = useState<'editing' | 'saving' | 'saved'>('editing')
  const [progress, setProgress] = useState<number>()
  const [failure, setFailure] = useState<SaveFailure>()
  const [conflict, setConflict] = useState<Conflict<T>>()
  const changed = form.formState.isDirty || image.remove || image.file !== undefined
  const blocker = useUnsavedGuard(changed && phase !== 'saved')

  const show = (base: RecordState<T>, values: T) => {
    setRecord(base)
    form.reset(base.values as DefaultValues<T>)
    form.reset(values as DefaultValues<T>, { keepDefaultValues: true })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is restored once
  useEffect(() => {
    if (draft) show(draft.record, draft.values)
  }, [])

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (isDirty) keepDraft(draftKey, { values, record })
          else dropDraft(draftKey)
        },
      }),
    [draftKey, form, record],
  )

  useEffect(() => {
    if (phase !== 'saved') return
    const timer = setTimeout(() => navigate(returnTo), limits.redirectAfterSuccess)
    return () => clearTimeout(timer)
  }, [navigate, phase, returnTo])

  async function save(values: T, picture: ImageChange, base: RecordState<T>): Promise<void> {
    setPhase('saving')
    setFailure(undefined)
    setProgress(undefined)
    const { failure } = await send(values, picture, base.etag, setProgress)
    if (!failure) {
      dropDraft(draftKey)
      setPhase('saved')
      return
    }
    const theirs = failure.status === 412 ? await reload?.() : undefined
    if (theirs) return meet(theirs, values, picture, base)
    setPhase('editing')
    setFailure(failure)
    for (const [name, message] of Object.entries(failure.errors ?? {})) {
      if (name in values) form.setError(name as Path<T>, { type: 'server', message })
    }
  }

  /** Somebody else has saved: asks, unless nothing that is shown here has changed. */
  async function meet(
    theirs: RecordState<T>,
    values: T,
    picture: ImageChange,
    base: RecordState<T>,
  ) {
    const found = findConflict<T>(base, { values, image: picture }, theirs)
    if (found.changes.length === 0) return save(values, picture, theirs)
    setPhase('editing')
    setConflict(found)
  }

  async function settle(choices: Choices): Promise<void> {
    if (!conflict) return
    const settled = settleConflict<T>(conflict, { values: form.getValues(), image }, choices)
    setConflict(undefined)
    setImage(settled.image)
    show(conflict.theirs, settled.values)
    await save(settled.values, settled.image, conflict.theirs)
  }

  const discard = () => {
    dropDraft(draftKey)
    setRestored(false)
    setImage(noImageChange)
    setRecord(options.record)
    form.reset(options.record.values as DefaultValues<T>)
  }

  return {
    record,
    image,
    setImage,
    phase,
    /** How much of the upload has gone, from 0 to 1. */
    progress,
    failure,
    submit: form.handleSubmit(() => save(form.getValues(), image, record)),
    /** Whether what stands here was typed before a reload or a new sign-in. */
    restored: restored && phase === 'editing',
    discard,
    conflict,
    settle,
    postpone: () => setConflict(undefined),
    blocker,
    leave: () => {
      dropDraft(draftKey)
      blocker.proceed?.()
    },
  }
}

export type RecordForm<T extends FieldValues> = ReturnType<typeof useRecordForm<T>>
