/** Reads what an older version, another program or a person may have left in a store of the browser. */

/** Undefined where it is no JSON. */
export function parseStored(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * True if a value has the types of an example, as far as it has its fields. Entries of a list are like the
 * first of the example's; null is like anything.
 */
export function isLike<T>(value: unknown, example: T): value is T {
  if (example === null || example === undefined) return true
  if (Array.isArray(example))
    return Array.isArray(value) && value.every((entry) => isLike(entry, example[0]))
  if (typeof example !== 'object') return typeof value === typeof example
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const fields: Record<string, unknown> = { ...value }
  return Object.entries(example).every(
    ([name, of]) => !(name in fields) || isLike(fields[name], of),
  )
}
