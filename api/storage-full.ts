import { isDatabaseFull } from './db/failures.ts'
import { StoreUnavailable } from './images/store.ts'

/** True for an error of a full disk or storage. */
export function isStorageFull(error: unknown): boolean {
  return isDatabaseFull(error) || (error instanceof StoreUnavailable && error.isFull)
}
