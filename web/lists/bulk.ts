import { messages } from '../../contract/messages.ts'
import { tabStorage } from '../storage/browser-storage.ts'
import { readToken } from '../storage/session-token.ts'
import { isLike, parseStored } from '../storage/stored-values.ts'

/** The result of one action on several things, by their names. */
export type BulkResult = {
  done: string[]
  failed: { name: string; message: string }[]
  /** True if the session ended before all was done. */
  interrupted: boolean
}

/**
 * Does the same to each item, one after the other; a failure does not stop the rest. Nothing more is
 * started once the session has ended.
 */
export async function runBulk<T>(
  items: T[],
  nameOf: (item: T) => string,
  /** Returns the message of a failure, or nothing. */
  work: (item: T) => Promise<string | undefined>,
  onProgress?: (finished: number) => void,
): Promise<BulkResult & { items: T[] }> {
  const done: T[] = []
  const failed: BulkResult['failed'] = []
  for (const [index, item] of items.entries()) {
    onProgress?.(index)
    const message = readToken() === null ? messages.session.expired : await work(item)
    if (message === undefined) done.push(item)
    else failed.push({ name: nameOf(item), message })
  }
  const interrupted = failed.length > 0 && readToken() === null
  return { items: done, done: done.map(nameOf), failed, interrupted }
}

/** Results of interrupted work are stored for this tab, because the page is left before they are read. */
export const bulkResultPrefix = 'admin-result:'

const noResult: BulkResult = { done: [], failed: [], interrupted: false }

export function findBulkResult(key: string): BulkResult | undefined {
  const stored = parseStored(tabStorage.read(bulkResultPrefix + key))
  const example = { done: [''], failed: [{ name: '', message: '' }], interrupted: true }
  return isLike(stored, example) ? { ...noResult, ...stored } : undefined
}

export function storeBulkResult(key: string, result: BulkResult | undefined): void {
  if (result) tabStorage.write(bulkResultPrefix + key, JSON.stringify(result))
  else tabStorage.write(bulkResultPrefix + key, null)
}
