import { expect, it } from 'vitest'
import { createFairShareLimiter } from './fair-share.ts'

/** Takes as much as there is, in turns; answers how much each has. */
function takeAll(owners: string[], slots = 100) {
  const limiter = createFairShareLimiter(slots)
  const held = Object.fromEntries(owners.map((owner) => [owner, 0]))
  for (let isTaking = true; isTaking; ) {
    isTaking = false
    for (const owner of owners) {
      if (!limiter.hasRoomFor(owner)) continue
      limiter.acquire(owner)
      held[owner] = (held[owner] ?? 0) + 1
      isTaking = true
    }
  }
  return { limiter, held: Object.values(held) }
}

it('leave something for the next, however much some want', () => {
  expect(takeAll(['a']).held).toEqual([50])
  const { limiter, held } = takeAll(['a', 'b', 'c', 'd', 'e'])
  expect(held).toEqual([17, 17, 17, 17, 16])
  expect(limiter.isScarce()).toBe(true)
  for (const owner of ['f', 'g', 'h']) {
    expect(limiter.hasRoomFor(owner)).toBe(true)
    limiter.acquire(owner)
  }
})

it('are all there for as many as there are slots', () => {
  const owners = Array.from({ length: 100 }, (_, index) => `owner ${index}`)
  expect(takeAll(owners).held).toEqual(owners.map(() => 1))
})

it('come back', () => {
  const limiter = createFairShareLimiter(5)
  limiter.acquire('a', 3)
  expect([limiter.hasRoomFor('a'), limiter.hasRoomFor('b')]).toEqual([false, true])
  limiter.release('a', 2)
  expect([limiter.hasRoomFor('a'), limiter.used()]).toEqual([true, 1])
  limiter.release('a')
  limiter.acquire('b', 4)
  expect(limiter.hasRoomFor('a')).toBe(true)
})
