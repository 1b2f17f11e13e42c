import { expect, it } from 'vitest'
import { imageLimits } from '../../contract/images/limits.ts'
import { messages } from '../../contract/messages.ts'
import { rejectPicture } from './picture-change.ts'

it('a form takes pictures up to five megabytes, that size included', () => {
  expect(rejectPicture({ size: imageLimits.bytes, type: 'image/jpeg' })).toBeUndefined()
  expect(rejectPicture({ size: imageLimits.bytes + 1, type: 'image/jpeg' })).toBe(
    messages.image.tooLarge,
  )
})

it.each(['image/svg+xml', 'application/pdf', 'text/html', ''])(
  'a form rejects a picture of the type %j',
  (type) => {
    expect(rejectPicture({ size: 10, type })).toBe(messages.image.notAnImage)
  },
)

it('a form leaves to the browser whether it can read a photograph of an iPhone', () => {
  expect(rejectPicture({ size: 10, type: 'image/heic' })).toBeUndefined()
})
