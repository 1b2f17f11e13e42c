import { expect, it } from 'vitest'
import { createShares } from './shares.ts'

/** Takes as much as there is, in turns; answers how much each has. */
function takeAll(owners: string[], places = 100) {
  const shares = createShares(places)
  const held = Object.fromEntries(owners.map((owner) => [owner, 0]))
  for (let isTaking = true; isTaking; ) {
    isTaking = false
    for (const owner of owners) {
      if (!shares.isOpenTo(owner)) continue
      shares.take(owner)
      held[owner] = (held[owner] ?? 0) + 1
      isTaking = true
    }
  }
  return { shares, held: Object.values(held) }
}

it('leave something for the next, however much some want', () => {
  expect(takeAll(['a']).held).toEqual([50])
  const { shares, held } = takeAll(['a', 'b', 'c', 'd', 'e'])
  expect(held).toEqual([17, 17, 17, 17, 16])
  expect(shares.areShort()).toBe(true)
  for (const owner of ['f', 'g', 'h']) {
    expect(shares.isOpenTo(owner)).toBe(true)
    shares.take(owner)
  }
})

it('are all there for as many as there are places', () => {
  const owners = Array.from({ length: 100 }, (_, index) => `owner ${index}`)
  expect(takeAll(owners).held).toEqual(owners.map(() => 1))
})

it('come back', () => {
  const shares = createShares(5)
  shares.take('a', 3)
  expect([shares.isOpenTo('a'), shares.isOpenTo('b')]).toEqual([false, true])
  shares.giveBack('a', 2)
  expect([shares.isOpenTo('a'), shares.taken()]).toEqual([true, 1])
})
