/** The header under which a create may carry a key: sent again with it, the create makes nothing new. */
export const idempotencyKeyHeader = 'Idempotency-Key'

/** How long a key is, in characters, and how long it is remembered at the least, in milliseconds. */
export const idempotencyKeyLimits = { min: 8, max: 200, kept: 24 * 60 * 60 * 1000 } as const

/** Why a create with a key was refused; apart from the other messages, which every visitor loads. */
export const idempotencyMessages = {
  keyLength: `Must have ${idempotencyKeyLimits.min} to ${idempotencyKeyLimits.max} characters`,
  otherContent:
    'This has been saved already, with other content: the answer was lost. Open what was saved to change it.',
  deleted:
    'This has been saved already, and has been deleted since. Save once more to create it anew.',
} as const
