import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Failure } from '../../contract/envelope.ts'
import { failureMessages } from '../../contract/failure-messages.ts'
import { idempotencyMessages } from '../../contract/idempotency-key.ts'
import { messages } from '../../contract/messages.ts'
import { apiPrefix, uploadsPrefix } from '../../contract/paths.ts'
import { storageMessages } from '../../contract/storage-terms.ts'
import { isUnavailable, isUnstorableText } from '../db/failures.ts'
import { StoreUnavailable } from '../images/store.ts'
import { isStorageFull } from '../storage-full.ts'

const busyPage = barePage(messages.error.busyTitle, messages.error.unavailable)
const lostPage = barePage(failureMessages.pageNotFound)

/** What a client may want to know beside the message. */
type Facts = Pick<Failure, 'changedBy' | 'changedAt' | 'created'>
type Details = {
  errors?: Record<string, string>
  headers?: Record<string, string>
  facts?: Facts
  /** HTML to send instead of the envelope. */
  page?: string
}

/** A failure that clients see: thrown anywhere, sent by the error handler alone. */
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

/** 401: no session, or wrong credentials; `errors` where one field of them is the reason. */
export function unauthorized(
  message: string = messages.session.signInRequired,
  errors?: Record<string, string>,
): ApiError {
  const headers = { 'www-authenticate': 'Bearer' }
  return new ApiError(401, message, { headers, ...(errors && { errors }) })
}

/** 403: known, but not allowed. */
export function forbidden(message: string): ApiError {
  return new ApiError(403, message)
}

/** 404: an unknown record or address. */
export function notFound(message: string = messages.error.notFound): ApiError {
  return new ApiError(404, message)
}

/** 404: a page that is not even looked for. */
export function pageNotFound(): ApiError {
  return new ApiError(404, failureMessages.pageNotFound, { page: lostPage })
}

/** 405: a known address, but not for this method. */
export function methodNotAllowed(allowed: string[]): ApiError {
  return new ApiError(405, messages.error.methodNotAllowed, {
    headers: { allow: allowed.join(', ') },
  })
}

/** 409: the write does not fit what is stored; `errors` where one field is the reason. */
export function conflict(message: string, errors?: Record<string, string>): ApiError {
  return new ApiError(409, message, errors && { errors })
}

/** 409: the client's key has made a record before, of other content; or one that is gone (`null`). */
export function createdBefore(id: string | null): ApiError {
  const { otherContent, deleted } = idempotencyMessages
  return new ApiError(409, id === null ? deleted : otherContent, { facts: { created: id } })
}

/** 412: the record has changed since the client read it; says by whom and when. */
export function preconditionFailed({ by, at }: { by: string; at: number }): ApiError {
  return new ApiError(412, messages.error.preconditionFailed, {
    facts: { changedBy: by, changedAt: new Date(at).toISOString() },
  })
}

/** 413 */
export function tooLarge(message: string = messages.error.bodyTooLarge): ApiError {
  return new ApiError(413, message)
}

/** 415: a body, or a file in it, of a kind that is not taken. */
export function unsupportedMedia(message: string = messages.error.mediaType): ApiError {
  return new ApiError(415, message)
}

/** 429 */
export function tooManyRequests(message: string, retryAfterSeconds: number): ApiError {
  return new ApiError(429, message, { headers: { 'retry-after': String(retryAfterSeconds) } })
}

/** 503: try again soon. */
export function unavailable(): ApiError {
  return new ApiError(503, messages.error.unavailable, { headers: { 'retry-after': '5' } })
}

/** 503: the storage is full. */
function full(): ApiError {
  return new ApiError(503, storageMessages.full, { headers: { 'retry-after': '60' } })
}

/** Logged: they may be attempts to break in. */
const refusals = new Set([401, 403, 429])

/** Turns any thrown error into the failure envelope. An unexpected one is logged, and becomes a 500. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const failure = toApiError(error)
  if (failure.statusCode === 500 && !hasLeft(error, reply))
    request.log.error({ err: error }, 'unexpected error')
  else if (failure.statusCode === 503) request.log.warn({ err: error }, 'unavailable')
  else if (refusals.has(failure.statusCode))
    request.log.warn({ status: failure.statusCode, route: request.routeOptions.url }, 'refused')
  reply
    .code(failure.statusCode)
    .headers({ ...failure.details.headers, 'cache-control': 'no-store' })
  const page = failure.statusCode === 503 && isForReader(request) ? busyPage : failure.details.page
  if (page) return reply.type('text/html; charset=utf-8').send(page)
  return reply
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(toEnvelope(failure))
}

/** Whether the client closed the connection before a file's first byte: that ends the file's stream early. */
function hasLeft(error: unknown, { raw }: FastifyReply): boolean {
  return raw.destroyed && (error as FastifyError).code === 'ERR_STREAM_PREMATURE_CLOSE'
}

/** Somebody who looks at a page, and no program that calls the API or shows a picture. */
function isForReader({ url, headers }: FastifyRequest): boolean {
  return isPage(url) && headers.accept?.includes('text/html') === true
}

/** Whether an address is a page's, or would be. */
export function isPage(url: string): boolean {
  return ![apiPrefix, uploadsPrefix].some((prefix) => url.startsWith(`${prefix}/`))
}

/** A page that needs nothing else of the site. */
function barePage(title: string, text?: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1>${text ? `<p>${text}</p>` : ''}</html>`
}

/** The body of a failure's response. */
export function toEnvelope({ message, details: { errors, facts } }: ApiError): Failure {
  return { success: false, message, ...(errors && { errors }), ...facts }
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  const { validation, validationContext, statusCode = 500 } = (error ?? {}) as FastifyError
  if (validation) return validationContext === 'params' ? notFound() : invalidFields(validation)
  const isGone = isUnavailable(error) || error instanceof StoreUnavailable || statusCode === 503
  if (isStorageFull(error)) return full()
  if (isGone) return unavailable()
  if (isUnstorableText(error)) return malformed()
  if (statusCode >= 400 && statusCode < 500) return frameworkFailure(statusCode)
  return new ApiError(500, messages.error.server)
}

function invalidFields(issues: NonNullable<FastifyError['validation']>): ApiError {
  const errors: Record<string, string> = Object.create(null)
  for (const { instancePath, message = messages.validation.failed } of issues) {
    const field = instancePath.slice(1).replaceAll('/', '.')
    if (field) errors[field] ??= message
  }
  return Object.keys(errors).length > 0 ? invalid(errors) : malformed()
}

/** What the framework itself refuses: it words its messages for programmers. */
function frameworkFailure(statusCode: number): ApiError {
  if (statusCode === 400) return malformed()
  if (statusCode === 404) return notFound()
  if (statusCode === 413) return tooLarge()
  if (statusCode === 415) return unsupportedMedia()
  return new ApiError(statusCode, STATUS_CODES[statusCode] ?? messages.error.malformedBody)
}
