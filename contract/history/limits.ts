import { dayMs } from '../durations.ts'

/**
 * An entry of the audit log may be deleted once it is older than `retentionMs` or no longer among the newest
 * `entries`; the database rejects deleting others. Anybody can cause failed sign-ins, so an account gets at
 * most `failuresADay` entries for them.
 */
export const auditLimits = {
  retentionMs: 365 * dayMs,
  entries: 200_000,
  failuresADay: 20,
  page: 25,
  maxPage: 200,
} as const

/**
 * Record versions in a page; and how long, and how many, pictures that no record shows any more are kept for
 * restoring.
 */
export const versionLimits = {
  page: 50,
  maxPage: 1000,
  picturesMs: 30 * dayMs,
  pictures: 100,
} as const
