import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { longestPath } from '../http/request-target.ts'

/** Schemas that describe request bodies and headers. */
export type Schema = {
  type?: string | string[]
  enum?: unknown[]
  format?: string
  pattern?: string
  example?: unknown
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

type Response = { headers?: Record<string, object>; content?: Record<string, object> }
type Parameter = { in: string; name: string; schema: Schema }
type Body = { content: Record<string, { schema: Schema }> }
type Operation = {
  responses: Record<string, Response>
  parameters?: Parameter[]
  security?: object[]
  requestBody?: Body
}
type Description = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** A response as received, however it was carried. */
export type ReceivedResponse = {
  method: string
  /** Requested path, after the API's prefix. */
  path: string
  status: number
  headers: Record<string, unknown>
  body: string
}

const file = join(import.meta.dirname, '..', 'openapi.generated.json')
const description: Description = JSON.parse(readFileSync(file, 'utf8'))
const ajv = new Ajv2020({ strict: false, allErrors: true })
formats.default(ajv)
ajv.addSchema(description, 'api')

/** Addresses by their patterns, those with the fewest parameters first. */
const addresses = Object.keys(description.paths)
  .sort((a, b) => a.split('{').length - b.split('{').length)
  .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]*')}$`) }))

const failure = { $ref: 'api#/components/schemas/Failure' }

/** Every call that takes a body; its path has its parameters in braces. */
export function listCallsWithBody(): { method: string; path: string }[] {
  return Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { requestBody }]) =>
      requestBody ? [{ method: method.toUpperCase(), path }] : [],
    ),
  )
}

/** Every call that writes; its path has its parameters in braces. */
export function listWrites() {
  return Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => method !== 'get')
      .map(([method, { parameters = [], requestBody: body, security }]) => ({
        method: method.toUpperCase(),
        path,
        isPublic: security?.length === 0,
        headers: parameters.filter(({ in: place }) => place === 'header'),
        body: resolve(body?.content['application/json']?.schema),
        takesForm: body?.content['multipart/form-data'] !== undefined,
      })),
  )
}

/** Resolves references to named schemas in a schema. */
function resolve<T extends Schema | undefined>(schema: T): T {
  const text = JSON.stringify(schema, (_key, part) => {
    const name = part?.$ref?.split('/').at(-1)
    return name ? resolve(description.components.schemas[name]) : part
  })
  return text && JSON.parse(text)
}

/** The path of every read, with its parameters in braces. */
export function listReads(): string[] {
  return Object.keys(description.paths).filter((path) => description.paths[path]?.get)
}

/** @throws Error if the API responds differently from its description */
export function requireDescribed(received: ReceivedResponse): void {
  const { method, path, status, headers, body } = received
  if (path.startsWith('/docs') || method === 'OPTIONS') return
  const [plain = ''] = path.split('?')
  const address = addresses.find(({ pattern }) => pattern.test(plain))?.path ?? ''
  const verb = method === 'HEAD' ? 'get' : method.toLowerCase()
  const responses = description.paths[address]?.[verb]?.responses
  if (!responses) {
    requireMiss(received, address)
    return
  }
  const response = responses[status]
  if (!response) throw differs(received, `is not described: ${Object.keys(responses).join(' ')}`)
  for (const name of Object.keys(response.headers ?? {}))
    if (headers[name.toLowerCase()] === undefined) throw differs(received, `lacks ${name}`)
  if (method === 'HEAD' || !response.content) {
    if (body !== '') throw differs(received, 'has a body')
    return
  }
  // A file may have any content.
  if (!response.content['application/json']) return
  const steps = ['paths', address, verb, 'responses', status, 'content', 'application/json']
  const pointer = steps.map((name) => encodeURIComponent(escapePointer(String(name)))).join('/')
  requireFit(received, { $ref: `api#/${pointer}/schema` })
}

/**
 * Checks the response to a request that is not a call: an unknown address, another method, an unreadable address.
 */
function requireMiss(received: ReceivedResponse, address: string): void {
  const isTooLong = received.path.length > longestPath.characters
  const expected = address && !isTooLong ? [405, 400] : [404, 400]
  if (!expected.includes(received.status)) throw differs(received, `is not one of ${expected}`)
  if (received.status === 405 && !received.headers.allow) throw differs(received, 'lacks Allow')
  if (received.method !== 'HEAD') requireFit(received, failure)
}

function requireFit(received: ReceivedResponse, schema: { $ref: string }): void {
  const validate = ajv.getSchema(schema.$ref) ?? ajv.compile(schema)
  if (!validate(JSON.parse(received.body)))
    throw differs(received, `does not fit: ${ajv.errorsText(validate.errors)}`)
}

function differs({ method, path, status, body }: ReceivedResponse, how: string): Error {
  return new Error(`${method} ${path}: the response ${status} ${how}\n${body.slice(0, 1000)}`)
}

function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}
