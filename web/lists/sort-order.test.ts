import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkRandomly } from '../../tools/testing/random-runs.ts'
import { moveRow, planMove, type SortOrder, sortOrderForDrop } from './sort-order.ts'

const rows: SortOrder[] = [
  { id: 'a', order: 10 },
  { id: 'b', order: 20 },
  { id: 'c', order: 41 },
]

describe('drops', () => {
  it.each([
    ['a', 'before', 9],
    ['a', 'after', 15],
    ['b', 'before', 15],
    ['b', 'after', 30.5],
    ['c', 'before', 30.5],
    ['c', 'after', 42],
  ] as const)('a row dropped on %s, %s it, gets the order %d', (target, position, order) => {
    expect(sortOrderForDrop(rows, target, position)).toBe(order)
  })
})

describe('moves', () => {
  it('a move writes the moved row alone', () => {
    expect(planMove(rows, 'c', 'a', 'after')).toEqual([{ id: 'c', order: 15 }])
    expect(planMove(rows, 'a', 'c', 'after')).toEqual([{ id: 'a', order: 42 }])
  })

  it('a move writes nothing where nothing moves', () => {
    expect(planMove(rows, 'a', 'a', 'before')).toEqual([])
    expect(planMove(rows, 'a', 'b', 'before')).toEqual([])
    expect(planMove(rows, 'b', 'a', 'after')).toEqual([])
  })

  it('a move numbers afresh where the neighbours leave no room', () => {
    const tied = rows.map(({ id }) => ({ id, order: 10 }))
    expect(planMove(tied, 'c', 'a', 'after')).toEqual([
      { id: 'a', order: 0 },
      { id: 'b', order: 20 },
    ])
  })

  it('a move always leads to the sequence that was dropped', async () => {
    const list = fc
      .array(fc.integer({ min: -3, max: 3 }), { minLength: 1, maxLength: 8 })
      .map((orders) => orders.sort((a, b) => a - b).map((order, i) => ({ id: `r${i}`, order })))
    const index = fc.nat({ max: 100 })
    await checkRandomly(
      { short: 100, long: 10_000 },
      fc.property(list, index, index, fc.boolean(), (start, from, to, before) => {
        const moved = `r${from % start.length}`
        const target = `r${to % start.length}`
        const position = before ? 'before' : 'after'
        const written = new Map(
          planMove(start, moved, target, position).map(({ id, order }) => [id, order]),
        )
        const expected = moveRow(start, moved, target, position)
        const changed = expected.some((row, index) => row !== start[index])
        expect(written.size > 0).toBe(changed)
        const orders = expected.map(({ id, order }) => written.get(id) ?? order)
        expect(orders).toEqual(orders.toSorted((a, b) => a - b))
      }),
    )
  })
})
