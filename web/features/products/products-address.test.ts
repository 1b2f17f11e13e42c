import { describe, expect, it } from 'vitest'
import {
  readCategoryAddress,
  readProductsAddress,
  showsSameList,
  toProductQuery,
  writeCategoryAddress,
  writeProductsAddress,
} from './products-address.ts'

const read = (query: string) => readProductsAddress(new URLSearchParams(query))
const plain = { search: '', sort: 'default', page: 1 } as const

it('the address of products carries that a search is to be exact, and only with a search', () => {
  const state = { ...plain, search: 'til', exact: true } as const
  expect(read('search=til&exact=true')).toEqual(state)
  expect(read('search=til&exact=1')).toEqual({ ...plain, search: 'til' })
  expect(writeProductsAddress(state)).toMatch(/search=til&exact=true$/)
  expect(writeProductsAddress({ ...state, search: '' })).not.toContain('exact')
  expect(toProductQuery(state, 'en')).toMatchObject({ search: 'til', exact: true })
})

it('the address of a category has its search, and nothing else of the page', () => {
  const params = new URLSearchParams(
    'category=other&name=Oils&search=til%20oil&exact=true&sort=price-asc&page=3',
  )
  const state = readCategoryAddress('c/1', params)
  expect(state).toEqual({ ...plain, category: 'c/1', search: 'til oil', exact: true })
  expect(writeCategoryAddress(state)).toBe('/category/c%2F1?search=til%20oil&exact=true')
  expect(writeCategoryAddress({ category: 'c1', search: '' })).toBe('/category/c1')
})

describe('readProductsAddress', () => {
  it('the address of products is read with every part', () => {
    expect(
      read('category=c1&name=Oils&search=cold%20press&sort=price-asc&product=p1&page=3'),
    ).toEqual({
      category: 'c1',
      name: 'Oils',
      search: 'cold press',
      sort: 'price-asc',
      product: 'p1',
      page: 3,
    })
  })

  it.each([
    'sort=newest',
    'sort=',
    'page=0',
    'page=-1',
    'page=2.5',
    'page=x',
    'other=1',
    'category=',
    'category=%00',
    'search=%00',
    'search=%ff',
  ])('the address of products is read as if it had no %s', (query) => {
    expect(read(query)).toEqual(plain)
  })

  it('the address of products is read with a search that the server takes, cut to its length', () => {
    expect(read(`search=${'a'.repeat(300)}`).search).toHaveLength(200)
  })
})

describe('writeProductsAddress', () => {
  it('the address of products is the page alone when nothing is set', () => {
    expect(writeProductsAddress(plain)).toBe('/products')
  })

  it('the address of products has a category with its name, as specified', () => {
    expect(writeProductsAddress({ ...plain, category: 'c1', name: 'Gift & More' })).toBe(
      '/products?category=c1&name=Gift%20%26%20More',
    )
  })

  it('the address of products gives back what it was read from', () => {
    const query = 'category=c1&name=Oils&search=oil&sort=name-desc&page=2&product=p1'
    expect(writeProductsAddress(read(query))).toBe(`/products?${query}`)
  })
})

it('the same list with other details is taken for the same', () => {
  const list = new URLSearchParams('category=c1&name=Oils')
  expect(showsSameList(list, new URLSearchParams('category=c1&name=Oils&product=p1'))).toBe(true)
  expect(showsSameList(list, new URLSearchParams('category=c2&name=Oils'))).toBe(false)
  expect(showsSameList(list, new URLSearchParams('category=c1&name=Oils&page=2'))).toBe(false)
})

it('the popular collection asks for bestsellers, newest first', () => {
  expect(toProductQuery(read('category=popular'), 'en')).toEqual({
    isBestSeller: true,
    sort: 'newest',
    sizes: 'together',
  })
  expect(toProductQuery(read('category=popular&sort=price-asc'), 'en')).toEqual({
    isBestSeller: true,
    sort: 'price-asc',
    sizes: 'together',
  })
  expect(toProductQuery(read('category=c1&search=oil'), 'en')).toEqual({
    category: 'c1',
    search: 'oil',
    sort: 'default',
    sizes: 'together',
  })
})

it.each([
  ['sort=name-desc', { sort: 'name-desc', lang: 'ta' }],
  ['sort=price-asc', { sort: 'price-asc' }],
])('a Tamil page asks for Tamil names in order where it sorts by name: %s', (address, query) => {
  expect(toProductQuery(read(address), 'ta')).toEqual({ ...query, sizes: 'together' })
})
