import { useRef, useState } from 'react'
import type { Path, UseFormReturn } from 'react-hook-form'
import type { SaveFailure, SaveResult } from '../requests/save-result.ts'
import type { ProgressListener } from '../requests/upload-fetch.ts'
import {
  type Choices,
  type Conflict,
  type Edits,
  findConflict,
  isConflicting,
  type RecordState,
  type RemoteChanges,
  resolveConflict,
} from './merge.ts'
import type { UnsavedForm } from './use-unsaved-form.ts'

/** A form's fields. */
export type Values = Record<string, string | boolean>

type SaveOptions<T extends Values, R> = {
  form: UseFormReturn<T, unknown, unknown>
  unsaved: UnsavedForm<T>
  /** Sends the form over a version of the record, or as a new record. */
  send: (
    mine: Edits<T>,
    base: RecordState<T>,
    onProgress: ProgressListener,
  ) => Promise<SaveResult<R>>
  /** Fetches the record as somebody else has saved it. */
  reload: () => Promise<RecordState<T> | undefined>
  showRecord: (base: RecordState<T>, values: T) => void
  /** True if more can be typed and saved afterwards. */
  staysOpen: boolean
  onSaved?: () => void
  onFailed?: (failure: SaveFailure) => void
}

/** Saves a form, with progress; merges it with what somebody else saved meanwhile. */
export function useSave<T extends Values, R>(options: SaveOptions<T, R>) {
  const { form, unsaved } = options
  const [phase, setPhase] = useState<'editing' | 'saving' | 'saved'>('editing')
  const [saved, setSaved] = useState<R>()
  const [progress, setProgress] = useState<number>()
  const [failure, setFailure] = useState<SaveFailure>()
  const [conflict, setConflict] = useState<Conflict<T>>()
  const [mergedChanges, setMergedChanges] = useState<RemoteChanges>()
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
    const { data, failure } = await options.send(mine, base, setProgress)
    if (!failure) {
      if (options.staysOpen) await resume(mine)
      else finish(data)
      return options.onSaved?.()
    }
    const theirs = failure.status === 412 ? await options.reload() : undefined
    if (!theirs) return fail(failure)
    const { changedBy: author, changedAt: time } = failure
    const found = { ...findConflict<T>(base, mine, theirs), author, time }
    if (!found.changes.some(isConflicting)) return merge(found, mine)
    edit()
    setConflict(found)
  }

  function finish(saved: R) {
    unsaved.clear()
    setPhase('saved')
    setSaved(saved)
  }

  /** Goes on from what was saved; what was typed since it was sent is still to be saved. */
  async function resume(sent: Edits<T>): Promise<void> {
    const latest = await options.reload()
    if (latest) {
      unsaved.resume(latest)
      options.showRecord(latest, {
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
    showErrors(form, failure)
  }

  /** Saves what is typed on top of somebody else's changes. */
  async function merge(found: Conflict<T>, mine: Edits<T>, choices: Choices = {}): Promise<void> {
    const settled = resolveConflict<T>(found, mine, choices)
    unsaved.setImage(settled.image)
    unsaved.setRecord(found.theirs)
    // A form that stays open may have been edited since.
    const typed = resolveConflict<T>(found, { ...mine, values: form.getValues() }, choices)
    options.showRecord(found.theirs, typed.values)
    const changes = found.changes.filter((change) => !isConflicting(change))
    if (changes.length > 0) setMergedChanges({ ...found, changes })
    await save(settled, found.theirs)
  }

  const resolve = async (choices: Choices) => {
    if (!conflict || !begin()) return
    setConflict(undefined)
    await merge(conflict, { values: form.getValues(), image: unsaved.image }, choices)
  }

  return {
    begin,
    edit,
    save,
    phase,
    saved,
    failure,
    conflict,
    resolve,
    /** The upload's progress, from 0 to 1. */
    progress,
    /** Somebody else's changes that were merged without a question. */
    mergedChanges,
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
