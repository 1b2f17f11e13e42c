import { expect, it } from 'vitest'
import { describeFailure } from './save-result.ts'

it('a failure names the reason only where there is one', () => {
  const what = 'Failed to fetch categories'
  expect(describeFailure(what)).toBeUndefined()
  expect(describeFailure(what, {})).toBe(what)
  expect(describeFailure(what, { message: 'Busy' })).toBe('Failed to fetch categories: Busy')
})
