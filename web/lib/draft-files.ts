import { del, delMany, entries, get, set } from 'idb-keyval'

/** Chosen files of unsaved forms, in IndexedDB: session storage has room for texts alone. */

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

/** Deletes the files of this tab, and those of tabs closed more than a day ago. */
export async function deleteAllDraftFiles(): Promise<void> {
  const all = (await orNothing(entries<string, StoredFile>())) ?? []
  const before = Date.now() - day
  const own = ownKey('')
  const gone = all.filter(([key, { storedAt }]) => key.startsWith(own) || storedAt < before)
  await orNothing(delMany(gone.map(([key]) => key)))
}

/** All tabs share the database, so keys begin with the tab's id. */
function ownKey(key: string): string {
  const tab = sessionStorage.getItem(tabKey) ?? crypto.getRandomValues(new Uint32Array(2)).join('-')
  sessionStorage.setItem(tabKey, tab)
  return `${tab}:${key}`
}

/** The database may be full or switched off: then only the file is lost. */
async function orNothing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch {
    return undefined
  }
}
