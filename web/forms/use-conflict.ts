import { useState } from 'react'
import {
  type Choices,
  type Conflict,
  type Edits,
  isConflicting,
  type RemoteChanges,
  resolveConflict,
} from './merge.ts'
import type { FormFields, Values } from './use-form-fields.ts'

/** The record as somebody else saved it meanwhile: to be chosen from, or merged already. */
export function useConflict<T extends Values>({ form, unsaved, showEdits }: FormFields<T>) {
  const [conflict, setConflict] = useState<Conflict<T>>()
  const [mergedChanges, setMergedChanges] = useState<RemoteChanges>()

  return {
    conflict,
    setConflict,
    /** Somebody else's changes that were merged without a question. */
    mergedChanges,
    /** Puts what is typed on top of somebody else's changes; returns what is to be saved. */
    merge(found: Conflict<T>, mine: Edits<T>, choices: Choices = {}): Edits<T> {
      const settled = resolveConflict<T>(found, mine, choices)
      unsaved.setImage(settled.image)
      unsaved.setBase(found.theirs)
      // A form that stays open may have been edited since.
      const typed = resolveConflict<T>(found, { ...mine, values: form.getValues() }, choices)
      showEdits(found.theirs, typed.values)
      const changes = found.changes.filter((change) => !isConflicting(change))
      if (changes.length > 0) setMergedChanges({ ...found, changes })
      return settled
    },
  }
}
