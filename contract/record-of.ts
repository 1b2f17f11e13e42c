/** A value for each of the keys. */
export function recordOf<K extends string, T>(
  keys: readonly K[],
  toValue: (key: K) => T,
): Record<K, T> {
  return Object.fromEntries(keys.map((key) => [key, toValue(key)])) as Record<K, T>
}
