import { del, delMany, entries, get, set } from 'idb-keyval'

/** Chosen pictures of unsaved forms, beside their drafts: what keeps texts cannot keep a file. */

type StoredFile = { file: File; storedAt: number }

const day = 24 * 60 * 60 * 1000
const tabKey = 'admin-tab'

export async function findDraftFile(key: string): Promise<File | undefined> {
  const kept = await orNothing(get<StoredFile>(ownKey(key)))
  return kept?.file
}

export async function storeDraftFile(key: string, file: File): Promise<void> {
  await orNothing(set(ownKey(key), { file, storedAt: Date.now() } satisfies StoredFile))
}

export async function deleteDraftFile(key: string): Promise<void> {
  await orNothing(del(ownKey(key)))
}

/** Forgets the files of this tab, and those that tabs long closed have left. */
export async function deleteAllDraftFiles(): Promise<void> {
  const all = (await orNothing(entries<string, StoredFile>())) ?? []
  const before = Date.now() - day
  const own = ownKey('')
  const gone = all.filter(([key, { storedAt }]) => key.startsWith(own) || storedAt < before)
  await orNothing(delMany(gone.map(([key]) => key)))
}

/** All tabs share the store, and each has drafts of its own. */
function ownKey(key: string): string {
  const tab = sessionStorage.getItem(tabKey) ?? crypto.getRandomValues(new Uint32Array(2)).join('-')
  sessionStorage.setItem(tabKey, tab)
  return `${tab}:${key}`
}

/** The store may be full or switched off: then the file alone is not kept. */
async function orNothing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch {
    return undefined
  }
}
