/** A store of the browser by key. It may be full, forbidden or gone: values then last only as long as the page. */
export type BrowserStorage = {
  read: (key: string) => string | null
  /** Stores a value, or removes it. Returns whether it lasts longer than the page. */
  write: (key: string, value: string | null) => boolean
  keys: () => string[]
}

function createStorage(find: () => Storage): BrowserStorage {
  /** Values that could not be stored or removed. */
  const unstored = new Map<string, string | null>()

  return {
    read(key) {
      try {
        return unstored.has(key) ? (unstored.get(key) ?? null) : find().getItem(key)
      } catch {
        return null
      }
    },
    write(key, value) {
      try {
        if (value === null) find().removeItem(key)
        else find().setItem(key, value)
        unstored.delete(key)
        return true
      } catch {
        unstored.set(key, value)
        return false
      }
    },
    keys() {
      const written = [...unstored].flatMap(([key, value]) => (value === null ? [] : key))
      try {
        const stored = Object.keys(find()).filter((key) => !unstored.has(key))
        return [...stored, ...written]
      } catch {
        return written
      }
    },
  }
}

/** All pages of this browser share it. */
export const deviceStorage = createStorage(() => localStorage)

/** Each tab has its own. */
export const tabStorage = createStorage(() => sessionStorage)
