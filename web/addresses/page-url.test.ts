import { expect, it } from 'vitest'
import { findPrivacy, normalizePageUrl } from './page-url.ts'

it.each([
  ['/products?search=til', '/products?search=til'],
  ['/products?%73earch=t%69l', '/products?search=til'],
  ['/Products/?search=til', '/Products/?search=til'],
  ['/products?page=2&search=til&utm_source=chat', '/products?search=til&page=2'],
  ['/products?%2573earch=til', '/products'],
  ['/list?%69=a.1', '/list?i=a.1'],
  ['/list?i=', '/list?i='],
  ['/list?i=a&i=b', '/list?i=a&i=b'],
  ['/about-us?search=til', '/about-us'],
  ['/?search=til', '/'],
  ['/constructor?name=x', '/constructor'],
  ['/products.data?search=til&_routes=root&x=1', '/products.data?search=til&_routes=root'],
  ['/category/c1?search=til&page=2', '/category/c1?search=til'],
  ['/products?search=a?b', '/products?search=a%3Fb'],
])('a page at %s is rendered and cached as %s', (url, normalized) => {
  expect(normalizePageUrl(url)).toBe(normalized)
})

it.each([
  ['/admin/login', 'no-store'],
  ['/admin/login.data?_routes=root', 'no-store'],
  ['/%61dmin/login?from=/admin', 'no-store'],
  ['/admin', 'private, no-cache'],
  ['/admin/products/new', 'private, no-cache'],
  ['/contact?name=Meena', 'private, no-cache'],
  ['/ta/contact.data?message=oil', 'private, no-cache'],
  ['/contact?utm_source=chat', null],
  ['/contact', null],
  ['/administration', null],
  ['/', null],
  ['/_root.data', null],
  ['/products?search=admin', null],
])('the caches in front are told of a page at %s: %s', (url, told) => {
  expect(findPrivacy(url)).toBe(told)
})
