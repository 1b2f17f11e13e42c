import { StartError } from './start-error.ts'

/** Years in which a machine's clock can be right. */
const years = { first: 2020, last: 2100 }

/**
 * Checks the clock, because sessions, backups and prices depend on it, and data written by a wrong one stays.
 * @throws StartError if the clock is plainly wrong
 */
export function requireClock(now = new Date()): void {
  const year = now.getUTCFullYear()
  if (year >= years.first && year <= years.last) return
  throw new StartError(
    `The clock of this machine says ${now.toISOString()}. Set it to the time of today, and start again.`,
  )
}
