import { unavailable } from '../errors.ts'

/**
 * Lets one task run at a time: pictures are derived on one core, and the other is left to readers.
 * @throws ApiError 503 where `places` tasks are under way or waiting
 */
export function createQueue(places: number) {
  let tail: Promise<unknown> = Promise.resolve()
  let taken = 0

  return async function enqueue<T>(task: () => Promise<T>): Promise<T> {
    if (taken === places) throw unavailable()
    taken++
    const result = tail.then(task)
    tail = result.catch(() => {})
    try {
      return await result
    } finally {
      taken--
    }
  }
}
