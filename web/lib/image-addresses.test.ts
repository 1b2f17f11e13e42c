import { expect, it } from 'vitest'
import { categoryImageAddresses, galleryImageAddresses } from './image-addresses.ts'

it.each([
  ['https://cdn.example/a.jpg', ['https://cdn.example/a.jpg']],
  ['/uploads/a.webp', ['/uploads/a.webp', '/uploads/categories/a.webp']],
  ['uploads/a.webp', ['/uploads/a.webp', '/uploads/categories/a.webp']],
  ['a.webp', ['/uploads/categories/a.webp', '/a.webp', '/uploads/a.webp']],
])('looks for the category picture %s', (image, addresses) => {
  expect(categoryImageAddresses(image, '')).toEqual(addresses)
})

it('looks on the API host', () => {
  expect(categoryImageAddresses('/uploads/a.webp', 'https://api.example')[0]).toBe(
    'https://api.example/uploads/a.webp',
  )
})

it.each([
  ['/api/uploads/a.webp', ['/api/uploads/a.webp', '/uploads/a.webp']],
  ['uploads/a.webp', ['/uploads/a.webp']],
])('looks for the gallery picture %s', (image, addresses) => {
  expect(galleryImageAddresses(image, '')).toEqual(addresses)
})
