import type { OpenAPIV3_1 } from 'openapi-types'
import { requiredActionMessages } from '../../../contract/accounts/messages.ts'
import type { Failure } from '../../../contract/envelope.ts'
import { messages } from '../../../contract/messages.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { exampleTag } from './request-headers.ts'

type Document = OpenAPIV3_1.Document
type Operation = OpenAPIV3_1.OperationObject
type Response = OpenAPIV3_1.ResponseObject
type Header = OpenAPIV3_1.HeaderObject

const headers = {
  etag: {
    description: 'Strong tag of the response; for one record it begins with its version',
    schema: { type: 'string', example: exampleTag },
  },
  retryAfter: {
    description: 'Seconds to wait',
    schema: { type: 'integer', example: 5 },
  },
  authenticate: {
    description: 'How to sign in',
    schema: { type: 'string', example: 'Bearer' },
  },
} as const satisfies Record<string, Header>

const failures: Record<string, Omit<Failure, 'success'>> = {
  400: { message: messages.validation.failed, errors: { name: messages.product.nameRequired } },
  401: { message: messages.session.signInRequired },
  403: { message: requiredActionMessages['second-factor'] },
  404: { message: messages.error.notFound },
  409: { message: messages.category.nameTaken, errors: { name: messages.category.nameTaken } },
  412: {
    message: messages.error.preconditionFailed,
    changedBy: messages.user.fallbackName,
    changedAt: '2026-01-31T09:30:00.000Z',
  },
  413: { message: messages.image.tooLarge },
  415: { message: messages.image.notAnImage },
  429: { message: messages.login.tooMany },
  500: { message: messages.error.server },
  503: { message: messages.error.unavailable },
}

/** Deleting a picture keeps its product, with a new ETag. */
const keepsRecord = apiPaths.productPicture.replace(/:(\w+)/g, '{$1}')

/** Adds what routes do not describe beside bodies: headers, and examples of failures. */
export function completeDescription(document: Document): Document {
  for (const [path, item] of Object.entries(document.paths ?? {}))
    for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) {
      const operation = item?.[method]
      if (operation) completeResponses(operation, method === 'delete' && path !== keepsRecord)
    }
  return document
}

function completeResponses({ parameters = [], responses }: Operation, isGone: boolean): void {
  const isConditional = parameters.some(
    (given) => 'name' in given && /^If-(None-)?Match$/.test(given.name),
  )
  for (const [status, response] of Object.entries((responses ?? {}) as Record<string, Response>)) {
    const isTagged = status === '201' || (isConditional && !isGone)
    if (status < '400' && isTagged) response.headers = { ETag: headers.etag }
    if (status === '401') response.headers = { 'WWW-Authenticate': headers.authenticate }
    if (status === '429' || status === '503')
      response.headers = { 'Retry-After': headers.retryAfter }
    const example = failures[status]
    const content = response.content?.['application/json']
    if (example && content) content.example = { success: false, ...example }
  }
}
