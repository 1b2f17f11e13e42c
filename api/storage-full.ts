import { isDatabaseFull } from './db/failures.ts'
import { StoreUnavailable } from './images/store.ts'

/** Whether an error means that the disk or the storage is full. */
export function isStorageFull(error: unknown): boolean {
  return isDatabaseFull(error) || (error instanceof StoreUnavailable && error.isFull)
}
