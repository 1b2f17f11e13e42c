import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { toast } from 'sonner'
import type { Category } from '../../../../contract/categories/category.ts'
import { messages } from '../../../../contract/messages.ts'
import { type BulkResult, runBulk } from '../../../lib/bulk.ts'
import { saveCategoryNav } from '../../../lib/category-orders.ts'
import { type Choices, isConflicting, type RemoteChanges } from '../../../lib/merge.ts'
import type { SaveFailure } from '../../../lib/save-result.ts'
import {
  categoryFields,
  findNavChanges,
  isCategoryField,
  type NavFields,
  readConfig,
  resolveEdits,
} from './nav-fields.ts'
import { type NavCategory, navCategories } from './nav-items.ts'
import { navConfigApi } from './queries.ts'
import { fetchNavBase, type NavBase, type NavEdits } from './use-nav-edits.ts'

type NavConflict = RemoteChanges & { now: NavBase }

/** Saves all settings, with progress; merges them with what somebody else saved meanwhile. */
export function useNavSave(
  { base, setBase, edits, setEdits, takeOver }: NavEdits,
  categories: Category[],
  enqueue: (task: () => Promise<void>) => Promise<void>,
) {
  const { revalidate } = useRevalidator()
  /** How many were sent, while a save is under way. */
  const [finished, setFinished] = useState<number>()
  const [result, setResult] = useState<BulkResult>()
  const [conflict, setConflict] = useState<NavConflict>()
  const [mergedChanges, setMergedChanges] = useState<RemoteChanges>()

  const run = (task: () => Promise<void>) => {
    setConflict(undefined)
    setResult(undefined)
    setFinished(0)
    return enqueue(task)
  }

  async function send(values: NavFields, from: NavBase): Promise<void> {
    const now = await fetchNavBase()
    if (!now) return fail(notReached)
    const changes = findNavChanges(from.fields, values, now.fields)
    if (changes.length > 0) {
      const found = { changes, now, ...(await findAuthor(changes)) }
      if (!changes.some(isConflicting)) return merge(found, values)
      setFinished(undefined)
      return setConflict(found)
    }
    // Fields that were not edited are sent with the server's current values.
    const next = { ...categoryFields(categories), ...now.fields, ...values }
    const outcome = await saveAll(navCategories(categories, next), next, now.etag, setFinished)
    // Somebody saved in between: compare again.
    if (outcome.configFailure?.status === 412) return send(values, from)
    if (outcome.failed.length > 0) return fail(outcome)
    toast.success(messages.navigation.saved)
    const latest = await fetchNavBase()
    if (latest) takeOver(latest, values)
    setFinished(undefined)
    await revalidate()
  }

  async function fail(outcome: BulkResult): Promise<void> {
    setFinished(undefined)
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
    await send(resolveEdits(values, found.changes, choices), found.now)
  }

  return {
    save: () => run(() => send(edits, base)),
    resolve: async (choices: Choices) => {
      if (conflict) await run(() => merge(conflict, edits, choices))
    },
    finished,
    result,
    forgetResult: () => setResult(undefined),
    conflict,
    closeConflict: () => setConflict(undefined),
    /** Somebody else's changes that were merged without a question. */
    mergedChanges,
  }
}

/** Who saved the settings last; for changes of categories that is not known here. */
async function findAuthor(changes: RemoteChanges['changes']) {
  if (changes.every(({ name }) => isCategoryField(name))) return {}
  const [last] = (await navConfigApi.listVersions(1)) ?? []
  return { author: last?.savedBy, time: last?.savedAt }
}

/** How the configuration is called among what was saved. */
const configName = 'Navigation settings'

const notReached: BulkResult = {
  done: [],
  failed: [{ name: configName, message: messages.error.noResponse }],
  interrupted: false,
}

/** Sends each category's settings one by one, then the configuration. A failure does not stop the others. */
async function saveAll(
  categories: NavCategory[],
  fields: NavFields,
  etag: string | null,
  onProgress: (finished: number) => void,
): Promise<BulkResult & { configFailure?: SaveFailure }> {
  let configFailure: SaveFailure | undefined
  const steps = [
    ...categories.map(({ id, name, order, showInNav }) => ({
      name,
      send: async () => (await saveCategoryNav(id, { showInNav, order })).failure,
    })),
    {
      name: configName,
      send: async () => {
        configFailure = (await navConfigApi.save(readConfig(fields), etag)).failure
        return configFailure
      },
    },
  ]
  const result = await runBulk(
    steps,
    ({ name }) => name,
    async ({ send }) => (await send())?.message,
    onProgress,
  )
  return { ...result, configFailure }
}
