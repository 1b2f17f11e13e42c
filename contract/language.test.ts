import { expect, it } from 'vitest'
import { addressIn, isInTamil, languageOfPath, withoutLanguage } from './language.ts'

it.each([
  '/',
  '/?a=1',
  '/#contact',
  '/products?search=a',
  '/category/ab12',
  '/category/ab12?search=a',
])('%s is there in Tamil', (address) => {
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
])('%s is not there in Tamil', (address) => {
  expect(isInTamil(address)).toBe(false)
})

it.each([
  ['/', '/ta'],
  ['/?a=1', '/ta?a=1'],
  ['/#contact', '/ta#contact'],
  ['/category/ab12?search=a', '/ta/category/ab12?search=a'],
])('%s is %s in Tamil', (address, tamil) => {
  expect(addressIn('ta', address)).toBe(tamil)
})

it.each([
  ['/ta', '/'],
  ['/ta/', '/'],
  ['/ta/delivery', '/delivery'],
  ['/TA/Delivery', '/Delivery'],
  ['/%74%41/delivery', '/delivery'],
])('%s is the Tamil path of %s, as the router reads it', (path, english) => {
  expect([languageOfPath(path), withoutLanguage(path)]).toEqual(['ta', english])
})

it.each(['/', '/tamil', '/tax/ta', '//ta', '/ta%2Fdelivery', '/%2574a', 'ta'])(
  '%s is an English path',
  (path) => {
    expect([languageOfPath(path), withoutLanguage(path)]).toEqual(['en', path])
  },
)
