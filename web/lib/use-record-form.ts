import { zodResolver } from '@hookform/resolvers/zod'
import { type BaseSyntheticEvent, useEffect, useRef, useState } from 'react'
import { type DefaultValues, type Path, type Resolver, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { limits } from '../../contract/limits.ts'
import type { FormValue } from './form-data.ts'
import { type ImageChange, isSameImage, noImageChange } from './image-change.ts'
import { isConflicting } from './merge.ts'
import type { Loaded, RecordApi } from './record-api.ts'
import {
  type Choices,
  type Conflict,
  findConflict,
  imageField,
  type RecordState,
  type RemoteChanges,
  resolveConflict,
} from './record-conflict.ts'
import type { SaveFailure } from './save-result.ts'
import type { SavedState } from './saved-record.ts'
import { useFormDraft } from './use-form-draft.ts'
import { useUnsavedGuard } from './use-unsaved-guard.ts'

/** A form's fields. */
export type Values = Record<string, string | boolean>

type RecordFormOptions<T extends Values, R extends { _id: string }> = {
  /** What the fields must meet, as a Zod schema. */
  schema: object
  api: Pick<RecordApi<R>, 'create'> & Partial<RecordApi<R>>
  /** The record to edit; without one, a new one is created. */
  loaded?: Loaded<R>
  /** Set where the record has been deleted meanwhile: its draft creates a new one. */
  deletedId?: string
  toState?: (loaded: Loaded<R>) => RecordState<T>
  /** What a new record begins with. */
  blank: RecordState<T>
  /** Tells this form's draft from others'. */
  draftKey: string
  /** Sent with an update beside the form's own fields. */
  alsoSend?: Record<string, FormValue>
  /** Where to go once it is saved, and when: by default after the message could be read. */
  returnTo: string | ((saved: R) => string)
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
 * What every form on a record does beside its fields: keeps a draft, sends with progress, shows where a
 * save failed, merges with what somebody else saved meanwhile, and returns to the list.
 */
export function useRecordForm<T extends Values, R extends { _id: string } = { _id: string }>(
  options: RecordFormOptions<T, R>,
) {
  const { api, loaded, toState, alsoSend, returnTo } = options
  const { returnAfter = limits.redirectAfterSuccess, stay = false } = options
  const initial = loaded && toState ? toState(loaded) : options.blank
  const form = useForm<T, unknown, unknown>({
    defaultValues: initial.values as DefaultValues<T>,
    resolver: zodResolver(options.schema as never) as unknown as Resolver<T, unknown, unknown>,
  })
  const navigate = useNavigate()
  const [startImage] = useState(options.startImage ?? noImageChange)
  const draft = useFormDraft<T>({
    form,
    draftKey: options.draftKey,
    record: initial,
    startImage,
    asNew: options.deletedId !== undefined,
    onRestore: showRecord,
  })
  const { image, setImage, record, setRecord } = draft
  const [phase, setPhase] = useState<'editing' | 'saving' | 'saved'>('editing')
  const [saved, setSaved] = useState<R>()
  const [progress, setProgress] = useState<number>()
  const [failure, setFailure] = useState<SaveFailure>()
  const [submitted, setSubmitted] = useState(false)
  const [conflict, setConflict] = useState<Conflict<T>>()
  const [mergedChanges, setMergedChanges] = useState<RemoteChanges>()
  // A ref, not state: it prevents a second save before the next render.
  const sending = useRef(false)
  const changed = form.formState.isDirty || !isSameImage(image, startImage)
  const imageMissing = !image.file && (image.remove || !record.image)
  const imageError =
    failure?.errors?.[imageField] ?? (submitted && imageMissing ? options.imageRequired : undefined)
  const blocker = useUnsavedGuard(changed && phase !== 'saved')

  function showRecord(base: RecordState<T>, values: T) {
    form.reset(base.values as DefaultValues<T>)
    form.reset(values as DefaultValues<T>, { keepDefaultValues: true })
  }

  useEffect(() => {
    if (!saved || stay) return
    const address = typeof returnTo === 'string' ? returnTo : returnTo(saved)
    const state: SavedState = { saved: saved._id }
    const timer = setTimeout(() => navigate(address, { state }), returnAfter)
    return () => clearTimeout(timer)
  }, [navigate, returnAfter, returnTo, saved, stay])

  async function save(values: T, picture: ImageChange, base: RecordState<T>): Promise<void> {
    setPhase('saving')
    setFailure(undefined)
    setProgress(undefined)
    const { etag } = base
    const key = draft.idempotencyKey.current
    if (!etag) draft.storeKey()
    const sending = { etag, key, onProgress: setProgress }
    const { data, failure } =
      loaded && api.update
        ? await api.update(loaded.record._id, { ...values, ...alsoSend }, picture, sending)
        : await api.create(values, picture, sending)
    if (!failure) {
      draft.forget()
      setPhase('saved')
      setSaved(data)
      options.onSaved?.()
      return
    }
    const theirs = failure.status === 412 ? await reload() : undefined
    if (theirs) {
      const mine = { values, image: picture }
      const { changedBy: author, changedAt: time } = failure
      const found = { ...findConflict<T>(base, mine, theirs), author, time }
      if (!found.changes.some(isConflicting)) return merge(found, mine)
      edit()
      return setConflict(found)
    }
    edit()
    setFailure(failure)
    // The record that this form had created is deleted: the next save creates another.
    if (failure.created === null) draft.renewKey()
    options.onFailed?.(failure)
    for (const [name, message] of Object.entries(failure.errors ?? {})) {
      if (name in values) form.setError(name as Path<T>, { type: 'server', message })
    }
  }

  /** Fetches the record as somebody else has saved it. */
  async function reload(): Promise<RecordState<T> | undefined> {
    const { data } = (loaded && (await api.fetch?.(loaded.record._id))) ?? {}
    return data && toState?.(data)
  }

  function edit() {
    sending.current = false
    setPhase('editing')
  }

  /** Saves what is typed on top of somebody else's changes. */
  async function merge(
    found: Conflict<T>,
    mine: { values: T; image: ImageChange },
    choices: Choices = {},
  ): Promise<void> {
    const settled = resolveConflict<T>(found, mine, choices)
    setImage(settled.image)
    setRecord(found.theirs)
    showRecord(found.theirs, settled.values)
    const changes = found.changes.filter((change) => !isConflicting(change))
    if (changes.length > 0) setMergedChanges({ ...found, changes })
    await save(settled.values, settled.image, found.theirs)
  }

  async function resolve(choices: Choices): Promise<void> {
    if (!conflict || sending.current) return
    sending.current = true
    setConflict(undefined)
    await merge(conflict, { values: form.getValues(), image }, choices)
  }

  const submit = async (event?: BaseSyntheticEvent) => {
    event?.preventDefault()
    if (sending.current || conflict) return
    sending.current = true
    setSubmitted(true)
    const fields: HTMLFormControlsCollection | undefined = event?.currentTarget.elements
    await form.handleSubmit(
      async () => {
        if (options.imageRequired && imageMissing) {
          const field = fields?.namedItem(imageField)
          if (field instanceof HTMLElement) field.focus()
          return edit()
        }
        await save(form.getValues(), image, record)
      },
      () => edit(),
    )(event)
  }

  const discard = () => {
    draft.discard()
    form.reset(initial.values as DefaultValues<T>)
  }

  return {
    form,
    image,
    setImage,
    imageError,
    phase,
    /** The upload's progress, from 0 to 1. */
    progress,
    failure,
    submit,
    /** Whether the values are from before a reload or a new sign-in. */
    restored: draft.restored && phase === 'editing',
    discard,
    conflict,
    resolve,
    /** Somebody else's changes that were merged without a question. */
    mergedChanges,
    closeConflict: () => setConflict(undefined),
    blocker,
    leave: () => {
      draft.forget()
      blocker.proceed?.()
    },
  }
}

/** The form's state, whatever record it saves. */
export type RecordForm<T extends Values> = ReturnType<typeof useRecordForm<T>>
