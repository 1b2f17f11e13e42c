import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Encoding } from './compress.ts'

/** Has every route that follows know the query parameters of its schema. */
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

/**
 * What a response depends on besides the catalogue: its encoding, the origin if CORS names it, and the
 * address. Of the query only the parameters that the route reads count, decoded and in one order.
 */
export function cacheKeyFor(
  { url, query, headers, routeOptions }: FastifyRequest,
  { encoding, origins }: { encoding: Encoding; origins: ReadonlySet<string> },
): string {
  const { normalizeUrl, parameters = [] } = routeOptions.config
  const origin = headers.origin && origins.has(headers.origin) ? headers.origin : ''
  if (normalizeUrl) return `${encoding} ${origin} ${normalizeUrl(url)}`
  const values = parameters.map((name) => (query as Record<string, unknown>)[name])
  return `${encoding} ${origin} ${url.split('?', 1)[0]} ${JSON.stringify(values)}`
}
