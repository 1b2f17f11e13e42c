import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createServer } from '../create-server.ts'
import { requireIfMatch } from './record-etag.ts'

let app: FastifyInstance
const record = { version: 3, name: 'sesame', updated_by: 'Kavya', updated_at: 35 }

beforeAll(() => {
  app = createServer({ logLevel: 'silent', trustProxy: [] })
  app.put('/record', async (request) => {
    requireIfMatch(request, record)
    return record
  })
})
afterAll(() => app.close())

const put = async (etag?: string) => {
  const headers = etag === undefined ? {} : { 'if-match': etag }
  return (await app.inject({ method: 'PUT', url: '/record', headers })).statusCode
}

it.each([undefined, '*', '"v3-z-other"', '"v2-z-x", "v3-z-x"', '"v3-z-x-br"'])(
  'a write with If-Match %s is accepted for version 3',
  async (sent) => {
    expect(await put(sent)).toBe(200)
  },
)

it.each(['"v2-z-x"', '"v3-y-x"', '"v33-z-x"', 'W/"v3-z-x"', '"x"', 'v3-z-x', ''])(
  'a write with If-Match %s is rejected for version 3',
  async (sent) => {
    expect(await put(sent)).toBe(412)
  },
)
