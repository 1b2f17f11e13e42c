import { describe, expect, it } from 'vitest'
import { findShown } from './find-shown.ts'

const list = { total: 2 }
const category = { _id: 'c1' }
const show = (address: string, loaderData: object = {}) => {
  const [pathname = '', search = ''] = address.split('?')
  return findShown({ pathname, search: `?${search}`, loaderData })
}

describe('what is counted of a page', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/about-us', { page: 'about' }],
    ['/gallery?category=Mill', { page: 'gallery' }],
    ['/contact', { page: 'contact' }],
    ['/list?i=1.1', { page: 'list' }],
    ['/price-list', { page: 'price-list' }],
    ['/products', { page: 'products' }],
    ['/products?category=popular&name=x', { page: 'products' }],
    ['/products?category=c1&name=x', { page: 'products', category: 'c1' }],
  ])('a shown page of %s is counted: %j', (address, page) => {
    expect(show(address)).toEqual({ page: { kind: 'page', ...page } })
  })

  it.each(['/nothing', '/category/c1', '/label/p1', '/admin'])(
    'a page of %s is not counted',
    (address) => {
      expect(show(address, { state: 'missing' })).toEqual({})
    },
  )

  it('the category of a page that has found it is counted', () => {
    const { page } = show('/category/c1', { category, list })
    expect(page).toEqual({ kind: 'page', page: 'category', category: 'c1' })
  })

  it('the product whose details are open is counted', () => {
    expect(show('/products?product=p1').opened).toEqual({ kind: 'opened', product: 'p1' })
    expect(show('/gallery?product=p1').opened).toBeUndefined()
  })

  it.each([
    ['as it stands', { total: 2 }, { found: 2, how: 'literal' }],
    ['in sizes of one oil', { total: 1, products: 4 }, { found: 4, how: 'literal' }],
    ['by sound', { total: 2, notes: { how: 'sound' } }, { found: 2, how: 'sound' }],
    ['nowhere', { total: 0 }, { found: 0, how: 'nothing' }],
  ])('a search is counted, and that it was found %s', (_, list, found) => {
    const { searched } = show('/products?search=nalenei', { list })
    expect(searched).toEqual({ kind: 'searched', words: 'nalenei', ...found })
  })

  it.each([
    ['without words', '/products?search=+', { list }],
    ['that failed', '/products?search=oil', { list: { total: 0, error: 'No' } }],
    ['taken to the letter once more', '/products?search=oil&exact=true', { list }],
  ])('a search is not counted %s', (_, address, loaded) => {
    expect(show(address, loaded).searched).toBeUndefined()
  })

  it.each([
    ['what one category lacks', '/category/c1?search=oil', { category, list: { total: 0 } }],
    ['a text that is no search', `/products?search=${'x'.repeat(101)}`, { list }],
  ])('the words of a search are not counted for %s', (_, address, loaded) => {
    expect(show(address, loaded).searched).toEqual({ kind: 'searched' })
  })
})
