import { expect, it } from 'vitest'
import type { PriceRule } from '../../../../../contract/price-revisions/price-rule-schema.ts'
import type { Product } from '../../../../../contract/products/product.ts'
import { describeChosen, describeRule } from './describe-rule.ts'

const names = { g: 'Groundnut Oil', c: 'Oils' }
const rate = { kind: 'rate', ratePerUnit: 430.5, unit: 'l', round: 1 } as const

const groups = (...ids: string[]) =>
  ids.map((group) => ({ group, ratePerUnit: 1, unit: 'l' as const }))

it.each<[PriceRule, string]>([
  [{ kind: 'percent', value: 4.5, round: 1 }, 'Up by 4.5 %: all products'],
  [{ kind: 'percent', value: -10, round: 0, category: 'c' }, 'Down by 10 %: Oils'],
  [{ kind: 'amount', value: -12.5, round: 0, products: ['a'] }, 'Down by ₹12.50: 1 product'],
  [{ kind: 'amount', value: 5, round: 5, group: 'gone' }, 'Up by ₹5'],
  [{ ...rate, group: 'g', category: 'c' }, 'New rate ₹430.50 / litre: Groundnut Oil, Oils'],
  [{ kind: 'rates', round: 1, rates: groups('g', 'c', 'gone') }, 'New rates: Groundnut Oil, Oils'],
  [{ kind: 'rates', round: 1, rates: groups('g', 'a', 'b', 'c') }, 'New rates: 4 groups'],
  [{ kind: 'set', prices: [{ product: 'a', price: 1 }] }, 'Single prices: 1 product'],
])('a rule in words is %j', (rule, words) => {
  expect(describeRule(rule, names)).toBe(words)
})

it('a rule says which products were chosen', () => {
  const products = [
    {
      group: { _id: 'g', name: 'Groundnut Oil' },
      category: { _id: 'c', name: 'Oils' },
      subcategory: { _id: 's', name: 'Small' },
    },
  ] as Product[]
  expect(describeChosen({ what: 'all' }, products)).toBe('All 1 product')
  expect(describeChosen({ what: 'selection' }, products)).toBe('1 product selected')
  expect(describeChosen({ what: 'group', id: 'g' }, products)).toBe('1 product of Groundnut Oil')
  expect(describeChosen({ what: 'category', id: 's' }, products)).toBe('1 product of Small')
  expect(describeChosen({ what: 'category', id: 'c' }, products)).toBe('1 product of Oils')
})
