import { expect, it } from 'vitest'
import { pagePaths } from '../../contract/paths.ts'
import { findSpelling } from './one-spelling.ts'

it.each([
  ['/products/', '/products'],
  ['/Products', '/products'],
  ['//products', '/products'],
  ['/ta//products//', '/ta/products'],
  ['/TA/', '/ta'],
  ['/%54a/Products/?search=A%20b&sort=&utm=X', '/ta/products?search=A%20b&sort=&utm=X'],
  ['/t%61/%50roducts?', '/ta/products?'],
  ['/ta/./gallery/../products', '/ta/products'],
  ['/%2e/contact', '/contact'],
  ['\\products', '/products'],
  ['//', '/'],
  ['//?search=til', '/?search=til'],
  ['/About-Us/', '/about-us'],
  [
    '/Category/01900000-0000-7000-8000-00000000000A/',
    '/category/01900000-0000-7000-8000-00000000000a',
  ],
  ['/ta/category/%e0%ae%95/', '/ta/category/%E0%AE%95'],
  ['/label//x', '/label/x'],
  ['/Admin/Products/', '/admin/products'],
  ['/admin/Two-Step', '/admin/two-step'],
])('a page at %s is at %s', (url, spelled) => {
  expect(findSpelling(url)).toBe(spelled)
  expect(findSpelling(spelled)).toBeNull()
})

it.each([
  '/nothing/',
  '//evil.example/products',
  '//evil.example',
  '/\\evil.example',
  '/products%2F',
  '/products%20',
  '/%zz/',
  '/\u212ata',
  '/products.data',
  '/_root.data',
  '/__manifest',
  '/API/products/',
  '/uploads/A.webp',
  '/robots.txt',
  '/ta/nothing/',
  '/ta/admin/',
])('the address %s is left as it is', (url) => {
  expect(findSpelling(url)).toBeNull()
})

it('every link of our own has the one spelling', () => {
  for (const path of Object.values(pagePaths))
    expect(findSpelling(path.replace(/:\w+/g, 'x'))).toBeNull()
})
