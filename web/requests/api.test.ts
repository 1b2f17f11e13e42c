import { expect, it } from 'vitest'
import { messages } from '../../contract/messages.ts'
import { createApi } from './api.ts'

function apiResponding(status: number, body: unknown) {
  const seen = { requests: [] as Request[], sessionEnds: [] as string[] }
  const api = createApi({
    origin: 'https://api.example',
    fetch: async (request) => {
      seen.requests.push(request)
      return Response.json(body, { status })
    },
    token: () => 'secret',
    onSessionEnd: (_, reason) => {
      seen.sessionEnds.push(reason)
    },
  })
  return { api, seen }
}

const failure = { success: false, message: 'No' }

it('the client sends the stored token and returns the body as data', async () => {
  const body = { success: true, data: [], pagination: { page: 1, limit: 5, total: 0, pages: 0 } }
  const { api, seen } = apiResponding(200, body)
  const { data, error } = await api.GET('/products', { params: { query: { limit: 5 } } })
  expect(data).toEqual(body)
  expect(error).toBeUndefined()
  expect(seen.requests[0]?.url).toBe('https://api.example/api/products?limit=5')
  expect(seen.requests[0]?.headers.get('authorization')).toBe('Bearer secret')
})

it('the client returns the whole failure body as error', async () => {
  const { api } = apiResponding(404, failure)
  const { data, error } = await api.GET('/products/{id}', { params: { path: { id: 'x' } } })
  expect(data).toBeUndefined()
  expect(error).toEqual(failure)
})

it.each([
  [failure, failure.message],
  [{}, messages.session.expired],
  [null, messages.session.expired],
])('the client ends the session on a 401, and says why: %j', async (body, reason) => {
  const { api, seen } = apiResponding(401, body)
  await api.GET('/auth/me')
  expect(seen.sessionEnds).toEqual([reason])
})

it('the client sends a write again once what forbade it has been put right', async () => {
  const sent: string[] = []
  const responses = [403, 403, 200]
  const asked: string[] = []
  const api = createApi({
    origin: 'https://api.example',
    fetch: async (request) => {
      sent.push(await request.text())
      const status = responses.shift() ?? 403
      return Response.json(status === 200 ? { success: true } : failure, { status })
    },
    onForbidden: async ({ message }) => {
      asked.push(message)
      return asked.length < 4
    },
  })
  const body = { name: 'Oils' }
  expect((await api.POST('/categories', { body })).response.status).toBe(200)
  expect(sent).toEqual(Array(3).fill(JSON.stringify(body)))
  expect(asked).toEqual([failure.message, failure.message])
  // Not put right, the failure is returned; and reading asks for nothing.
  responses.push(403, 403, 403)
  expect((await api.POST('/categories', { body })).response.status).toBe(403)
  expect(asked).toHaveLength(4)
  expect((await api.GET('/categories')).error).toEqual(failure)
  expect([asked.length, sent.length]).toEqual([4, 6])
})

it('the client leaves a failed login to the login page', async () => {
  const { api, seen } = apiResponding(401, failure)
  const { error } = await api.POST('/auth/login', { body: { email: 'a@b.example', password: 'x' } })
  expect(error).toEqual(failure)
  expect(seen.sessionEnds).toEqual([])
})
