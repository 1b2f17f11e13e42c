import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Failure } from '../../contract/envelope.ts'
import { failureMessages } from '../../contract/failure-messages.ts'
import { messages } from '../../contract/messages.ts'
import { apiPrefix, uploadsPrefix } from '../../contract/paths.ts'
import { isUnavailable, isUnstorableText } from '../db/failures.ts'
import {
  ApiError,
  invalid,
  malformed,
  notFound,
  storageFull,
  storageUnusable,
  tooLarge,
  unavailable,
  unsupportedMedia,
} from '../errors.ts'
import { StoreUnavailable } from '../images/store.ts'
import { isStorageFull } from '../storage-full.ts'
import { STATUS_CODES } from './node-http.ts'

const busyPage = barePage(messages.error.busyTitle, messages.error.unavailable)
const lostPage = barePage(failureMessages.pageNotFound)

/** Rejections that may indicate attacks or overload. */
const loggedStatuses = new Set([401, 403, 429, 503])

/** Turns any thrown error into the failure envelope. An unexpected one is logged and becomes a 500. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const failure = toApiError(error)
  if (failure.statusCode === 500 && !hasLeft(error, reply))
    request.log.error({ err: error }, 'unexpected error')
  else if (failure.statusCode === 503 && failure !== error)
    request.log.warn({ err: error }, 'unavailable')
  else if (loggedStatuses.has(failure.statusCode))
    request.log.warn({ status: failure.statusCode, route: request.routeOptions.url }, 'rejected')
  reply
    .code(failure.statusCode)
    .headers({ ...failure.details.headers, 'cache-control': 'no-store' })
  const page =
    failure.statusCode === 503 && isForReader(request)
      ? busyPage
      : failure.details.asPage && lostPage
  if (page) return reply.type('text/html; charset=utf-8').send(page)
  return reply
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(toEnvelope(failure))
}

/** True if the client closed the connection before the first byte of a file, which ends the file's stream early. */
function hasLeft(error: unknown, { raw }: FastifyReply): boolean {
  return raw.destroyed && (error as FastifyError).code === 'ERR_STREAM_PREMATURE_CLOSE'
}

/** True for a person looking at a page, rather than a program calling the API or loading a picture. */
function isForReader({ url, headers }: FastifyRequest): boolean {
  return isPage(url) && headers.accept?.includes('text/html') === true
}

/** True for the address of a page, existing or not. */
export function isPage(url: string): boolean {
  return ![apiPrefix, uploadsPrefix].some((prefix) => url.startsWith(`${prefix}/`))
}

/** A page that needs no other file of the site. */
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
  if (isStorageFull(error)) return storageFull()
  if (error instanceof StoreUnavailable) return storageUnusable()
  if (isUnavailable(error) || statusCode === 503) return unavailable()
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

/** Rewords the framework's errors, whose messages are meant for programmers. */
function frameworkFailure(statusCode: number): ApiError {
  if (statusCode === 400) return malformed()
  if (statusCode === 404) return notFound()
  if (statusCode === 413) return tooLarge()
  if (statusCode === 415) return unsupportedMedia()
  return new ApiError(statusCode, STATUS_CODES[statusCode] ?? messages.error.malformedBody)
}
