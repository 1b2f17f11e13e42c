import { SortedList } from './sorted-list.ts'

/** How many letters may be other than typed: a short word would be found for almost any other. */
export function allowedEdits(key: string): number {
  return key.length >= 9 ? 2 : key.length >= 5 ? 1 : 0
}

/** Keys in order, found by how they begin and by what they are near to. */
export class KeyList {
  readonly #keys = new SortedList<string>((a, b) => (a < b ? -1 : a > b ? 1 : 0))

  add(key: string): void {
    this.#keys.add(key)
  }

  delete(key: string): void {
    this.#keys.delete(key)
  }

  beginningWith(start: string): string[] {
    const found: string[] = []
    for (const key of this.#keys.from(start)) {
      if (!key.startsWith(start)) break
      found.push(key)
    }
    return found
  }

  /**
   * Those that come from `wanted` by so many letters added, left out or replaced. Keys that begin alike
   * share the rows of the table that counts them.
   */
  near(wanted: string, edits: number): string[] {
    const width = wanted.length + 1
    const rows = [Uint16Array.from({ length: width }, (_, at) => at)]
    const found: string[] = []
    let before = ''
    /** Whatever begins like the key before, up to here, is too far away. */
    let deadEnd = Number.POSITIVE_INFINITY
    for (const chunk of this.#keys.chunks)
      for (const key of chunk) {
        if (Math.abs(key.length - wanted.length) > edits) continue
        let depth = 0
        while (depth < before.length && key.charCodeAt(depth) === before.charCodeAt(depth)) depth++
        before = key
        if (depth >= deadEnd) continue
        deadEnd = Number.POSITIVE_INFINITY
        for (; depth < key.length && deadEnd > key.length; depth++) {
          const row = rows[depth + 1] ?? new Uint16Array(width)
          rows[depth + 1] = row
          if (fill(row, rows[depth] as Uint16Array, wanted, key.charCodeAt(depth)) > edits)
            deadEnd = depth + 1
        }
        if (deadEnd > key.length && (rows[key.length]?.[wanted.length] ?? 0) <= edits)
          found.push(key)
      }
    return found
  }
}

/** The next row of a Levenshtein table; returns the smallest number in it. */
function fill(row: Uint16Array, above: Uint16Array, wanted: string, letter: number): number {
  let left = (above[0] ?? 0) + 1
  row[0] = left
  let least = left
  for (let at = 1; at < row.length; at++) {
    const replaced = (above[at - 1] ?? 0) + (wanted.charCodeAt(at - 1) === letter ? 0 : 1)
    left = Math.min(replaced, left + 1, (above[at] ?? 0) + 1)
    row[at] = left
    if (left < least) least = left
  }
  return least
}
