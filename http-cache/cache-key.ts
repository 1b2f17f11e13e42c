import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Encoding } from './compress.ts'

/** Records for every route registered later which query parameters its schema has. */
export function readParametersOfRoutes(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    const { querystring } = route.schema ?? {}
    if (querystring instanceof z.ZodType)
      route.config = { ...route.config, parameters: listParameters(querystring) }
  })
}

function listParameters(querystring: z.ZodType): string[] {
  const { properties } = z.toJSONSchema(querystring, { io: 'output', unrepresentable: 'any' })
  return Object.keys(properties ?? {})
}

type KeyParts = {
  /** Config of the request's route. */
  config: FastifyContextConfig
  encoding: Encoding
  origins: ReadonlySet<string>
}

/**
 * Cache key: everything other than the catalogue that a response depends on, which is its encoding, the origin if
 * CORS names it, and the address. Only query parameters that the route reads count, decoded and in a fixed order.
 */
export function cacheKeyFor(
  { url, query, headers }: FastifyRequest,
  { config: { normalizeUrl, parameters = [] }, encoding, origins }: KeyParts,
): string {
  const origin = headers.origin && origins.has(headers.origin) ? headers.origin : ''
  if (normalizeUrl) return `${encoding} ${origin} ${normalizeUrl(url)}`
  const start = url.indexOf('?')
  if (start < 0) return `${encoding} ${origin} ${url}`
  const asked = query as Record<string, unknown>
  const read = parameters.filter((name) => asked[name] !== undefined)
  const pairs = read.map((name) => ` ${name}=${JSON.stringify(asked[name])}`)
  return `${encoding} ${origin} ${url.slice(0, start)}${pairs.join('')}`
}
