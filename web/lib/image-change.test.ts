import { expect, it } from 'vitest'
import { limits } from '../../contract/limits.ts'
import { messages } from '../../contract/messages.ts'
import { refuseImage } from './image-change.ts'

it('takes pictures up to five megabytes, that size included', () => {
  expect(refuseImage({ size: limits.image.bytes, type: 'image/jpeg' })).toBeUndefined()
  expect(refuseImage({ size: limits.image.bytes + 1, type: 'image/jpeg' })).toBe(
    messages.image.tooLarge,
  )
})

it.each(['image/svg+xml', 'image/heic', 'text/html', ''])('refuses %j', (type) => {
  expect(refuseImage({ size: 10, type })).toBe(messages.image.notAnImage)
})
