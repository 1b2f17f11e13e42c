import { describe, expect, it } from 'vitest'
import { isActive } from './is-active.ts'

describe('isActive', () => {
  it('the header marks Products only when there is no query', () => {
    expect(isActive('/products', { pathname: '/products', search: '' })).toBe(true)
    expect(isActive('/products', { pathname: '/products', search: '?sort=price-asc' })).toBe(false)
  })

  it('the header knows a category by its id', () => {
    const there = { pathname: '/products', search: '?category=oils&name=Other&sort=name-asc' }
    expect(isActive('/products?category=oils&name=Oils', there)).toBe(true)
    expect(isActive('/products?category=gifts&name=Gifts', there)).toBe(false)
  })

  it('the header does not take Home for every page', () => {
    expect(isActive('/', { pathname: '/gallery', search: '' })).toBe(false)
    expect(isActive('/', { pathname: '/', search: '?from=somewhere' })).toBe(true)
  })
})
