import { useEffect, useMemo, useState } from 'react'
import { useRevalidator } from 'react-router'
import { toast } from 'sonner'
import type { Category } from '../../../../contract/category.ts'
import { messages } from '../../../../contract/messages.ts'
import { browserApi } from '../../../lib/api.ts'
import type { BulkResult } from '../../../lib/bulk.ts'
import { deleteDraft, findDraft, storeDraft } from '../../../lib/drafts.ts'
import { loadCategories } from '../../../lib/load-categories.ts'
import { isConflicting } from '../../../lib/merge.ts'
import type { Choices, RemoteChanges } from '../../../lib/record-conflict.ts'
import {
  type DropPosition,
  moveRow,
  type Ordered,
  planMove,
  renumber,
} from '../../../lib/reorder.ts'
import { useQueue } from '../../../lib/use-queue.ts'
import { useSaveShortcut } from '../../../lib/use-save-shortcut.ts'
import { useUnsavedGuard } from '../../../lib/use-unsaved-guard.ts'
import {
  categoryFields,
  checkFields,
  configFields,
  findNavChanges,
  isCategoryField,
  laterEdits,
  type NavFields,
  resolveEdits,
  revertOrders,
  withOrders,
} from './nav-fields.ts'
import { navCategories, navItems } from './nav-items.ts'
import {
  fetchNavConfig,
  fetchNavHistory,
  type LoadedNavConfig,
  saveCategoryNav,
} from './queries.ts'
import { configName, saveAll } from './save-all.ts'

const draftKey = 'navigation-fields'

/** What the server had when the edits began. */
type NavBase = { fields: NavFields; etag: string | null }

function navBase({ config, etag }: LoadedNavConfig, categories: Category[]): NavBase {
  return { fields: { ...configFields(config), ...categoryFields(categories) }, etag }
}

/** The Navigation Manager's state: the fields that differ from the server's, until Save All. */
export function useNavManager(loaded: LoadedNavConfig, categories: Category[]) {
  const { revalidate } = useRevalidator()
  const [draft] = useState(() => findDraft<NavFields, NavBase>(draftKey))
  const [restored, setRestored] = useState(draft !== null)
  const [base, setBase] = useState(draft?.record ?? navBase(loaded, categories))
  const [edits, setEdits] = useState(draft?.values ?? {})
  const [progress, setProgress] = useState<{ done: number; all: number }>()
  const [result, setResult] = useState<BulkResult>()
  const [conflict, setConflict] = useState<NavConflict>()
  const [mergedChanges, setMergedChanges] = useState<RemoteChanges>()
  // A drop in the category list is saved at once, so categories may be newer than the base.
  const saved = useMemo(
    () => ({ ...base.fields, ...categoryFields(categories) }),
    [base, categories],
  )
  const fields = useMemo(() => ({ ...saved, ...edits }), [saved, edits])
  const managed = useMemo(() => navCategories(categories, fields), [categories, fields])
  const items = useMemo(() => navItems(managed, fields), [managed, fields])
  const errors = checkFields(fields)
  const unsaved = Object.entries(edits).some(([name, value]) => saved[name] !== value)
  const blocker = useUnsavedGuard(unsaved)
  const enqueue = useQueue()

  useEffect(() => {
    if (unsaved) storeDraft(draftKey, { values: edits, record: base })
    else deleteDraft(draftKey)
  }, [base, edits, unsaved])

  /** Continues from the server's state; edits made after `sent` remain. */
  const takeOver = (next: NavBase, sent?: NavFields) => {
    setBase(next)
    setEdits((now) => (sent ? laterEdits(sent, now) : {}))
    setRestored(false)
  }

  /** Discards the edits, for the server's current state. */
  async function discard(): Promise<void> {
    const now = await fetchNow()
    takeOver(now ?? navBase(loaded, categories))
    setResult(undefined)
    await revalidate()
  }

  /** A drop in the category list is sent at once; everything else waits for Save All. */
  async function moveCategory(movedId: string, targetId: string, position: DropPosition) {
    const changes = planMove(managed, movedId, targetId, position)
    setEdits((now) => withOrders(now, changes))
    const unsent = await enqueue(() => sendOrders(changes))
    if (unsent.length > 0) {
      toast.error(messages.navigation.orderFailed)
      setEdits((now) => revertOrders(now, edits, unsent))
    }
    await revalidate()
  }

  function moveItem(movedId: string, targetId: string, position: DropPosition) {
    setEdits(withOrders(edits, renumber(moveRow(items, movedId, targetId, position))))
    toast.success(messages.navigation.orderUpdated)
  }

  async function save(values = edits, from = base): Promise<void> {
    if (Object.keys(errors).length > 0) return
    setResult(undefined)
    setProgress({ done: 0, all: managed.length + 1 })
    await enqueue(() => sendAll(values, from))
  }

  async function sendAll(values: NavFields, from: NavBase): Promise<void> {
    const now = await fetchNow()
    if (!now) return fail(notReached)
    const changes = findNavChanges(from.fields, values, now.fields)
    if (changes.length > 0) {
      const found = { changes, now, ...(await findAuthor(changes)) }
      if (!changes.some(isConflicting)) return merge(found, values)
      setProgress(undefined)
      return setConflict(found)
    }
    // Fields that were not edited are sent with the server's current values.
    const next = { ...categoryFields(categories), ...now.fields, ...values }
    const outcome = await saveAll(navCategories(categories, next), next, now.etag, (done) =>
      setProgress({ done, all: managed.length + 1 }),
    )
    // Somebody saved in between: compare again.
    if (outcome.configFailure?.status === 412) return sendAll(values, from)
    if (outcome.failed.length > 0) return fail(outcome)
    toast.success(messages.navigation.saved)
    const latest = await fetchNow()
    if (latest) takeOver(latest, values)
    setProgress(undefined)
    await revalidate()
  }

  async function fail(outcome: BulkResult): Promise<void> {
    setProgress(undefined)
    toast.error(messages.navigation.saveFailed)
    setResult(outcome)
    await revalidate()
  }

  /** Saves the edits on top of somebody else's changes. */
  async function merge(found: NavConflict, values: NavFields, choices?: Choices): Promise<void> {
    setBase(found.now)
    setEdits((now) => resolveEdits(now, found.changes, choices))
    const changes = found.changes.filter((change) => !isConflicting(change))
    if (changes.length > 0) setMergedChanges({ ...found, changes })
    await sendAll(resolveEdits(values, found.changes, choices), found.now)
  }

  async function resolve(choices: Choices): Promise<void> {
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
    fields,
    /** Changes single fields. */
    edit: (changed: NavFields) => setEdits((now) => ({ ...now, ...changed })),
    errors,
    categories: managed,
    items,
    moveCategory,
    moveItem,
    save,
    progress,
    result,
    conflict,
    resolve,
    /** Somebody else's changes that were merged without a question. */
    mergedChanges,
    closeConflict: () => setConflict(undefined),
    /** Continues from a restored configuration. */
    takeOver: (next: LoadedNavConfig) => takeOver(navBase(next, categories)),
    unsaved,
    /** Whether the edits are from before a reload or a new sign-in. */
    restored: restored && unsaved,
    discard,
    blocker,
    leave: () => {
      deleteDraft(draftKey)
      blocker.proceed?.()
    },
  }
}

export type NavManager = ReturnType<typeof useNavManager>

type NavConflict = RemoteChanges & { now: NavBase }

/** Who saved the settings last; for changes of categories that is not known here. */
async function findAuthor(changes: RemoteChanges['changes']) {
  if (changes.every(({ name }) => isCategoryField(name))) return {}
  const [last] = (await fetchNavHistory(1)) ?? []
  return { author: last?.savedBy, time: last?.savedAt }
}

const notReached: BulkResult = {
  done: [],
  failed: [{ name: configName, message: messages.error.noResponse }],
  interrupted: false,
}

/** Sends orders one by one. Returns the failed one and those after it, which are not sent. */
async function sendOrders(changes: Ordered[]): Promise<Ordered[]> {
  for (const [index, { id, order }] of changes.entries()) {
    const { failure } = await saveCategoryNav(id, { order })
    if (failure) return changes.slice(index)
  }
  return []
}

/** The server's current state. */
async function fetchNow(): Promise<NavBase | undefined> {
  const [loaded, { data }] = await Promise.all([fetchNavConfig(), loadCategories(browserApi())])
  return loaded && data && navBase(loaded, data.data)
}
