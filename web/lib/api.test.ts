import { expect, it } from 'vitest'
import { createApi } from './api.ts'

function apiAnswering(status: number, body: unknown) {
  const seen = { requests: [] as Request[], sessionEnds: 0 }
  const api = createApi({
    origin: 'https://api.example',
    fetch: async (request) => {
      seen.requests.push(request)
      return Response.json(body, { status })
    },
    token: () => 'secret',
    onSessionEnd: () => {
      seen.sessionEnds += 1
    },
  })
  return { api, seen }
}

const failure = { success: false, message: 'No' }

it('sends the stored token and answers the body as data', async () => {
  const body = { success: true, data: [], pagination: { page: 1, limit: 5, total: 0, pages: 0 } }
  const { api, seen } = apiAnswering(200, body)
  const { data, error } = await api.GET('/products', { params: { query: { limit: 5 } } })
  expect(data).toEqual(body)
  expect(error).toBeUndefined()
  expect(seen.requests[0]?.url).toBe('https://api.example/api/products?limit=5')
  expect(seen.requests[0]?.headers.get('authorization')).toBe('Bearer secret')
})

it('answers the whole failure body as error', async () => {
  const { api } = apiAnswering(404, failure)
  const { data, error } = await api.GET('/products/{id}', { params: { path: { id: 'x' } } })
  expect(data).toBeUndefined()
  expect(error).toEqual(failure)
})

it('ends the session on a 401', async () => {
  const { api, seen } = apiAnswering(401, failure)
  await api.GET('/auth/me')
  expect(seen.sessionEnds).toBe(1)
})

it('leaves a failed login to the login page', async () => {
  const { api, seen } = apiAnswering(401, failure)
  const { error } = await api.POST('/auth/login', { body: { email: 'a@b.example', password: 'x' } })
  expect(error).toEqual(failure)
  expect(seen.sessionEnds).toBe(0)
})
