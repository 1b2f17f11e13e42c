import { expect, it } from 'vitest'
import { createApi } from '../../requests/api.ts'
import { loadFilters } from './load-filters.ts'

const categories = [
  { _id: 'cake', name: 'Oil Cakes', order: 1, showInProductsDropdown: false },
  {
    _id: 'white',
    name: 'White Sesame',
    order: 5,
    showInProductsDropdown: true,
    parent: 'sesame',
  },
  { _id: 'sesame', name: 'Sesame Oil', order: 3, showInProductsDropdown: true },
  { _id: 'nut', name: 'Groundnut Oil', order: 2, showInProductsDropdown: true },
]

it('the filters know the name of a category that the panel leaves out', async () => {
  const api = createApi({
    origin: 'https://api.example',
    fetch: async () => Response.json({ success: true, data: categories }),
  })
  expect(await loadFilters(api, 'cake')).toEqual({
    isShownThere: true,
    shownName: 'Oil Cakes',
    categories: [
      { _id: 'nut', name: 'Groundnut Oil', subcategories: [] },
      {
        _id: 'sesame',
        name: 'Sesame Oil',
        subcategories: [{ _id: 'white', name: 'White Sesame', subcategories: [] }],
      },
    ],
  })
  const { isShownThere, shownName } = await loadFilters(api, 'sold-out')
  expect([isShownThere, shownName]).toEqual([false, undefined])
})
