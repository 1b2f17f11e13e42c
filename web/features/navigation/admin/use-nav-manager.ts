import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useRevalidator } from 'react-router'
import { toast } from 'sonner'
import { messages } from '../../../../contract/messages.ts'
import { z } from '../../../../contract/zod.ts'
import type { Choices } from '../../../forms/merge.ts'
import { useEditForm } from '../../../forms/use-edit-form.ts'
import { useSaveShortcut } from '../../../forms/use-save-shortcut.ts'
import type { BulkResult } from '../../../lists/bulk.ts'
import { moveRow, planMove, renumber, sendSortOrders } from '../../../lists/sort-order.ts'
import { useQueue } from '../../../lists/use-queue.ts'
import { saveCategoryNav } from '../../../requests/category-nav.ts'
import type { Loaded } from '../../../requests/record-api.ts'
import { unsavedFormKey } from '../../../storage/unsaved-forms.ts'
import type { Move } from '../../../ui/admin/lists/sortable-list.tsx'
import {
  categoryFields,
  checkFields,
  type NavFields,
  revertedSortOrders,
  sortOrderFields,
} from './nav-fields.ts'
import { navCategories, navItems } from './nav-items.ts'
import {
  fetchNavigation,
  type ManagedNavigation,
  type NavFailure,
  navigationState,
  saveNavigation,
} from './queries.ts'

export type NavManager = ReturnType<typeof useNavManager>

/** Errors show as they are typed, and disable the button. */
const schema = z.looseObject({})

/** The Navigation Manager: a form of all settings that stays open, and lists that can be reordered. */
export function useNavManager(loaded: Loaded<ManagedNavigation>) {
  const { categories } = loaded.record
  const { revalidate } = useRevalidator()
  const enqueue = useQueue()
  const [result, setResult] = useState<BulkResult>()
  const load = async () => {
    const { data } = await fetchNavigation()
    return data && navigationState(data)
  }
  const state = useEditForm<NavFields>({
    schema,
    storageKey: unsavedFormKey('navigation', 'nav-config'),
    start: navigationState(loaded),
    load,
    save: ({ values }, sending) => saveNavigation(values, categories, sending),
    staysOpen: true,
    onSaved: () => {
      toast.success(messages.navigation.saved)
      void revalidate()
    },
    onFailed: (failure: NavFailure) => {
      toast.error(messages.navigation.saveFailed)
      setResult(failure.result)
      void revalidate()
    },
  })
  const { form, phase, progress = 0, conflict } = state
  const fields = useWatch({ control: form.control }) as NavFields
  const managed = useMemo(() => navCategories(categories, fields), [categories, fields])
  const items = useMemo(() => navItems(managed, fields), [managed, fields])
  const errors = checkFields(fields)
  const isValid = Object.keys(errors).length === 0

  // A drop in the category list is saved at once, so categories may be newer than the form.
  const mergeSaved = useEffectEvent(state.mergeSaved)
  useEffect(() => mergeSaved(categoryFields(categories)), [categories])

  const edit = (changed: NavFields) => {
    for (const [name, value] of Object.entries(changed))
      form.setValue(name, value, { shouldDirty: true })
  }

  const save = async () => {
    if (!isValid || phase !== 'editing') return
    setResult(undefined)
    await enqueue(() => state.submit())
  }
  useSaveShortcut(() => {
    if (!conflict) void save()
  })

  /** A drop in the category list is sent at once; everything else waits for Save All. */
  const moveCategory: Move = async (movedId, targetId, position) => {
    const changes = planMove(managed, movedId, targetId, position)
    edit(sortOrderFields(changes))
    const unsent = await enqueue(() => sendSortOrders(changes, saveCategoryNav))
    if (unsent.length > 0) {
      toast.error(messages.navigation.orderFailed)
      edit(revertedSortOrders(form.getValues(), fields, unsent))
    }
    await revalidate()
  }

  const moveItem: Move = (movedId, targetId, position) => {
    edit(sortOrderFields(renumber(moveRow(items, movedId, targetId, position))))
    toast.success(messages.navigation.orderUpdated)
  }

  return {
    ...state,
    fields,
    categories: managed,
    items,
    /** Changes single fields. */
    edit,
    errors,
    isValid,
    save,
    resolve: (choices: Choices) => enqueue(() => state.resolve(choices)),
    /** Count of sent records, while a save is under way. */
    progress:
      phase === 'saving'
        ? { done: Math.round(progress * (managed.length + 1)), all: managed.length + 1 }
        : undefined,
    result,
    moveCategory,
    moveItem,
    /** Discards the edits, for the server's current state. */
    discard: async () => {
      state.discard(await load())
      setResult(undefined)
      await revalidate()
    },
  }
}
