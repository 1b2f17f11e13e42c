import { useEffect, useMemo, useState } from 'react'
import { useRevalidator } from 'react-router'
import { toast } from 'sonner'
import type { Category } from '../../../../contract/category.ts'
import { messages } from '../../../../contract/messages.ts'
import { dropDraft, findDraft, keepDraft } from '../../../lib/drafts.ts'
import { type FieldChange, findChanges, mergeChanges } from '../../../lib/merge.ts'
import { type DropPosition, planMove } from '../../../lib/reorder.ts'
import { useUnsavedGuard } from '../../../lib/use-unsaved-guard.ts'
import { configFields, withConfigFields } from './config-fields.ts'
import {
  checkEdits,
  managedCategories,
  managedItems,
  moveManagedItem,
  type NavEdits,
  startEdits,
  withCategoryEdit,
} from './nav-edits.ts'
import { fetchNavConfig, type LoadedNavConfig, saveCategoryNav } from './queries.ts'
import { type SaveAccount, saveAll } from './save-all.ts'

const draftKey = 'navigation'

/** The Navigation Manager's state: edits over what the server has, until Save All. */
export function useNavManager(loaded: LoadedNavConfig, categories: Category[]) {
  const { revalidate } = useRevalidator()
  const [draft] = useState(() => findDraft<NavEdits, LoadedNavConfig>(draftKey))
  const [base, setBase] = useState(draft?.record ?? loaded)
  const [edits, setEdits] = useState(draft?.values ?? startEdits(loaded.config))
  const [progress, setProgress] = useState<{ done: number; all: number }>()
  const [account, setAccount] = useState<SaveAccount>()
  const [conflict, setConflict] = useState<NavConflict>()
  const managed = useMemo(() => managedCategories(categories, edits), [categories, edits])
  const items = useMemo(() => managedItems(managed, edits), [managed, edits])
  const errors = checkEdits(edits)
  const unsaved = isChanged(edits, base, categories)
  const blocker = useUnsavedGuard(unsaved)

  useEffect(() => {
    if (unsaved) keepDraft(draftKey, { values: edits, record: base })
    else dropDraft(draftKey)
  }, [base, edits, unsaved])

  const takeOver = (next: LoadedNavConfig) => {
    setBase(next)
    setEdits(startEdits(next.config))
  }

  /** A drop in the category list is sent at once; everything else waits for Save All. */
  async function moveCategory(movedId: string, targetId: string, position: DropPosition) {
    const changes = planMove(managed, movedId, targetId, position)
    const before = edits
    setEdits(changes.reduce((next, { id, order }) => withCategoryEdit(next, id, { order }), edits))
    for (const { id, order } of changes) {
      const { failure } = await saveCategoryNav(id, { order })
      if (failure) {
        toast.error(messages.navigation.orderFailed)
        setEdits(before)
        break
      }
    }
    await revalidate()
  }

  function moveItem(movedId: string, targetId: string, position: DropPosition) {
    setEdits(moveManagedItem(edits, items, movedId, targetId, position))
    toast.success(messages.navigation.orderUpdated)
  }

  async function save(values = edits, etag = base.etag): Promise<void> {
    if (Object.keys(checkEdits(values)).length > 0) return
    setAccount(undefined)
    setProgress({ done: 0, all: managed.length + 1 })
    const outcome = await saveAll(
      managedCategories(categories, values),
      values,
      etag,
      (done, all) => setProgress({ done, all }),
    )
    setProgress(undefined)
    const current = await fetchNavConfig()
    if (outcome.configFailure?.status === 412 && current) {
      const changes = findChanges(
        configFields(base.config),
        configFields(values),
        configFields(current.config),
      )
      if (changes.length === 0) return save(values, current.etag)
      const { changedBy: author, changedAt: time } = outcome.configFailure
      setConflict({ changes, current, author, time })
      return
    }
    if (outcome.steps.some(({ failure }) => failure)) {
      toast.error(messages.navigation.saveFailed)
      setAccount(outcome)
    } else {
      toast.success(messages.navigation.saved)
      if (current) takeOver(current)
    }
    await revalidate()
  }

  async function settle(choices: Record<string, 'mine' | 'theirs'>): Promise<void> {
    if (!conflict) return
    const merged = mergeChanges(configFields(edits), conflict.changes, choices)
    const next = withConfigFields(edits, merged)
    setConflict(undefined)
    setBase(conflict.current)
    setEdits(next)
    await save(next, conflict.current.etag)
  }

  return {
    base,
    edits,
    setEdits,
    errors,
    categories: managed,
    items,
    moveCategory,
    moveItem,
    save,
    progress,
    account,
    conflict,
    settle,
    postpone: () => setConflict(undefined),
    takeOver,
    blocker,
    leave: () => {
      dropDraft(draftKey)
      blocker.proceed?.()
    },
  }
}

export type NavManager = ReturnType<typeof useNavManager>

type NavConflict = {
  changes: FieldChange[]
  current: LoadedNavConfig
  author?: string
  time?: string
}

function isChanged(edits: NavEdits, { config }: LoadedNavConfig, categories: Category[]): boolean {
  const saved = configFields(config)
  if (Object.entries(configFields(edits)).some(([name, value]) => saved[name] !== value))
    return true
  return categories.some(({ _id, order, showInNav }) => {
    const edit = edits.categories[_id]
    return (edit?.order ?? order) !== order || (edit?.showInNav ?? showInNav) !== showInNav
  })
}
