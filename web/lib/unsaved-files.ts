import { del, delMany, entries, get, set } from 'idb-keyval'

/** Chosen files of unsaved forms, in IndexedDB: session storage holds only texts. */

type StoredFile = { file: File; storedAt: number }

const day = 24 * 60 * 60 * 1000
const tabKey = 'admin-tab'

export async function findUnsavedFile(key: string): Promise<File | undefined> {
  const stored = await orUndefined(get<StoredFile>(tabKeyOf(key)))
  return stored?.file
}

export async function storeUnsavedFile(key: string, file: File): Promise<void> {
  await orUndefined(set(tabKeyOf(key), { file, storedAt: Date.now() } satisfies StoredFile))
}

export async function deleteUnsavedFile(key: string): Promise<void> {
  await orUndefined(del(tabKeyOf(key)))
}

/** Deletes the files of this tab, and those of tabs closed more than a day ago. */
export async function deleteAllUnsavedFiles(): Promise<void> {
  const all = (await orUndefined(entries<string, StoredFile>())) ?? []
  const before = Date.now() - day
  const own = tabKeyOf('')
  const gone = all.filter(([key, { storedAt }]) => key.startsWith(own) || storedAt < before)
  await orUndefined(delMany(gone.map(([key]) => key)))
}

/** All tabs share the database, so keys begin with the tab's id. */
function tabKeyOf(key: string): string {
  const tab = sessionStorage.getItem(tabKey) ?? crypto.getRandomValues(new Uint32Array(2)).join('-')
  sessionStorage.setItem(tabKey, tab)
  return `${tab}:${key}`
}

/** The database may be full or switched off: then only the file is lost. */
async function orUndefined<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch {
    return undefined
  }
}
