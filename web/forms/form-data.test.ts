import { expect, it } from 'vitest'
import { toFormData } from './form-data.ts'

it('a form sends booleans and numbers as text, and leaves out what is absent', () => {
  const file = new File(['x'], 'a.png')
  const body = toFormData({
    name: 'Oil',
    price: 0,
    featured: false,
    size: '',
    parent: null,
    image: file,
    order: undefined,
  })
  expect([...body.entries()]).toEqual([
    ['name', 'Oil'],
    ['price', '0'],
    ['featured', 'false'],
    ['size', ''],
    ['image', file],
  ])
})
