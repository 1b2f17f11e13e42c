import { useRef, useState } from 'react'
import type { Path, UseFormReturn } from 'react-hook-form'
import { useRevalidator } from 'react-router'
import type { SendOptions } from '../requests/files/upload-fetch.ts'
import type { SaveFailure, SaveResult } from '../requests/save-result.ts'
import { type Choices, type Edits, findConflict, isConflicting, type RecordState } from './merge.ts'
import { useConflict } from './use-conflict.ts'
import type { FormFields, Values } from './use-form-fields.ts'

export type SaveOptions<T extends Values, S> = {
  /**
   * Sends the edits.
   * @param sending the version that they were made to, or the key of a record that is created
   */
  save: (edits: Edits<T>, sending: SendOptions & { base: T }) => Promise<SaveResult<S>>
  /** Loads what is saved by now, for edits to be merged with it. Absent for a new record. */
  load?: () => Promise<RecordState<T> | undefined>
  /** True if more can be typed and saved afterwards. */
  staysOpen?: boolean
  onSaved?: () => void
  onFailed?: (failure: SaveFailure) => void
}

/** Saves a form, with progress, over what somebody else saved meanwhile. */
export function useSave<T extends Values, S>(options: SaveOptions<T, S>, fields: FormFields<T>) {
  const { form, unsaved } = fields
  const { revalidate } = useRevalidator()
  const { conflict, setConflict, mergedChanges, merge } = useConflict(fields)
  const [phase, setPhase] = useState<'editing' | 'saving' | 'saved'>('editing')
  const [saved, setSaved] = useState<S>()
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
    const { data, failure } = await options.save(mine, {
      etag: base.etag,
      base: base.values,
      key: unsaved.idempotencyKey,
      onProgress: setProgress,
    })
    if (!failure) {
      if (options.staysOpen) await resume(mine)
      else finish(data)
      return options.onSaved?.()
    }
    const theirs = failure.status === 412 ? await options.load?.() : undefined
    if (!theirs) return fail(failure)
    const { changedBy: author, changedAt: time } = failure
    const found = { ...findConflict<T>(base, mine, theirs), author, time }
    if (!found.changes.some(isConflicting)) return save(merge(found, mine), theirs)
    edit()
    setConflict(found)
  }

  function finish(saved: S) {
    unsaved.clear()
    setPhase('saved')
    setSaved(saved)
  }

  /** Goes on from what was saved; what was typed since it was sent is still to be saved. */
  async function resume(sent: Edits<T>): Promise<void> {
    const latest = await options.load?.()
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
    if (options.load && failure.status === 404) void revalidate()
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
