import { describe, expect, it } from 'vitest'
import { messages } from '../../../../../contract/messages.ts'
import { priceRevisionMessages } from '../../../../../contract/price-revisions/messages.ts'
import type { PriceLine } from '../../../../../contract/price-revisions/price-revision.ts'
import { findEditError, listSendable, withEdit, withoutSaved } from './line-edits.ts'

const line = (name: string, rest: Partial<PriceLine> = {}): PriceLine => ({
  product: { _id: name, name },
  from: 100,
  to: 105,
  originalFrom: 110,
  originalTo: 110,
  ...rest,
})

describe('typed prices', () => {
  it.each([
    ['', priceRevisionMessages.numberRequired],
    ['much', messages.validation.money],
    ['1.234', messages.validation.decimals[2]],
    ['0.99', priceRevisionMessages.tooLow('Oil')],
    ['-5', priceRevisionMessages.tooLow('Oil')],
    ['1', undefined],
    ['1,05,000.50', undefined],
    ['450,50', undefined],
    ['1,250,50', messages.validation.money],
  ])('the price %j that is typed over a line gives: %s', (to, error) => {
    expect(findEditError({ to }, line('Oil'))).toBe(error)
  })

  it('a price that is typed over a line clears a struck price that it passes, and takes the line in again', () => {
    const out = line('Oil', { skipped: 'left out' })
    expect(withEdit(out, { to: '111', skip: false })).toEqual({
      ...line('Oil'),
      to: 111,
      originalTo: null,
    })
    expect(withEdit(line('Oil'), { skip: true })).toEqual(out)
    expect(withEdit(line('Oil'), { to: 'much' })).toEqual(line('Oil'))
    expect(withEdit(out, undefined)).toBe(out)
  })
})

it('a save of lines sends what is right, and keeps what is wrong or was changed meanwhile', () => {
  const sent = {
    A: { to: '1,200', skip: false },
    B: { to: 'x' },
    C: { skip: true },
    D: { to: '5' },
    E: { skip: false },
  }
  const lines = listSendable(sent, { lines: ['A', 'B', 'C', 'D', 'E'].map((name) => line(name)) })
  expect(lines).toEqual([
    { product: 'A', to: '1200' },
    { product: 'C', skip: true },
    { product: 'D', to: '5' },
    { product: 'E', to: '105' },
  ])
  const now = { ...sent, D: { to: '6' } }
  expect(withoutSaved(now, sent, lines)).toEqual({ B: { to: 'x' }, D: { to: '6' } })
})
