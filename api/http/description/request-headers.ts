import type { RouteOptions } from 'fastify'
import { idempotencyKeyHeader } from '../../../contract/idempotency-key.ts'
import { limits } from '../../../contract/limits.ts'

export const exampleTag = '"v3-Xk1uHh8lVb0Xj1fEhQLjIFSIE7X"'

/** True for a read whose responses have an ETag; responses that always change have none. */
export function isTaggedRead({ method, config }: RouteOptions): boolean {
  return [method].flat().includes('GET') && config?.etag !== false
}

/** The headers that a route reads in addition to those of every request. */
export function describeHeaders(route: RouteOptions, isConditional: boolean) {
  const properties = {
    ...(route.config?.creates && { [idempotencyKeyHeader]: idempotencyKey }),
    ...(isTaggedRead(route) && { 'If-None-Match': tagHeader('Tags of cached responses') }),
    ...(isConditional && {
      'If-Match': tagHeader('Tag of the record as it was seen: otherwise 412'),
    }),
  }
  return { type: 'object', properties }
}

function tagHeader(description: string) {
  return { type: 'string', description, example: exampleTag }
}

const idempotencyKey = {
  type: 'string',
  minLength: limits.idempotencyKey.min,
  maxLength: limits.idempotencyKey.max,
  description:
    'A key of your own, such as a random UUID. Sent again with it, the same request makes nothing new and returns what it made: remembered for a day at least, for the account',
  example: '5f0d1f6e-3b7c-4f0e-9d52-0a6c1f7b2e90',
}
