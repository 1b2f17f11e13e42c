import type { VisitorCount } from '../../../contract/insight/count.ts'

/**
 * Counts the searches of a visit: of what is being typed, the last and longest alone, and each once. `counted`
 * is one that has been counted before.
 */
export function createSearches(count: (search: VisitorCount) => void, counted?: VisitorCount) {
  const known = new Set([counted?.words])
  let current: VisitorCount | undefined

  /** To be called with each search whose result is shown. */
  function add(search: VisitorCount): void {
    const [typed = '', before = ''] = [search.words, current?.words]
    // Deleting letters leads towards a different search, but is not one itself.
    if (typed && before.startsWith(typed)) return
    if (!typed.startsWith(before)) flush()
    current = search
  }

  /** To be called when nothing more is typed. */
  function flush(): void {
    if (current && !known.has(current.words)) count(current)
    known.add(current?.words)
    current = undefined
  }

  return { add, flush }
}
