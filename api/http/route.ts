import type { FastifyContextConfig } from 'fastify'
import type { z } from 'zod'

type Details = {
  config?: FastifyContextConfig
  description?: string
  params?: z.ZodType
  querystring?: z.ZodType
  body?: z.ZodType
  /** Other responses, by their status. */
  failures?: Record<number, object>
}

/** A route's options: what it does, what it responds with, and what its schema says besides. */
export function route<R extends z.ZodType, D extends Details>(
  summary: string,
  response: R,
  details: D = {} as D,
) {
  const { config = {}, failures, ...schema } = details
  return { config, schema: { summary, response: { 200: response, ...failures }, ...schema } }
}
