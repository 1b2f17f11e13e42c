import { idempotencyKeyHeader } from '../../contract/idempotency-key.ts'

/** A key under which a create can be sent again, where its answer was lost, and makes nothing new. */
export function makeIdempotencyKey(): string {
  // No `randomUUID`: that is for secure pages alone.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The header of a create. */
export function withIdempotencyKey(key: string) {
  return { header: { [idempotencyKeyHeader]: key } }
}
