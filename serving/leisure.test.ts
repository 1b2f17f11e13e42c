import { expect, it } from 'vitest'
import { Leisure } from './leisure.ts'

it('is there for as many as come at an easy pace, and for a few at once', () => {
  const leisure = new Leisure({ perSecond: 10, burst: 3 })
  for (let time = 0; time < 5000; time += 100) expect(leisure.take(time)).toBe(true)
  const atOnce = [1, 2, 3, 4].map(() => leisure.take(6000))
  expect(atOnce).toEqual([true, true, true, false])
})

it('is not there while more come than there is time for, and returns when they stop', () => {
  const leisure = new Leisure({ perSecond: 10, burst: 3 })
  for (let n = 0; n < 3; n++) leisure.take(1000)
  for (let time = 1000; time < 3000; time += 50) expect(leisure.take(time)).toBe(false)
  expect(leisure.take(3100)).toBe(true)
})
