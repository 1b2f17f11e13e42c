/** Header with a key: a create that is repeated with the same key creates nothing new. */
export const idempotencyKeyHeader = 'Idempotency-Key'
