import { dayMs } from './durations.ts'
/** A create that is sent again with the same key in this header creates nothing new. */
export const idempotencyKeyHeader = 'Idempotency-Key'

/** Characters of a key, and milliseconds for which it is remembered at least. */
export const idempotencyKeyLimits = { min: 8, max: 200, retentionMs: dayMs } as const

/** Why a create with a key was rejected; apart from the other messages, which every visitor loads. */
export const idempotencyMessages = {
  keyLength: `Must have ${idempotencyKeyLimits.min} to ${idempotencyKeyLimits.max} characters`,
  otherContent:
    'This has been saved already, with other content: the response was lost. Open what was saved to change it.',
  deleted:
    'This has been saved already, and has been deleted since. Save once more to create it anew.',
} as const
