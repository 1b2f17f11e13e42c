import type { OpenAPIV3_1 } from 'openapi-types'
import { accountPaths } from '../../../contract/accounts/account-messages.ts'
import { passkeyPaths } from '../../../contract/accounts/passkey-messages.ts'
import {
  requiredActionMessages,
  secondFactorPaths,
} from '../../../contract/accounts/sign-in-messages.ts'
import type { Failure } from '../../../contract/envelope.ts'
import { messages } from '../../../contract/messages.ts'
import { apiPaths } from '../../../contract/paths.ts'

type Document = OpenAPIV3_1.Document
type Operation = OpenAPIV3_1.OperationObject
type Response = OpenAPIV3_1.ResponseObject
type Header = OpenAPIV3_1.HeaderObject

const tag = '"v3-Xk1uHh8lVb0Xj1fEhQLjIFSIE7X"'
const headers = {
  etag: {
    description: 'Strong tag of the response; for one record it begins with its version',
    schema: { type: 'string', example: tag },
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

const names = new Map(
  Object.entries({ ...apiPaths, ...secondFactorPaths, ...accountPaths, ...passkeyPaths }).map(
    ([name, path]) => [writeParameters(path), name],
  ),
)

/** A path in the description's notation. */
function writeParameters(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}')
}

/** Their responses change from moment to moment, so they have no tag. */
const untagged: string[] = [
  apiPaths.health,
  apiPaths.ready,
  passkeyPaths.passkeySignIn,
  ...[
    apiPaths.backupDownload,
    apiPaths.productCardPicture,
    apiPaths.categoryCardPicture,
    apiPaths.siteCardPicture,
    apiPaths.siteIcon,
    apiPaths.packingPicture,
    apiPaths.setupPreviewState,
  ].map(writeParameters),
]

/** Adds what holds for every call alike: its name, tags and conditions, and examples of failures. */
export function completeDescription(document: Document): Document {
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) {
      const operation = item?.[method]
      if (operation) completeOperation(operation, method, path)
    }
  }
  return document
}

function completeOperation(operation: Operation, method: string, path: string): void {
  const name = names.get(path) ?? ''
  operation.operationId = method + name.charAt(0).toUpperCase() + name.slice(1)
  const responses = (operation.responses ?? {}) as Record<string, Response>
  // The product of a picture that is deleted stays, with another tag.
  const isGone = method === 'delete' && path !== writeParameters(apiPaths.productPicture)
  const isTaggedRead = method === 'get' && !untagged.includes(path)
  if (isTaggedRead) {
    addCondition(operation, 'If-None-Match', 'Tags of cached responses')
    responses[304] = { description: 'Not changed: the cached response is still valid' }
  }
  if (responses[412])
    addCondition(operation, 'If-Match', 'Tag of the record as it was seen: otherwise 412')
  for (const [status, response] of Object.entries(responses)) {
    const isSaved = status === '201' || (responses[412] && !isGone)
    if (status < '400' && (isTaggedRead || isSaved)) response.headers = { ETag: headers.etag }
    if (status === '401') response.headers = { 'WWW-Authenticate': headers.authenticate }
    if (status === '429' || status === '503')
      response.headers = { 'Retry-After': headers.retryAfter }
    const example = failures[status]
    const content = response.content?.['application/json']
    if (example && content) content.example = { success: false, ...example }
  }
}

function addCondition(operation: Operation, name: string, description: string): void {
  const schema = { type: 'string', example: tag } as const
  operation.parameters = [
    ...(operation.parameters ?? []),
    { in: 'header', name, description, schema },
  ]
}
