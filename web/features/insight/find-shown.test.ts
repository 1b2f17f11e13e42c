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
  ])('is of %s that it was shown', (address, page) => {
    expect(show(address)).toEqual({ page: { kind: 'page', ...page } })
  })

  it.each(['/nothing', '/category/c1', '/label/p1', '/admin'])('is nothing of %s', (address) => {
    expect(show(address, { state: 'missing' })).toEqual({})
  })

  it('is the category of a page that has found it', () => {
    const { page } = show('/category/c1', { category, list })
    expect(page).toEqual({ kind: 'page', page: 'category', category: 'c1' })
  })

  it('is the product whose details are open', () => {
    expect(show('/products?product=p1').opened).toEqual({ kind: 'opened', product: 'p1' })
    expect(show('/gallery?product=p1').opened).toBeUndefined()
  })

  it.each([
    ['as it stands', { total: 2 }, { found: 2, how: 'literal' }],
    ['in sizes of one oil', { total: 1, products: 4 }, { found: 4, how: 'literal' }],
    ['by sound', { total: 2, notes: { how: 'sound' } }, { found: 2, how: 'sound' }],
    ['nowhere', { total: 0 }, { found: 0, how: 'nothing' }],
  ])('is a search, and that it was found %s', (_, list, found) => {
    const { searched } = show('/products?search=nalenei', { list })
    expect(searched).toEqual({ kind: 'searched', words: 'nalenei', ...found })
  })

  it.each([
    ['without words', '/products?search=+', { list }],
    ['that failed', '/products?search=oil', { list: { total: 0, error: 'No' } }],
    ['taken to the letter once more', '/products?search=oil&exact=true', { list }],
  ])('is no search %s', (_, address, loaded) => {
    expect(show(address, loaded).searched).toBeUndefined()
  })

  it.each([
    ['what one category lacks', '/category/c1?search=oil', { category, list: { total: 0 } }],
    ['a text that is no search', `/products?search=${'x'.repeat(101)}`, { list }],
  ])('is not which words were searched, of %s', (_, address, loaded) => {
    expect(show(address, loaded).searched).toEqual({ kind: 'searched' })
  })
})
