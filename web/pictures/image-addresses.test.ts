import { expect, it } from 'vitest'
import { imageAddresses } from './image-addresses.ts'

it.each([
  ['https://cdn.example/a.jpg', ['https://cdn.example/a.jpg']],
  ['https://cdn.example/api/a.jpg', ['https://cdn.example/api/a.jpg', 'https://cdn.example/a.jpg']],
  ['/uploads/a.webp', ['/uploads/a.webp', '/uploads/categories/a.webp']],
  ['uploads/a.webp', ['/uploads/a.webp', '/uploads/categories/a.webp']],
  ['a.webp', ['/uploads/categories/a.webp', '/a.webp', '/uploads/a.webp']],
  ['/api/uploads/a.webp', ['/api/uploads/a.webp', '/uploads/a.webp', '/uploads/categories/a.webp']],
])('the page looks for the picture %s', (image, addresses) => {
  expect(imageAddresses(image, '')).toEqual(addresses)
})

it('the page looks for pictures on the API host', () => {
  expect(imageAddresses('/uploads/a.webp', 'https://api.example')[0]).toBe(
    'https://api.example/uploads/a.webp',
  )
})
