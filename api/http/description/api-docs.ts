import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { OpenAPIV3_1 } from 'openapi-types'
import { failureSchema } from '../../../contract/envelope.ts'
import { apiPaths, apiPrefix } from '../../../contract/paths.ts'
import { completeDescription } from './complete-description.ts'
import { describeHeaders, isTaggedRead } from './request-headers.ts'

export const unconfirmed =
  'The password was not given within the last ten minutes (`POST /auth/confirm`), or the account has a required action'

type Transform = typeof jsonSchemaTransform
type DescribedSchema = {
  response: Record<string, Record<string, unknown>>
  body?: object
  security?: object[]
  headers?: object
  operationId?: string
}

const description = `Products, categories, gallery and navigation of the catalogue.

Besides what each call describes, unknown addresses respond with 404, known ones with 405 and \`Allow\`
to other methods, and 408 or 431 to a request that never ends or has too large a head, all in the
shape of \`Failure\`. Every response has an \`X-Request-Id\`.`

/** Describes all routes registered after it as OpenAPI, and serves the description at `/api/docs`. */
export async function documentApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Catalogue API',
        description,
        version: '1.0.0',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: apiPrefix }],
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    },
    transform: describeRoute,
    transformObject: finishDescription,
  })
  await app.register(async (pages) => {
    pages.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' }
    })
    await pages.register(swaggerUi, {
      routePrefix: '/docs',
      indexPrefix: apiPrefix,
      theme: { title: 'Catalogue API' },
      uiConfig: { layout: 'BaseLayout' },
      staticCSP: {
        'default-src': "'none'",
        'script-src': "'self'",
        'style-src': "'self'",
        'img-src': "'self' data:",
        'connect-src': "'self'",
        'base-uri': "'none'",
        'form-action': "'none'",
        'frame-ancestors': "'none'",
      },
    })
  })
}

/** Adds what follows from the route's declaration: who may call it, how a file is sent, how it can fail. */
const describeRoute: Transform = (document) => {
  const { schema, route, url } = document
  if (!schema || schema.hide) return jsonSchemaTransform(document)
  const described = jsonSchemaTransform({
    ...document,
    schema: {
      ...schema,
      tags: tagsOf(url),
      response: { ...failuresOf(route), ...(schema.response as object) },
    },
  } as Parameters<Transform>[0])
  const result = described.schema as DescribedSchema
  for (const [status, response] of Object.entries(result.response))
    if (status.startsWith('2')) response['x-response-description'] ??= 'Done'
  result.security = securityOf(route)
  if (isTaggedRead(route)) result.response[304] = notChanged
  result.operationId = operationIdOf(route, url)
  result.headers = describeHeaders(route, '412' in result.response)
  if (route.config?.upload && result.body) result.body = withUpload(result.body)
  return described
}

/** A public read that shows staff more accepts a session, but does not require one. */
function securityOf({ config }: RouteOptions) {
  if (config?.access !== 'public') return [{ session: [] }]
  return config.variesForStaff ? [{}, { session: [] }] : []
}

const names = new Map<string, string>(Object.entries(apiPaths).map(([name, path]) => [path, name]))

function operationIdOf({ method }: RouteOptions, url: string): string {
  const name = names.get(url.slice(apiPrefix.length)) ?? ''
  return [method].flat()[0]?.toLowerCase() + name.charAt(0).toUpperCase() + name.slice(1)
}

/** Groups of calls in the description whose names differ from the beginning of their path. */
const tags: Record<string, string> = {
  ready: 'Health',
  auth: 'Accounts',
  'label-report': 'Product groups',
  'nav-config': 'Navigation',
}

function tagsOf(url: string): string[] {
  const [segment = ''] = url.slice(apiPrefix.length + 1).split('/')
  const words = segment.replace('-', ' ')
  return [tags[segment] ?? words.charAt(0).toUpperCase() + words.slice(1)]
}

/** Each named schema is described twice, for requests and for responses; most are used only once. */
const finishDescription: typeof jsonSchemaTransformObject = (document) => {
  const described = jsonSchemaTransformObject(document)
  const { schemas = {} } = (described as OpenAPIV3_1.Document).components ?? {}
  // A schema used only by another unused one is found in the next round.
  for (let size = 0; size !== Object.keys(schemas).length; ) {
    size = Object.keys(schemas).length
    const text = JSON.stringify(described)
    for (const name of Object.keys(schemas))
      if (!text.includes(`"#/components/schemas/${name}"`)) delete schemas[name]
  }
  return completeDescription(described as OpenAPIV3_1.Document)
}

const notChanged = {
  description: 'Not changed: the cached response is still valid',
  type: 'null',
}

function withUpload(body: object): object {
  const image = { type: 'string', format: 'binary', description: 'JPEG, PNG, WebP or AVIF' }
  return {
    content: {
      'multipart/form-data': {
        schema: { allOf: [body, { type: 'object', properties: { image } }] },
      },
      'application/json': { schema: body },
    },
  }
}

function failuresOf({ schema, config, url, method }: RouteOptions): Record<number, object> {
  const isWrite = ![method].flat().includes('GET')
  const isNamed = url.includes(':')
  const isClosed = config?.access !== 'public'
  const asksWhoSees = config?.parameters?.includes('visibility') ?? false
  const reasons: [number, string, boolean][] = [
    [400, 'Invalid input', isWrite || isNamed || Boolean(schema?.querystring)],
    [401, 'Not signed in', isClosed || asksWhoSees],
    [
      403,
      'The account has a required action to do first',
      isClosed && config?.openDuring !== 'any',
    ],
    [403, unconfirmed, config?.access === 'confirmed'],
    [404, 'Unknown', isNamed],
    [409, 'The key has made something else', config?.creates === true],
    [412, changedMeanwhile, isWrite && isNamed && config?.etag !== false],
    [413, 'Too large', isWrite],
    [415, 'Not an accepted type', isWrite],
    [500, 'Unexpected', true],
    [503, 'Busy, try again', true],
  ]
  return Object.fromEntries(
    reasons.flatMap(([status, description, applies]) =>
      applies ? [[status, failureResponse(description)]] : [],
    ),
  )
}

/** Describes a failure of a route in addition to the common ones. */
export function failureResponse(description: string) {
  return { description, content: { 'application/json': { schema: failureSchema } } }
}

const changedMeanwhile = 'Changed in the meantime'

/** Failures of several routes. */
export const staleWrite = failureResponse(changedMeanwhile)
export const tooManyFailures = failureResponse(
  'Too many failures; `Retry-After` has the seconds to wait',
)
