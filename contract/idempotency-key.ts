import { dayMs } from './durations.ts'
/** Header with a key: a create that is repeated with the same key creates nothing new. */
export const idempotencyKeyHeader = 'Idempotency-Key'

/** Characters of a key, and the least number of milliseconds for which it is remembered. */
export const idempotencyKeyLimits = { min: 8, max: 200, retentionMs: dayMs } as const

/** Reasons to reject a create with a key; separate from the other messages, which every visitor loads. */
export const idempotencyMessages = {
  keyLength: `Must have ${idempotencyKeyLimits.min} to ${idempotencyKeyLimits.max} characters`,
  otherContent:
    'This has been saved already, with other content: the response was lost. Open what was saved to change it.',
  deleted:
    'This has been saved already, and has been deleted since. Save once more to create it anew.',
} as const
