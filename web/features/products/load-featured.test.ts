import { expect, it } from 'vitest'
import { createApi } from '../../requests/api.ts'
import { loadFeatured } from './load-featured.ts'

function apiResponding(status: number, body: unknown) {
  return createApi({
    origin: 'https://api.example',
    fetch: async () => Response.json(body, { status }),
  })
}

it('the loader of featured products names the status of a failure', async () => {
  const featured = await loadFeatured(apiResponding(503, { success: false, message: 'Busy' }))
  expect(featured.error).toBe('Failed to fetch featured products: 503')
})

it('the loader of featured products says that nobody responded', async () => {
  const api = createApi({ origin: 'https://api.example', fetch: () => Promise.reject(new Error()) })
  expect((await loadFeatured(api)).error).toMatch(/^No response from the server/)
})

it.each([[{ success: false, data: [] }], [{ success: true, data: 'oil' }]])(
  'the loader of featured products does not trust the body %o',
  async (body) => {
    expect((await loadFeatured(apiResponding(200, body))).error).toBe('Invalid response format')
  },
)

it('the loader of featured products hands on the first ones, without what a card does not show', async () => {
  const data = [1, 2].map((id) => ({ _id: `${id}`, name: 'Oil', description: 'Long', price: 1 }))
  const pagination = { page: 1, limit: 2, total: 3, pages: 2 }
  let asked = ''
  const api = createApi({
    origin: 'https://api.example',
    async fetch({ url }) {
      asked = url
      return Response.json({ success: true, data, pagination })
    },
  })
  const featured = await loadFeatured(api, 2)
  expect(asked).toContain('page=1&limit=2')
  expect(featured).toEqual({
    total: 3,
    items: [
      { _id: '1', name: 'Oil', price: 1 },
      { _id: '2', name: 'Oil', price: 1 },
    ],
  })
})
