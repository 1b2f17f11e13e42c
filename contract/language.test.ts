import { expect, it } from 'vitest'
import { addressIn, isInTamil, languageOfPath, withoutLanguage } from './language.ts'

it.each([
  '/',
  '/?a=1',
  '/#contact',
  '/products?search=a',
  '/category/ab12',
  '/category/ab12?search=a',
])('the page %s exists in Tamil', (address) => {
  expect(isInTamil(address)).toBe(true)
})

it.each([
  '',
  '/category',
  '/category/ab12/c',
  '/productsheet',
  '/admin',
  '/admin/products/ab12',
  '/label/ab12',
  '//',
])('the page %s does not exist in Tamil', (address) => {
  expect(isInTamil(address)).toBe(false)
})

it.each([
  ['/', '/ta'],
  ['/?a=1', '/ta?a=1'],
  ['/#contact', '/ta#contact'],
  ['/category/ab12?search=a', '/ta/category/ab12?search=a'],
])('the path %s is %s in Tamil', (address, tamil) => {
  expect(addressIn('ta', address)).toBe(tamil)
})

it.each([
  ['/ta', '/'],
  ['/ta/', '/'],
  ['/ta/delivery', '/delivery'],
  ['/TA/Delivery', '/Delivery'],
  ['/%74%41/delivery', '/delivery'],
])('the path %s is the Tamil one of %s, as the router reads it', (path, english) => {
  expect([languageOfPath(path), withoutLanguage(path)]).toEqual(['ta', english])
})

it.each(['/', '/tamil', '/tax/ta', '//ta', '/ta%2Fdelivery', '/%2574a', 'ta'])(
  'the path %s is an English one',
  (path) => {
    expect([languageOfPath(path), withoutLanguage(path)]).toEqual(['en', path])
  },
)
