import { expect, it } from 'vitest'
import { productListAddress, readListState } from './list-state.ts'

const read = (query: string) => readListState(new URLSearchParams(query))

it('the state of the list is read from an address', () => {
  expect(read('page=3&search=oil&exact=true&category=c1&sort=price-asc')).toEqual({
    page: 3,
    search: 'oil',
    exact: 'true',
    category: 'c1',
    sort: 'price-asc',
    care: '',
    shown: '',
  })
  expect(read('care=no-image').care).toBe('no-image')
})

it.each([
  '',
  'care=x',
  'page=0',
  'page=-1',
  'page=2.5',
  'page=x',
  'sort=cheap',
  'page=99999999999',
  'search=%00',
  'exact=1',
  'category=%ff',
])('the state of the list is the default for %j', (query) => {
  const start = {
    page: 1,
    search: '',
    exact: '',
    category: '',
    sort: 'default',
    care: '',
    shown: '',
  }
  expect(read(query)).toEqual(start)
})

it('the list goes back to the first page when search or category change', () => {
  const state = read('page=3&category=c1')
  expect(productListAddress({ search: 'a b' }, state)).toBe(
    '/admin/products?search=a%20b&category=c1',
  )
  expect(productListAddress({ category: '' }, state)).toBe('/admin/products')
  expect(productListAddress({ page: 4 }, state)).toBe('/admin/products?page=4&category=c1')
})
