import { useMemo } from 'react'
import { useRevalidator } from 'react-router'
import { toast } from 'sonner'
import type { Category } from '../../../../contract/categories/category.ts'
import { messages } from '../../../../contract/messages.ts'
import type { NavConfig } from '../../../../contract/navigation/nav-config.ts'
import { saveCategoryNav } from '../../../lib/category-orders.ts'
import type { Loaded } from '../../../lib/record-api.ts'
import { moveRow, planMove, renumber, sendOrders } from '../../../lib/reorder.ts'
import { useQueue } from '../../../lib/use-queue.ts'
import { useSaveShortcut } from '../../../lib/use-save-shortcut.ts'
import type { Move } from '../../../ui/admin/sortable-list.tsx'
import { checkFields, type NavFields, revertOrders, withOrders } from './nav-fields.ts'
import { navCategories, navItems } from './nav-items.ts'
import { fetchNavBase, useNavEdits } from './use-nav-edits.ts'
import { useNavSave } from './use-nav-save.ts'

export type NavManager = ReturnType<typeof useNavManager>

/** The Navigation Manager's state: the fields that differ from the server's, until Save All. */
export function useNavManager(loaded: Loaded<NavConfig>, categories: Category[]) {
  const { revalidate } = useRevalidator()
  const enqueue = useQueue()
  const draft = useNavEdits(loaded, categories)
  const { fields, edits, setEdits } = draft
  const managed = useMemo(() => navCategories(categories, fields), [categories, fields])
  const items = useMemo(() => navItems(managed, fields), [managed, fields])
  const { finished, ...saving } = useNavSave(draft, categories, enqueue)
  const errors = checkFields(fields)
  const isValid = Object.keys(errors).length === 0

  const save = async () => {
    if (isValid) await saving.save()
  }
  useSaveShortcut(() => {
    if (finished === undefined && !saving.conflict) void save()
  })

  /** A drop in the category list is sent at once; everything else waits for Save All. */
  const moveCategory: Move = async (movedId, targetId, position) => {
    const changes = planMove(managed, movedId, targetId, position)
    setEdits((now) => withOrders(now, changes))
    const unsent = await enqueue(() => sendOrders(changes, saveCategoryNav))
    if (unsent.length > 0) {
      toast.error(messages.navigation.orderFailed)
      setEdits((now) => revertOrders(now, edits, unsent))
    }
    await revalidate()
  }

  const moveItem: Move = (movedId, targetId, position) => {
    setEdits(withOrders(edits, renumber(moveRow(items, movedId, targetId, position))))
    toast.success(messages.navigation.orderUpdated)
  }

  return {
    ...draft,
    ...saving,
    categories: managed,
    items,
    /** Changes single fields. */
    edit: (changed: NavFields) => setEdits((now) => ({ ...now, ...changed })),
    errors,
    isValid,
    save,
    progress: finished === undefined ? undefined : { done: finished, all: managed.length + 1 },
    moveCategory,
    moveItem,
    /** Discards the edits, for the server's current state. */
    discard: async () => {
      const now = await fetchNavBase()
      if (now) draft.takeOver(now)
      else draft.restart()
      saving.forgetResult()
      await revalidate()
    },
  }
}
