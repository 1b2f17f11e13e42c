import { useEffect, useMemo, useState } from 'react'
import type { Category } from '../../../../contract/categories/category.ts'
import type { NavConfig } from '../../../../contract/navigation/nav-config.ts'
import { browserApi } from '../../../lib/api.ts'
import { deleteDraft, findDraft, storeDraft } from '../../../lib/drafts.ts'
import { loadCategories } from '../../../lib/load-categories.ts'
import type { Loaded } from '../../../lib/record-api.ts'
import { useUnsavedGuard } from '../../../lib/use-unsaved-guard.ts'
import { categoryFields, configFields, laterEdits, type NavFields } from './nav-fields.ts'
import { navConfigApi } from './queries.ts'

const draftKey = 'navigation-fields'

/** What the server had when the edits began. */
export type NavBase = { fields: NavFields; etag: string | null }

function navBase({ record, etag }: Loaded<NavConfig>, categories: Category[]): NavBase {
  return { fields: { ...configFields(record), ...categoryFields(categories) }, etag }
}

/** The server's current state. */
export async function fetchNavBase(): Promise<NavBase | undefined> {
  const [config, categories] = await Promise.all([
    navConfigApi.fetch(),
    loadCategories(browserApi()),
  ])
  return config.data && categories.data && navBase(config.data, categories.data.data)
}

export type NavEdits = ReturnType<typeof useNavEdits>

/** The fields that differ from the server's, stored as a draft until they are saved or discarded. */
export function useNavEdits(loaded: Loaded<NavConfig>, categories: Category[]) {
  const [draft] = useState(() => findDraft<NavFields, NavBase>(draftKey))
  const [restored, setRestored] = useState(draft !== null)
  const [base, setBase] = useState(draft?.record ?? navBase(loaded, categories))
  const [edits, setEdits] = useState(draft?.values ?? {})
  // A drop in the category list is saved at once, so categories may be newer than the base.
  const saved = useMemo(
    () => ({ ...base.fields, ...categoryFields(categories) }),
    [base, categories],
  )
  const fields = useMemo(() => ({ ...saved, ...edits }), [saved, edits])
  const unsaved = Object.entries(edits).some(([name, value]) => saved[name] !== value)
  const blocker = useUnsavedGuard(unsaved)

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

  return {
    base,
    setBase,
    edits,
    setEdits,
    fields,
    unsaved,
    /** Whether the edits are from before a reload or a new sign-in. */
    restored: restored && unsaved,
    takeOver,
    /** Continues from this configuration, or the loaded one, without the edits. */
    restart: (config = loaded) => takeOver(navBase(config, categories)),
    blocker,
    leave: () => {
      deleteDraft(draftKey)
      blocker.proceed?.()
    },
  }
}
