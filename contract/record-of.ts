/** A value for each of the keys. */
export function recordOf<K extends string, T>(
  keys: readonly K[],
  toValue: (key: K) => T,
): Record<K, T> {
  return Object.fromEntries(keys.map((key) => [key, toValue(key)])) as Record<K, T>
}

type Stored = { column: string }

/** A value for each field's column. */
export function columnsOf<Fields extends Record<string, Stored>, T>(
  fields: Fields,
  toValue: (name: keyof Fields) => T,
): Record<Fields[keyof Fields]['column'], T> {
  const columns = Object.entries(fields).map(([name, { column }]) => [column, toValue(name)])
  return Object.fromEntries(columns) as Record<Fields[keyof Fields]['column'], T>
}
