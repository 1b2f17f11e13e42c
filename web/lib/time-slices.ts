/** For so long a page may be held up before it draws and listens again. */
const maxSliceMs = 12

type CollectOptions = { signal?: AbortSignal; onProgress?: (count: number) => void }

/** All that is made one by one, as an array; the page goes on in between. Throws once it is aborted. */
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
