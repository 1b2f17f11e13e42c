import { expect, it } from 'vitest'
import { TokenBucket } from './token-bucket.ts'

it('gives so many tokens a second, and a few at once', () => {
  const bucket = new TokenBucket({ perSecond: 10, burst: 3 })
  const take = (time: number) => bucket.take(time)
  expect([0, 0, 0, 0].map(take)).toEqual([true, true, true, false])
  expect([50, 100, 150, 200].map(take)).toEqual([false, true, false, true])
  expect([9000, 9000, 9000, 9000].map(take)).toEqual([true, true, true, false])
})
