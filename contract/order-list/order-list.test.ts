import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCharacter } from '../../tools/testing/any-character.ts'
import { checkRandomly } from '../../tools/testing/random-runs.ts'
import { orderListLimits } from './limits.ts'
import { findOrderList, orderListAddress, parseOrderList, writeOrderList } from './order-list.ts'

const { lines: maxLines, quantity } = orderListLimits

const anyLines = fc.uniqueArray(fc.record({ id: fc.uuid(), quantity: fc.integer(quantity) }), {
  selector: ({ id }) => id,
  minLength: 1,
  maxLength: maxLines,
})

describe('addresses', () => {
  it.each([
    ['a.2~b.1', { a: 2, b: 1 }],
    ['a.2~b.1~a.3', { a: 5, b: 1 }],
    ['a', { a: 1 }],
    ['a.', { a: 1 }],
    ['a.0', { a: 1 }],
    ['a.-1', { a: 1 }],
    ['a.100', { a: 99 }],
    ['a.98~a.5', { a: 99 }],
    ['a.1e9', { a: 99 }],
    [`a.${'9'.repeat(1000)}`, { a: 99 }],
    ['a.२', {}],
    ['a.2.5', {}],
    ['a.two~b', { b: 1 }],
    ['.2', {}],
    ['~~', {}],
    ['', {}],
    ['<script>.1', {}],
    [`${'a'.repeat(65)}.1`, {}],
    ['__proto__.2~constructor', { ['__proto__']: 2, constructor: 1 }],
  ])('the address of an order list is read with %s', (text, expected) => {
    const { lines, omitted } = parseOrderList(text)
    expect(lines).toEqual(Object.entries(expected).map(([id, n]) => ({ id, quantity: n })))
    expect(omitted).toBe(0)
  })

  it('the address of an order list has at most so many lines, and counts the others', () => {
    const ids = Array.from({ length: maxLines + 3 }, (_, index) => `id-${index}`)
    const { lines, omitted } = parseOrderList([...ids, 'id-0.4', 'id-41'].join('~'))
    expect(lines).toHaveLength(maxLines)
    expect(lines[0]).toEqual({ id: 'id-0', quantity: 5 })
    expect(omitted).toBe(3)
  })

  it('the address of an order list reads back what it has written, needs no encoding, and is found in what is pasted', async () => {
    await checkRandomly(
      { short: 40, long: 4000 },
      fc.property(anyLines, fc.constantFrom('en' as const, 'ta' as const), (lines, language) => {
        expect(parseOrderList(writeOrderList(lines))).toEqual({ lines, omitted: 0 })
        const address = orderListAddress(lines, language)
        expect(new URL(address, 'https://oil.example').href).toBe(`https://oil.example${address}`)
        for (const pasted of [
          address,
          `[12/01/27, 9:30 am] Meena: Hello\nhttps://oil.example${address}\nThank you`,
          `https://oil.example${orderListAddress([{ id: 'old', quantity: 1 }])}\n(https://oil.example${address}).`,
        ]) {
          expect(findOrderList(pasted)).toEqual({ lines, omitted: 0 })
        }
      }),
    )
  })

  it('the address of an order list can be read whatever is given', async () => {
    await checkRandomly(
      { short: 40, long: 4000 },
      fc.property(fc.string({ unit: anyCharacter, maxLength: 300 }), (text) => {
        for (const { lines } of [parseOrderList(text), findOrderList(`/list?i=${text}`)].filter(
          (list) => list !== null,
        )) {
          expect(lines.length).toBeLessThanOrEqual(maxLines)
          for (const line of lines) {
            expect(line.quantity).toBeGreaterThanOrEqual(quantity.min)
            expect(line.quantity).toBeLessThanOrEqual(quantity.max)
          }
          expect(parseOrderList(writeOrderList(lines)).lines).toEqual(lines)
        }
      }),
    )
  })

  it('the address of an order list gives nothing where no list is', () => {
    for (const text of ['', 'Good morning', 'https://oil.example/list', '/list?i=', '/list?x=a.1'])
      expect(findOrderList(text), text).toBeNull()
  })
})
