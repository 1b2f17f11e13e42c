import { expect, it } from 'vitest'
import { createApi } from '../../requests/api.ts'
import { loadGallery, loadHighlights } from './load-gallery.ts'

function apiResponding(body: unknown) {
  return createApi({ origin: 'https://api.example', fetch: async () => Response.json(body) })
}

it.each([[{ success: false }], [{ success: true, data: {} }], ['oil'], [null]])(
  'the loader of the gallery does not trust the body %j',
  async (body) => {
    const api = apiResponding(body)
    expect(await loadGallery(api, '')).toEqual({
      items: [],
      categories: [],
      error: 'Failed to fetch gallery items: Invalid response format',
    })
    expect(await loadHighlights(api)).toEqual({
      items: [],
      error: 'Failed to load gallery items',
    })
  },
)

it('the loader of the gallery gives the popular items', async () => {
  const data = [{ _id: '1', title: 'The press', isPopular: true }]
  const { items, error } = await loadHighlights(apiResponding({ success: true, data }))
  expect(error).toBeUndefined()
  expect(items).toHaveLength(1)
})
