import { del, delMany, entries, get, set } from 'idb-keyval'
import { dayMs } from '../../contract/durations.ts'
import { tabStorage } from './browser-storage.ts'
import { withinTime } from './within-time.ts'

/** Chosen files of unsaved forms, in IndexedDB: session storage holds only texts. */

type UnsavedFile = {
  file: File
  /** Files that were chosen with it, after it. */
  extraPictures?: File[]
}
type StoredFile = UnsavedFile & { storedAt: number }

const tabKey = 'admin-tab'

export async function findUnsavedFile(key: string): Promise<UnsavedFile | undefined> {
  const stored = await orUndefined(() => get<StoredFile>(tabKeyOf(key)))
  return stored?.file instanceof File ? stored : undefined
}

export async function storeUnsavedFile(
  key: string,
  { file, extraPictures }: UnsavedFile,
): Promise<void> {
  const stored: StoredFile = { file, extraPictures, storedAt: Date.now() }
  await orUndefined(() => set(tabKeyOf(key), stored))
}

export async function deleteUnsavedFile(key: string): Promise<void> {
  await orUndefined(() => del(tabKeyOf(key)))
}

/** Deletes the files of this tab, and those of tabs closed more than a day ago. */
export async function deleteAllUnsavedFiles(): Promise<void> {
  const all = (await orUndefined(() => entries<string, StoredFile>())) ?? []
  const before = Date.now() - dayMs
  const own = tabKeyOf('')
  const gone = all.filter(([key, stored]) => {
    const { storedAt = 0 } = stored ?? {}
    return String(key).startsWith(own) || storedAt < before
  })
  await orUndefined(() => delMany(gone.map(([key]) => key)))
}

/** All tabs share the database, so keys begin with the tab's id. */
function tabKeyOf(key: string): string {
  const tab = tabStorage.read(tabKey) ?? crypto.getRandomValues(new Uint32Array(2)).join('-')
  tabStorage.write(tabKey, tab)
  return `${tab}:${key}`
}

/** The database may be full, switched off or gone, or not answer: then only the file is lost. */
async function orUndefined<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await withinTime(work())
  } catch {
    return undefined
  }
}
