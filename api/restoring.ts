import { messages } from '../contract/messages.ts'
import { findViolation } from './db/failures.ts'
import { conflict } from './errors.ts'

/**
 * Says in the caller's words that a record cannot come back because its category is gone.
 * @throws ApiError 409, or the error as it came
 */
export function explainLostCategory(error: unknown): never {
  throw findViolation(error)?.kind === 'foreign-key' ? conflict(messages.category.unknown) : error
}
