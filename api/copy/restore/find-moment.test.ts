import { expect, it } from 'vitest'
import { findLast } from './find-moment.ts'

it('a moment of a copy includes all that was written by its end, and nothing later', () => {
  const commits = [1000, 2000, 2000, 3000].map((writtenBy, index) => ({
    index,
    end: index,
    writtenBy,
  }))
  const moments = [999, 1000, 1999, 2000, 2999, 3000, 9000]
  expect(moments.map((at) => findLast(commits, at))).toEqual([-1, 0, 0, 2, 2, 3, 3])
  expect(findLast([], 1000)).toBe(-1)
})
