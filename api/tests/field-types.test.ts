import type { FastifySchemaCompiler, RouteOptions } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { apiPaths, apiPrefix } from '../../contract/paths.ts'
import { createTestApi, type TestApi } from '../testing/api.ts'
import type { Schema } from '../testing/description.ts'

/** Wrong JSON values for a text, a number, a choice or a list of these. */
const wrong: unknown[] = [{ toString: 1 }, [{ toString: 1 }], [['b']], { length: 1, 0: 'b' }]

type Field = { path: string; withValue: (value: unknown) => object }

/** Every object field of a body, with an otherwise valid body. */
function* listFields(schema: Schema, path = ''): Generator<Field> {
  for (const option of schema.anyOf ?? schema.oneOf ?? []) yield* listFields(option, path)
  if (schema.items && isObject(schema.items))
    for (const { path: inner, withValue } of listFields(schema.items, `${path}.0`))
      yield { path: inner, withValue: (value) => [withValue(value)] }
  const valid = makeValid(schema)
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const within = (value: unknown) => ({ ...(valid as object), [name]: value })
    const at = path ? `${path}.${name}` : name
    if (!isObject(field)) yield { path: at, withValue: within }
    for (const { path: inner, withValue } of listFields(field, at))
      yield { path: inner, withValue: (value) => within(withValue(value)) }
  }
}

function isObject({ type, anyOf, oneOf }: Schema): boolean {
  return type === 'object' || (anyOf ?? oneOf ?? []).some(isObject)
}

function makeValid(schema: Schema): unknown {
  const { anyOf, oneOf, type, required = [], properties = {} } = schema
  const options = anyOf ?? oneOf
  if ('const' in schema) return schema.const
  if ('prefixItems' in schema) return (schema.prefixItems as Schema[]).map(makeValid)
  if (schema.enum) return schema.enum[0]
  if (options) return makeValid(options.find((option) => option.type !== 'null') ?? {})
  if (type === 'object')
    return Object.fromEntries(required.map((name) => [name, makeValid(properties[name] ?? {})]))
  if (type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => makeValid(schema.items ?? {}))
  if (type === 'number' || type === 'integer') return schema.minimum ?? 1
  return schema.example ?? 'x'
}

describe('types of fields', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await createTestApi('sqlite')
  })
  afterAll(() => api.close())

  /** Errors of a body by field, as its route reports them; null if it accepts the body. */
  function findErrors({ schema, validatorCompiler: own, method, url }: RouteOptions, body: object) {
    const compile = (own ?? validatorCompiler) as FastifySchemaCompiler<unknown>
    const validate = compile({
      schema: schema?.body,
      httpPart: 'body',
      method: String(method),
      url,
    })
    const { error } = validate(body) as { error?: { instancePath: string }[] }
    return error?.map(({ instancePath }) => instancePath.slice(1).replaceAll('/', '.')) ?? null
  }

  it('a field of another type than expected is named by every call that takes one', () => {
    const routes = api.routes.filter(
      // Every beacon gets the same response, whatever it contains.
      ({ schema, url }) => schema?.body && url !== apiPrefix + apiPaths.counts,
    )
    expect(routes.length).toBeGreaterThan(20)
    for (const route of routes) {
      const schema = z.toJSONSchema(route.schema?.body as z.ZodType, {
        io: 'input',
        unrepresentable: 'any',
        reused: 'inline',
      }) as Schema
      for (const { path, withValue } of listFields(schema))
        for (const value of wrong) {
          const [field = ''] = path.split('.')
          const named = findErrors(route, withValue(value))?.map((name) => name.split('.')[0])
          const call = `${route.method} ${route.url} ${path} ${JSON.stringify(value)}`
          expect(named, call).toContain(field)
        }
    }
  })
})
