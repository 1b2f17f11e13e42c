import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cacheResponses } from './cache-responses.ts'

const hour = 3_600_000
let app: FastifyInstance
let version: number
let isKnown: boolean
let meanwhile: () => void

beforeEach(async () => {
  version = 1
  isKnown = true
  meanwhile = () => {}
  app = fastify()
  cacheResponses(app, {
    edgeSeconds: 60,
    endsBy: (now) => now + hour,
    versionReader: {
      known: () => (isKnown ? version : undefined),
      current: async () => version,
      latest: async () => version,
    },
  })
  const config = { access: 'public' as const }
  app.get('/oils', { config }, async (_request, reply) => {
    meanwhile()
    return reply
      .header(
        'cache-tag',
        Array.from({ length: 1000 }, (_, n) => `product-${n}`),
      )
      .send('x')
  })
  app.get('/own', { config }, (_request, reply) => reply.header('set-cookie', 'a=1').send('x'))
  app.get('/ended', { config }, (_request, reply) =>
    reply.header('expires', new Date(Date.now() - 1000).toUTCString()).send('x'),
  )
  app.get('/staff', async () => 'x')
  app.post('/oils', { config }, async () => 'x')
})
afterEach(() => app.close())

const control = async (url: string, method: 'GET' | 'POST' = 'GET') =>
  (await app.inject({ method, url })).headers['cache-control']

it('what was written to while it was made is not to be kept, and what was not is, however long that took', async () => {
  meanwhile = () => version++
  expect(await control('/oils')).toBe('no-cache')
  meanwhile = () => {
    isKnown = false
  }
  expect(await control('/oils')).toContain('s-maxage=60,')
})

it('no more tags are sent than caches take', async () => {
  const { headers } = await app.inject('/oils')
  expect(String(headers['cache-tag']).split(',')).toHaveLength(20)
  expect(String(headers['surrogate-key']).split(' ')[0]).toBe('catalogue')
})

it('what sets a cookie, what only staff read, and what answers a write is not to be kept', async () => {
  expect(await control('/own')).toBe('no-cache')
  expect(await control('/staff')).toBe('no-store')
  expect(await control('/oils', 'POST')).toBe('no-store')
})

it('what is over is not kept for a second', async () => {
  expect(await control('/ended')).toContain('s-maxage=0, stale-while-revalidate=0,')
})
