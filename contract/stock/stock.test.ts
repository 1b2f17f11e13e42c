import { describe, expect, it } from 'vitest'
import { messages } from '../messages.ts'
import { backOnRange, mergeStock, type StockState } from './stock.ts'

const { stockContradicts, backOnInStock, backOnPast, backOnTooLate } = messages.product
const days = { today: '2026-11-24', lastDay: '2027-05-23' }
const day = '2026-11-28'
const enough: StockState = { stock: 'in', backOn: null }
const few: StockState = { stock: 'few', backOn: null }
const out: StockState = { stock: 'out', backOn: null }
const outUntil: StockState = { stock: 'out', backOn: day }
const outOnce: StockState = { stock: 'out', backOn: '2026-11-20' }
type Write = Parameters<typeof mergeStock>[0]

describe('writes of stock', () => {
  it.each<[Write, StockState | null, StockState]>([
    [{}, null, enough],
    [{}, few, few],
    [{}, outUntil, outUntil],
    [{}, outOnce, outOnce],
    [{ inStock: true }, enough, enough],
    [{ inStock: true }, few, few],
    [{ inStock: true }, outUntil, enough],
    [{ inStock: false }, null, out],
    [{ inStock: false }, few, out],
    [{ inStock: false }, outUntil, outUntil],
    [{ stock: 'in' }, few, enough],
    [{ stock: 'in' }, outUntil, enough],
    [{ stock: 'few' }, null, few],
    [{ stock: 'few' }, outUntil, few],
    [{ stock: 'out' }, few, out],
    [{ stock: 'out' }, outUntil, outUntil],
    [{ stock: null }, few, few],
    [{ stock: null, inStock: false }, few, out],
    [{ stock: 'few', inStock: true }, enough, few],
    [{ stock: 'out', inStock: false, backOn: day }, enough, outUntil],
    [{ backOn: day }, out, outUntil],
    [{ backOn: null }, outUntil, out],
    [{ backOn: null }, few, few],
    [{ inStock: false, backOn: days.today }, few, { stock: 'out', backOn: days.today }],
    [{ backOn: days.lastDay }, out, { stock: 'out', backOn: days.lastDay }],
    [{ stock: 'out', backOn: '2026-11-20' }, outOnce, outOnce],
  ])('a write of stock of %j makes %j into %j', (write, stored, state) => {
    expect(mergeStock(write, stored, days)).toEqual({ state })
  })

  it.each<[Write, StockState | null, object]>([
    [{ stock: 'in', inStock: false }, enough, { stock: stockContradicts }],
    [{ stock: 'few', inStock: false }, few, { stock: stockContradicts }],
    [{ stock: 'out', inStock: true }, null, { stock: stockContradicts }],
    [{ backOn: day }, null, { backOn: backOnInStock }],
    [{ backOn: day }, few, { backOn: backOnInStock }],
    [{ stock: 'in', backOn: day }, outUntil, { backOn: backOnInStock }],
    [{ inStock: true, backOn: day }, outUntil, { backOn: backOnInStock }],
    [{ backOn: '2026-11-23' }, out, { backOn: backOnPast }],
    [{ backOn: '2026-11-19' }, outOnce, { backOn: backOnPast }],
    [{ backOn: '2027-05-24' }, out, { backOn: backOnTooLate(180) }],
  ])('a write of stock of %j on %j is rejected: %j', (write, stored, errors) => {
    expect(mergeStock(write, stored, days)).toEqual({ errors })
  })

  it.each([
    ['2026-11-24T18:29:59.999Z', '2026-11-24', '2027-05-23'],
    ['2026-11-24T18:30:00.000Z', '2026-11-25', '2027-05-24'],
  ])('a write of stock may name at %s the days from %s to %s', (now, today, lastDay) => {
    expect(backOnRange(Date.parse(now))).toEqual({ today, lastDay })
  })

  const writes = ([undefined, true, false] as const).flatMap((inStock) =>
    ([undefined, null, 'in', 'few', 'out'] as const).flatMap((stock) =>
      [undefined, null, day].map((backOn): Write => ({ inStock, stock, backOn })),
    ),
  )
  const states = [null, enough, few, out, outUntil, outOnce]

  it.each(states)(
    'a write of stock on %j is rejected where it contradicts itself, and does what it says else',
    (stored) => {
      for (const write of writes) {
        const { inStock, stock, backOn } = write
        const { state, errors = {} } = mergeStock(write, stored, days)
        const isOut = stock ? stock === 'out' : !(inStock ?? stored?.stock !== 'out')
        const contradicts = Boolean(stock) && inStock !== undefined && inStock === isOut
        expect(Boolean(errors.stock), JSON.stringify(write)).toBe(contradicts)
        expect(Boolean(errors.backOn), JSON.stringify(write)).toBe(
          !contradicts && Boolean(backOn) && !isOut,
        )
        if (!state) continue
        const keptLevel = stored?.stock === 'few' ? 'few' : 'in'
        expect(state.stock).toBe(stock ?? (isOut ? 'out' : keptLevel))
        const kept = isOut ? (stored?.backOn ?? null) : null
        expect(state.backOn, JSON.stringify(write)).toBe(backOn === undefined ? kept : backOn)
      }
    },
  )
})
