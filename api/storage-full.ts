import { isDatabaseFull } from './db/failures.ts'
import { StoreUnavailable } from './images/store.ts'

/** Whether something failed because there was no room for it, in the database or for files. */
export function isStorageFull(error: unknown): boolean {
  return isDatabaseFull(error) || (error instanceof StoreUnavailable && error.isFull)
}
