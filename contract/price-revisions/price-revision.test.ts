import { describe, expect, it } from 'vitest'
import {
  priceRevisionApplySchema,
  priceRevisionCreateSchema,
  priceRevisionUpdateSchema,
} from './price-revision.ts'

const id = '0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11'

describe('price revisions', () => {
  const read = (rule: object, more = {}) => priceRevisionCreateSchema.safeParse({ rule, ...more })

  it('a price revision is read as it is meant', () => {
    const rule = { kind: 'percent', value: '4.5', products: [id.toUpperCase()] }
    expect(read(rule, { applyAt: '2027-01-14T06:00:00+05:30' }).data).toEqual({
      reason: '',
      applyAt: Date.UTC(2027, 0, 14, 0, 30),
      rule: { kind: 'percent', value: 4.5, round: 0, products: [id] },
    })
    expect(priceRevisionApplySchema.parse(undefined)).toBeUndefined()
  })

  it.each<[object, string]>([
    [{ kind: 'double' }, 'rule.kind'],
    [{ kind: 'percent', value: 1e9, round: 0 }, 'rule.value'],
    [{ kind: 'percent', value: 0.0005, round: 0 }, 'rule.value'],
    [{ kind: 'percent', value: 1, round: 2 }, 'rule.round'],
    [{ kind: 'percent', value: 1, products: [] }, 'rule.products'],
    [{ kind: 'percent', value: 1, products: [id, id.toUpperCase()] }, 'rule.products'],
    [{ kind: 'percent', value: 1, category: '' }, 'rule.category'],
    [{ kind: 'amount', value: '1e3' }, 'rule.value'],
    [{ kind: 'rate', ratePerUnit: 1 }, 'rule.group'],
    [{ kind: 'rate', ratePerUnit: 1, group: id, unit: 'ml' }, 'rule.unit'],
    [{ kind: 'set', prices: [] }, 'rule.prices'],
    [{ kind: 'set', prices: [1, 2].map((price) => ({ product: id, price })) }, 'rule.prices'],
    [{ kind: 'set', prices: Array(1001).fill({ product: id, price: 1 }) }, 'rule.prices'],
  ])('a price revision of the rule %j is rejected', (rule, field) => {
    expect(read(rule).error?.issues.map(({ path }) => path.join('.'))).toEqual([field])
  })

  it.each(['2027-01-14T06:00:00', '2027-01-14', 'tomorrow', 5])(
    'a price revision is not applied at %j',
    (applyAt) => {
      const { error } = read({ kind: 'percent', value: 1 }, { applyAt })
      expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['applyAt'])
    },
  )

  it('a price revision is changed line by line', () => {
    const change = (...lines: object[]) => priceRevisionUpdateSchema.safeParse({ lines }).success
    expect(change({ product: id, to: '12.5' }, { product: 'another', skip: true })).toBe(true)
    expect(change({ product: id })).toBe(false)
    expect(change({ product: id, to: -5, skip: true })).toBe(false)
    expect(change({ product: id, skip: false })).toBe(false)
    expect(change({ product: id, to: 'much' })).toBe(false)
    expect(change({ product: id, to: 1 }, { product: id, skip: true })).toBe(false)
  })
})
