import { useEffect, useMemo, useState } from 'react'
import { useRevalidator } from 'react-router'
import { toast } from 'sonner'
import type { Category } from '../../../../contract/category.ts'
import { messages } from '../../../../contract/messages.ts'
import { browserApi } from '../../../lib/api.ts'
import type { BulkResult } from '../../../lib/bulk.ts'
import { dropDraft, findDraft, keepDraft } from '../../../lib/drafts.ts'
import { loadCategories } from '../../../lib/load-categories.ts'
import { isDisputed } from '../../../lib/merge.ts'
import type { Choices, OthersChanges } from '../../../lib/record-conflict.ts'
import { type DropPosition, type Ordered, planMove } from '../../../lib/reorder.ts'
import { useQueue } from '../../../lib/use-queue.ts'
import { useSaveShortcut } from '../../../lib/use-save-shortcut.ts'
import { useUnsavedGuard } from '../../../lib/use-unsaved-guard.ts'
import { configFields } from './config-fields.ts'
import { findNavChanges, isPlaceField, type NavBase, navBase, settleNav } from './nav-conflict.ts'
import {
  checkEdits,
  keepLaterEdits,
  managedCategories,
  managedItems,
  moveManagedItem,
  type NavEdits,
  putBackOrders,
  startEdits,
  withCategoryOrders,
} from './nav-edits.ts'
import {
  fetchNavConfig,
  fetchNavHistory,
  type LoadedNavConfig,
  saveCategoryNav,
} from './queries.ts'
import { configName, saveAll } from './save-all.ts'

const draftKey = 'navigation'

/** The Navigation Manager's state: edits over what the server has, until Save All. */
export function useNavManager(loaded: LoadedNavConfig, categories: Category[]) {
  const { revalidate } = useRevalidator()
  const [draft] = useState(() => findDraft<NavEdits, NavBase>(draftKey))
  const [restored, setRestored] = useState(draft !== null)
  const [base, setBase] = useState(draft?.record ?? navBase(loaded, categories))
  const [edits, setEdits] = useState(draft?.values ?? startEdits(loaded.config))
  const [progress, setProgress] = useState<{ done: number; all: number }>()
  const [result, setResult] = useState<BulkResult>()
  const [conflict, setConflict] = useState<NavConflict>()
  const [taken, setTaken] = useState<OthersChanges>()
  const managed = useMemo(() => managedCategories(categories, edits), [categories, edits])
  const items = useMemo(() => managedItems(managed, edits), [managed, edits])
  const errors = checkEdits(edits)
  const unsaved = isChanged(edits, base, categories)
  const blocker = useUnsavedGuard(unsaved)
  const enqueue = useQueue()

  useEffect(() => {
    if (unsaved) keepDraft(draftKey, { values: edits, record: base })
    else dropDraft(draftKey)
  }, [base, edits, unsaved])

  /** Goes on from what the server has; of the edits, those stay that `sent` did not hold yet. */
  const takeOver = (next: NavBase, sent?: NavEdits) => {
    const start = startEdits(next.config)
    setBase(next)
    setEdits((now) => (sent ? keepLaterEdits(start, sent, now) : start))
    setRestored(false)
  }

  /** Gives up what is not saved, for what the server has now. */
  async function discard(): Promise<void> {
    const now = await fetchNow()
    takeOver(now ?? navBase(loaded, categories))
    setResult(undefined)
    await revalidate()
  }

  /**
   * A drop in the category list is sent at once, after whatever is being sent; everything else waits for
   * Save All.
   */
  async function moveCategory(movedId: string, targetId: string, position: DropPosition) {
    const changes = planMove(managed, movedId, targetId, position)
    setEdits((now) => withCategoryOrders(now, changes))
    const unsent = await enqueue(() => sendOrders(changes))
    if (unsent.length > 0) {
      toast.error(messages.navigation.orderFailed)
      setEdits((now) => putBackOrders(now, edits, unsent))
    }
    await revalidate()
  }

  function moveItem(movedId: string, targetId: string, position: DropPosition) {
    setEdits(moveManagedItem(edits, items, movedId, targetId, position))
    toast.success(messages.navigation.orderUpdated)
  }

  async function save(values = edits, from = base): Promise<void> {
    if (Object.keys(checkEdits(values)).length > 0) return
    setResult(undefined)
    setProgress({ done: 0, all: managed.length + 1 })
    await enqueue(() => sendAll(values, from))
  }

  async function sendAll(values: NavEdits, from: NavBase): Promise<void> {
    const now = await fetchNow()
    if (!now) return fail(notReached)
    const changes = findNavChanges(from, values, now)
    if (changes.length > 0) {
      const found = { changes, now, ...(await findAuthor(changes)) }
      if (!changes.some(isDisputed)) return merge(found, values)
      setProgress(undefined)
      return setConflict(found)
    }
    // What was not touched here goes as the server has it now.
    const fresh = categories.map((category) => ({ ...category, ...now.places[category._id] }))
    const outcome = await saveAll(managedCategories(fresh, values), values, now.etag, (done) =>
      setProgress({ done, all: managed.length + 1 }),
    )
    // Somebody was quicker by a moment: look again.
    if (outcome.configFailure?.status === 412) return sendAll(values, from)
    if (outcome.failed.length > 0) return fail(outcome)
    toast.success(messages.navigation.saved)
    const saved = await fetchNow()
    if (saved) takeOver(saved, values)
    setProgress(undefined)
    await revalidate()
  }

  async function fail(outcome: BulkResult): Promise<void> {
    setProgress(undefined)
    toast.error(messages.navigation.saveFailed)
    setResult(outcome)
    await revalidate()
  }

  /** Saves the edits on top of what somebody else saved. */
  async function merge(found: NavConflict, values: NavEdits, choices?: Choices): Promise<void> {
    setBase(found.now)
    setEdits((now) => settleNav(now, found.changes, choices))
    const changes = found.changes.filter((change) => !isDisputed(change))
    if (changes.length > 0) setTaken({ ...found, changes })
    await sendAll(settleNav(values, found.changes, choices), found.now)
  }

  async function settle(choices: Choices): Promise<void> {
    if (!conflict) return
    setConflict(undefined)
    setResult(undefined)
    setProgress({ done: 0, all: managed.length + 1 })
    await enqueue(() => merge(conflict, edits, choices))
  }

  useSaveShortcut(() => {
    if (!progress && !conflict) void save()
  })

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
    result,
    conflict,
    settle,
    /** What was taken from somebody else without a question. */
    taken,
    postpone: () => setConflict(undefined),
    /** Shows a configuration that was restored. */
    takeOver: (next: LoadedNavConfig) => takeOver(navBase(next, categories)),
    unsaved,
    /** Whether what stands here was changed before a reload or a new sign-in. */
    restored: restored && unsaved,
    discard,
    blocker,
    leave: () => {
      dropDraft(draftKey)
      blocker.proceed?.()
    },
  }
}

export type NavManager = ReturnType<typeof useNavManager>

type NavConflict = OthersChanges & { now: NavBase }

/** Who saved the settings last; of a category's place it is not known here. */
async function findAuthor(changes: OthersChanges['changes']) {
  if (changes.every(({ name }) => isPlaceField(name))) return {}
  const [last] = (await fetchNavHistory()) ?? []
  return { author: last?.savedBy, time: last?.savedAt }
}

const notReached: BulkResult = {
  done: [],
  failed: [{ name: configName, message: messages.error.noResponse }],
  interrupted: false,
}

/** Sends orders one by one; answers those that were not taken, or not tried after that. */
async function sendOrders(changes: Ordered[]): Promise<Ordered[]> {
  for (const [index, { id, order }] of changes.entries()) {
    const { failure } = await saveCategoryNav(id, { order })
    if (failure) return changes.slice(index)
  }
  return []
}

/** What the server has at this moment. */
async function fetchNow(): Promise<NavBase | undefined> {
  const [loaded, { data }] = await Promise.all([fetchNavConfig(), loadCategories(browserApi())])
  return loaded && data && navBase(loaded, data.data)
}

function isChanged(edits: NavEdits, { config }: NavBase, categories: Category[]): boolean {
  const saved = configFields(config)
  if (Object.entries(configFields(edits)).some(([name, value]) => saved[name] !== value))
    return true
  return categories.some(({ _id, order, showInNav }) => {
    const edit = edits.categories[_id]
    return (edit?.order ?? order) !== order || (edit?.showInNav ?? showInNav) !== showInNav
  })
}
