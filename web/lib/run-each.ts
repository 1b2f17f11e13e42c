import { messages } from '../../contract/messages.ts'
import { readToken } from './session-token.ts'

/** What became of work that was done on several things, one by one. */
export type Outcome<T> = {
  done: T[]
  failed: { item: T; message: string }[]
  /** Whether the session ended before all was done. */
  cutOff: boolean
}

/**
 * Does the same to each, one after the other; one that fails does not hold up the rest. Once the
 * session has ended nothing more is begun.
 */
export async function runEach<T>(
  items: T[],
  work: (item: T) => Promise<string | undefined>,
  onProgress?: (finished: number) => void,
): Promise<Outcome<T>> {
  const outcome: Outcome<T> = { done: [], failed: [], cutOff: false }
  for (const [index, item] of items.entries()) {
    onProgress?.(index)
    const message = readToken() === null ? messages.session.expired : await work(item)
    if (message === undefined) outcome.done.push(item)
    else outcome.failed.push({ item, message })
  }
  outcome.cutOff = outcome.failed.length > 0 && readToken() === null
  return outcome
}
