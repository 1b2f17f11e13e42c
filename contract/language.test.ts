import { expect, it } from 'vitest'
import { addressIn, isInTamil } from './language.ts'

it.each(['/', '/?a=1', '/#contact'])('%s is there in Tamil', (address) => {
  expect(isInTamil(address)).toBe(true)
})

it.each(['', '/admin', '/admin/products/ab12', '/label/ab12', '//'])(
  '%s is not there in Tamil',
  (address) => {
    expect(isInTamil(address)).toBe(false)
  },
)

it.each([
  ['/', '/ta'],
  ['/?a=1', '/ta?a=1'],
  ['/#contact', '/ta#contact'],
])('%s is %s in Tamil', (address, tamil) => {
  expect(addressIn('ta', address)).toBe(tamil)
})
