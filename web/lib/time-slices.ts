/** The time in ms that a page may be blocked at once. */
const maxSliceMs = 12

type CollectOptions = { signal?: AbortSignal; onProgress?: (count: number) => void }

/** Collects items in time slices, so that the page stays responsive. Throws when aborted. */
export async function collectInSlices<T>(
  items: Iterable<T>,
  { signal, onProgress }: CollectOptions = {},
): Promise<T[]> {
  const collected: T[] = []
  let begun = performance.now()
  for (const item of items) {
    collected.push(item)
    if (performance.now() - begun < maxSliceMs) continue
    onProgress?.(collected.length)
    await new Promise((resolve) => setTimeout(resolve))
    signal?.throwIfAborted()
    begun = performance.now()
  }
  signal?.throwIfAborted()
  return collected
}
