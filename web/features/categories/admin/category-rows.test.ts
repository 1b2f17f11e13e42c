import { expect, it } from 'vitest'
import type { Category } from '../../../../contract/categories/category.ts'
import { flattenCategories, moveCategory } from './category-rows.ts'

const category = (name: string, order: number, rest: Partial<Category> = {}): Category => ({
  _id: name,
  name,
  order,
  showInNav: false,
  showInProductsDropdown: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...rest,
})

const oils = category('oils', 10, {
  subcategories: [
    category('sesame', 10, { parent: 'oils' }),
    category('coconut', 20, { parent: 'oils' }),
  ],
})
const flour = category('flour', 20, { subcategories: [] })
const rows = flattenCategories([oils, ...(oils.subcategories ?? []), flour])
const names = (list: { id: string }[]) => list.map(({ id }) => id)

it('the rows of subcategories stand under those of their parents, each once', () => {
  expect(names(rows)).toEqual(['oils', 'sesame', 'coconut', 'flour'])
})

it('a main category moves with its subcategories', () => {
  const moved = moveCategory(rows, 'oils', 'flour', 'after')
  expect(moved.changes).toEqual([{ id: 'oils', order: 21 }])
  expect(names(moved.rows)).toEqual(['flour', 'oils', 'sesame', 'coconut'])
})

it('a subcategory moves among its siblings', () => {
  const moved = moveCategory(rows, 'coconut', 'sesame', 'before')
  expect(moved.changes).toEqual([{ id: 'coconut', order: 9 }])
  expect(names(moved.rows)).toEqual(['oils', 'coconut', 'sesame', 'flour'])
})
