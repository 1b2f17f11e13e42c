import { idempotencyKeyHeader } from '../../contract/idempotency-key.ts'

/** A key with which a create can be repeated after a lost response. */
export function makeIdempotencyKey(): string {
  // `randomUUID` works in secure contexts only.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The header of a create. */
export function withIdempotencyKey(key: string) {
  return { header: { [idempotencyKeyHeader]: key } }
}
