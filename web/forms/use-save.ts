import { useRef, useState } from 'react'
import type { Path, UseFormReturn } from 'react-hook-form'
import { useRevalidator } from 'react-router'
import type { SaveFailure } from '../requests/save-result.ts'
import { type Choices, type Edits, findConflict, isConflicting, type RecordState } from './merge.ts'
import { useConflict } from './use-conflict.ts'
import type { FormRecord, LoadOptions, RecordFields, Values } from './use-record-fields.ts'

export type SaveOptions<T extends Values, R extends FormRecord> = Pick<
  LoadOptions<T, R>,
  'api' | 'loaded'
> & {
  /** True if more can be typed and saved afterwards. */
  staysOpen?: boolean
  onSaved?: () => void
  onFailed?: (failure: SaveFailure) => void
}

/** Saves a form, with progress, over what somebody else saved meanwhile. */
export function useSave<T extends Values, R extends FormRecord>(
  options: SaveOptions<T, R>,
  fields: RecordFields<T, R>,
) {
  const { api, loaded } = options
  const { form, unsaved } = fields
  const { revalidate } = useRevalidator()
  const { conflict, setConflict, mergedChanges, merge } = useConflict(fields)
  const [phase, setPhase] = useState<'editing' | 'saving' | 'saved'>('editing')
  const [saved, setSaved] = useState<R>()
  const [progress, setProgress] = useState<number>()
  const [failure, setFailure] = useState<SaveFailure>()
  const { begin, end } = useLock()

  const edit = () => {
    end()
    setPhase('editing')
  }

  async function save(mine: Edits<T>, base: RecordState<T>): Promise<void> {
    setPhase('saving')
    setFailure(undefined)
    setProgress(undefined)
    if (!base.etag) unsaved.storeKey()
    const { data, failure } = await send(mine, base)
    if (!failure) {
      if (options.staysOpen) await resume(mine)
      else finish(data)
      return options.onSaved?.()
    }
    const theirs = failure.status === 412 ? await fields.reload() : undefined
    if (!theirs) return fail(failure)
    const { changedBy: author, changedAt: time } = failure
    const found = { ...findConflict<T>(base, mine, theirs), author, time }
    if (!found.changes.some(isConflicting)) return save(merge(found, mine), theirs)
    edit()
    setConflict(found)
  }

  /** Sends the form over the record that is edited, or as a new one. */
  function send({ values, image }: Edits<T>, { etag, values: base }: RecordState<T>) {
    const sending = { etag, onProgress: setProgress }
    return loaded && api.update
      ? api.update(loaded.record._id, values, image, { ...sending, base })
      : api.create(values, image, { ...sending, key: unsaved.idempotencyKey })
  }

  function finish(saved: R) {
    unsaved.clear()
    setPhase('saved')
    setSaved(saved)
  }

  /** Goes on from what was saved; what was typed since it was sent is still to be saved. */
  async function resume(sent: Edits<T>): Promise<void> {
    const latest = await fields.reload()
    if (latest) {
      unsaved.resume(latest)
      fields.showEdits(latest, {
        ...latest.values,
        ...changedSince(sent.values, form.getValues()),
      })
    }
    edit()
  }

  function fail(failure: SaveFailure) {
    edit()
    setFailure(failure)
    // The record that this form had created is deleted: the next save creates another.
    if (failure.created === null) unsaved.renewKey()
    options.onFailed?.(failure)
    // Deleted meanwhile: the page says so, and what was typed can be saved as a new record.
    if (loaded && failure.status === 404) void revalidate()
    showErrors(form, failure)
  }

  const resolve = async (choices: Choices) => {
    if (!conflict || !begin()) return
    setConflict(undefined)
    const mine = { values: form.getValues(), image: unsaved.image }
    await save(merge(conflict, mine, choices), conflict.theirs)
  }

  return {
    begin,
    edit,
    save,
    phase,
    saved,
    failure,
    /** The upload's progress, from 0 to 1. */
    progress,
    conflict,
    mergedChanges,
    resolve,
    closeConflict: () => setConflict(undefined),
  }
}

function changedSince<T extends Values>(sent: T, now: T): Partial<T> {
  const changed = Object.entries(now).filter(([name, value]) => sent[name] !== value)
  return Object.fromEntries(changed) as Partial<T>
}

/** Lets one save begin at a time. A ref, not state: it holds before the next render, too. */
function useLock() {
  const busy = useRef(false)
  return {
    /** Begins a save, unless one is under way. */
    begin: () => {
      if (busy.current) return false
      busy.current = true
      return true
    },
    end: () => {
      busy.current = false
    },
  }
}

/** Shows the server's messages at their fields. */
function showErrors<T extends Values>(
  form: UseFormReturn<T, unknown, unknown>,
  { errors = {} }: SaveFailure,
): void {
  for (const [name, message] of Object.entries(errors)) {
    if (name in form.getValues()) form.setError(name as Path<T>, { type: 'server', message })
  }
}
