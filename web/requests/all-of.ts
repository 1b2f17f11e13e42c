/** Awaits the values of an object at the same time, as `Promise.all` does those of a list. */
export async function allOf<T extends Record<string, unknown>>(
  requests: T,
): Promise<{ [Name in keyof T]: Awaited<T[Name]> }> {
  const entries = Object.entries(requests).map(async ([name, value]) => [name, await value])
  return Object.fromEntries(await Promise.all(entries))
}
