import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds before the second try, and the longest between two tries. */
const pauses = { first: 1000, longest: 5000 }

type Options = { signal: AbortSignal; onFailure(reason: string): void }

/** Tries until it succeeds, with ever longer pauses; false if the signal is aborted before. */
export async function retry(
  work: () => Promise<unknown>,
  { signal, onFailure }: Options,
): Promise<boolean> {
  for (let ms = pauses.first; !signal.aborted; ms = Math.min(ms * 2, pauses.longest)) {
    try {
      await work()
      return !signal.aborted
    } catch (error) {
      onFailure((error as Error).message)
      await pause(ms, signal)
    }
  }
  return false
}

/** Waits for so many milliseconds, or until the signal is aborted. */
export function pause(ms: number, signal: AbortSignal): Promise<unknown> {
  return wait(ms, null, { signal }).catch(() => {})
}
