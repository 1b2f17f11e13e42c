import type { Failure } from '../contract/envelope.ts'
import { failureMessages } from '../contract/failure-messages.ts'
import { messages } from '../contract/messages.ts'

/** Facts for clients in addition to the message. */
type Facts = Pick<Failure, 'changedBy' | 'changedAt' | 'created' | 'step'>
type Details = {
  errors?: Record<string, string>
  headers?: Record<string, string>
  facts?: Facts
  /** Responds with a page instead of the envelope. */
  asPage?: boolean
}

/** A failure that clients see: thrown anywhere, sent only by the error handler. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly statusCode: number
  readonly details: Details

  constructor(statusCode: number, message: string, details: Details = {}) {
    super(message)
    this.statusCode = statusCode
    this.details = details
  }
}

/** 400: fields that cannot be accepted, each with its message. */
export function invalid(errors: Record<string, string>): ApiError {
  return new ApiError(400, messages.validation.failed, { errors })
}

/** 400: a body or request that cannot even be read. */
export function malformed(): ApiError {
  return new ApiError(400, messages.error.malformedBody)
}

/** 401: no session, or wrong credentials; `errors` if one field is the reason. */
export function unauthorized(
  message: string = messages.session.signInRequired,
  errors?: Record<string, string>,
): ApiError {
  const headers = { 'www-authenticate': 'Bearer' }
  return new ApiError(401, message, { headers, ...(errors && { errors }) })
}

/** 403: the client is known, but not allowed. */
export function forbidden(message: string): ApiError {
  return new ApiError(403, message)
}

/** 404: an unknown record or address. */
export function notFound(message: string = messages.error.notFound): ApiError {
  return new ApiError(404, message)
}

/** 404: a page that is not even looked up. */
export function pageNotFound(): ApiError {
  return new ApiError(404, failureMessages.pageNotFound, { asPage: true })
}

/** 405: the address exists, but not for this method. */
export function methodNotAllowed(allowed: string[]): ApiError {
  return new ApiError(405, messages.error.methodNotAllowed, {
    headers: { allow: allowed.join(', ') },
  })
}

/** 409: the write does not fit the stored data; `errors` if one field is the reason. */
export function conflict(message: string, errors?: Record<string, string>): ApiError {
  return new ApiError(409, message, errors && { errors })
}

/** 409: the client's key was used before, for a record with different content, or for one that is gone (`null`). */
export function createdBefore(id: string | null): ApiError {
  const { otherContent, deleted } = messages.idempotency
  return new ApiError(409, id === null ? deleted : otherContent, { facts: { created: id } })
}

/** 412: the record has changed since the client read it; tells by whom and when. */
export function preconditionFailed({ by, at }: { by: string; at: number }): ApiError {
  return new ApiError(412, messages.error.preconditionFailed, {
    facts: { changedBy: by, changedAt: new Date(at).toISOString() },
  })
}

/** 413: the body, or a file in it, exceeds its limit. */
export function tooLarge(message: string = messages.error.bodyTooLarge): ApiError {
  return new ApiError(413, message)
}

/** 415: the type of a body, or of a file in it, is not accepted. */
export function unsupportedMedia(message: string = messages.error.mediaType): ApiError {
  return new ApiError(415, message)
}

/** 429: a client has exceeded a limit on requests; tells when to try again. */
export function tooManyRequests(message: string, retryAfterSeconds: number): ApiError {
  return new ApiError(429, message, { headers: { 'retry-after': String(retryAfterSeconds) } })
}

/** 503: try again soon. */
export function unavailable(): ApiError {
  return new ApiError(503, messages.error.unavailable, { headers: { 'retry-after': '5' } })
}

/** 503: the client has left, so the work ends. Nobody reads the response. */
export function clientGone(): ApiError {
  return unavailable()
}

/** 503: a folder or store cannot be read or written at the moment. */
export function storageUnusable(): ApiError {
  return new ApiError(503, messages.storage.unusable, { headers: { 'retry-after': '5' } })
}

/** 503: the storage is full. */
export function storageFull(): ApiError {
  return new ApiError(503, messages.storage.full, { headers: { 'retry-after': '60' } })
}
