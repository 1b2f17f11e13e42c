/**
 * Works on the items in order, at most `limit` at once. Rejects with the first failure, but lets running work
 * finish.
 */
export async function forEachAtOnce<T>(
  items: Iterable<T>,
  limit: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const left = Iterator.from(items)
  const workOnNext = async () => {
    for (const item of left) await work(item)
  }
  await Promise.all(Array.from({ length: limit }, workOnNext))
}
