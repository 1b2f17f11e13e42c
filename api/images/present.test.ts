import { expect, it } from 'vitest'
import { imageSetSchema } from '../../contract/images/image.ts'
import { presentImage } from './present.ts'

const row = {
  id: 'ab',
  width: 400,
  height: 300,
  bytes: 1000,
  placeholder: 'data:image/webp;base64,AA==',
  variants: JSON.stringify(['.webp', '.jpg', '-400.avif', '-160.avif', '-160.webp']),
  created_at: 0,
}

it('an image shows a picture by its full size, and in every width of each format', () => {
  const { image, imageSet } = presentImage(row)
  expect(image).toBe('/uploads/ab.webp')
  expect(imageSetSchema.parse(imageSet)).toEqual({
    width: 400,
    height: 300,
    placeholder: 'data:image/webp;base64,AA==',
    sources: [
      { type: 'image/avif', srcset: '/uploads/ab-160.avif 160w, /uploads/ab-400.avif 400w' },
      { type: 'image/webp', srcset: '/uploads/ab-160.webp 160w, /uploads/ab.webp 400w' },
    ],
    preview: '/uploads/ab.jpg',
  })
})

it('an image is absent where there is no picture', () => {
  expect(presentImage(undefined)).toEqual({})
  expect(presentImage(null)).toEqual({})
})
