/** What became of work that was done on several things, one by one. */
export type Outcome<T> = { done: T[]; failed: { item: T; message: string }[] }

/** Does the same to each, one after the other; one that fails does not hold up the rest. */
export async function runEach<T>(
  items: T[],
  work: (item: T) => Promise<string | undefined>,
  onProgress?: (finished: number) => void,
): Promise<Outcome<T>> {
  const outcome: Outcome<T> = { done: [], failed: [] }
  for (const [index, item] of items.entries()) {
    onProgress?.(index)
    const message = await work(item)
    if (message === undefined) outcome.done.push(item)
    else outcome.failed.push({ item, message })
  }
  return outcome
}
