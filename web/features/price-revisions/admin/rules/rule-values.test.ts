import { describe, expect, it } from 'vitest'
import { messages } from '../../../../../contract/messages.ts'
import { priceRevisionLimits } from '../../../../../contract/price-revisions/limits.ts'
import {
  pricePageMessages,
  priceRevisionMessages,
} from '../../../../../contract/price-revisions/messages.ts'
import { blankRule, checkRule, type RuleValues, toFieldErrors } from './rule-values.ts'

const all = { what: 'all', ids: ['a', 'b'] } as const
const check = (
  values: Partial<RuleValues>,
  chosen: Parameters<typeof checkRule>[1] = { ...all, ids: [] },
) => checkRule({ ...blankRule, ...values }, chosen)
const ruleOf = (...given: Parameters<typeof check>) => {
  const { body, errors } = { body: undefined, ...check(...given) }
  return errors ?? body?.rule
}

describe('typed rules', () => {
  it('a typed rule is sent for the products that were chosen', () => {
    const ids = ['a', 'b']
    const up = { kind: 'percent', value: '4.5', round: 1 }
    const typed = { percent: ' ௪,௫ ' }
    expect(ruleOf(typed)).toEqual(up)
    expect(ruleOf(typed, { what: 'selection', ids })).toEqual({ ...up, products: ids })
    expect(ruleOf(typed, { what: 'group', id: 'g', ids })).toEqual({ ...up, group: 'g' })
    expect(ruleOf(typed, { what: 'category', id: 'c', ids })).toEqual({ ...up, category: 'c' })
  })

  it('a typed rule goes down, and takes amounts as they are written in India', () => {
    const typed = { kind: 'amount', direction: 'down', amount: '1,250.50', round: '0' } as const
    expect(ruleOf(typed)).toEqual({ kind: 'amount', value: '-1250.50', round: 0 })
  })

  it('a typed rule is for one group, or for several at once', () => {
    const one = { kind: 'rate', rates: { g: '450', h: ' ' } } as const
    expect(ruleOf(one)).toEqual({ kind: 'rate', round: 1, group: 'g', ratePerUnit: '450' })
    const rates = [
      { group: 'g', ratePerUnit: '450' },
      { group: 'h', ratePerUnit: '500.5' },
    ]
    const two = { kind: 'rate', rates: { g: '450', h: '500.5' } } as const
    expect(ruleOf(two)).toEqual({ kind: 'rates', round: 1, rates })
  })

  it('a typed rule names single prices, without rounding', () => {
    const typed = { kind: 'set', prices: { a: '', b: '12' } } as const
    expect(ruleOf(typed)).toEqual({ kind: 'set', prices: [{ product: 'b', price: '12' }] })
  })

  const { min, max } = priceRevisionLimits.percent
  it.each<[Partial<RuleValues>, Record<string, string>]>([
    [{}, { percent: priceRevisionMessages.numberRequired }],
    [{ direction: 'down' }, { percent: priceRevisionMessages.numberRequired }],
    [{ percent: 'five' }, { percent: messages.validation.between(min, max) }],
    [{ percent: '101', direction: 'down' }, { percent: messages.validation.between(min, max) }],
    [{ kind: 'amount', amount: 'ten' }, { amount: messages.validation.money }],
    [{ kind: 'rate', rates: { g: ' ' } }, { '': pricePageMessages.rateRequired }],
    [{ kind: 'set' }, { '': pricePageMessages.priceRequired }],
    [
      { kind: 'set', prices: { a: '', b: '1.234', c: '5' } },
      { 'prices.b': messages.validation.decimals[2] },
    ],
    [
      { percent: '5', reason: 'x'.repeat(121) },
      { reason: messages.validation.tooLong(priceRevisionLimits.reason) },
    ],
  ])('a typed rule of %j is rejected at its field', (values, errors) => {
    expect(check(values)).toEqual({ errors })
  })

  it('a typed rule shows what the server rejects at its field, and the rest above', () => {
    const prices = { a: ' ', b: '1', c: '2' }
    const values = { ...blankRule, kind: 'set', prices, rates: { g: '', h: '9' } } as const
    const errors = {
      'rule.prices.1.price': 'x',
      b: 'y',
      'rule.group': 'z',
      'rule.rates.0.unit': 'w',
    }
    expect(toFieldErrors(errors, values)).toEqual({
      'prices.c': 'x',
      'prices.b': 'y',
      '': 'z',
      'rates.h': 'w',
    })
  })
})
