import { expect, it } from 'vitest'
import type { Product } from '../../../../../contract/products/product.ts'
import { listRatedGroups } from './rated-groups.ts'

const product = (name: string, rest: Partial<Product>) => ({ name, ...rest }) as Product
const group = { _id: 'g', name: 'Groundnut Oil', nameTa: 'கடலை எண்ணெய்' }
const litre = (amount: number) => ({ amount, unit: 'l' }) as const

it('the form of rates lists each group with what its packs cost by now, and counts the products without a rate', () => {
  const half = { packAmount: 500, packUnit: 'ml', packCount: 1 } as const
  const { groups, others } = listRatedGroups([
    product('Tin', { group, packAmount: 5, packUnit: 'l', unitPrice: litre(420), packCost: 40 }),
    product('Half', { group, ...half, unitPrice: litre(460.5), packCost: 12.5 }),
    product('Cake', {
      group,
      packAmount: 1,
      packUnit: 'kg',
      unitPrice: { amount: 60, unit: 'kg' },
    }),
    product('Bare', { group }),
    product('Neem', { group: { ...group, _id: 'n' } }),
    product('None', {}),
  ])
  expect(groups).toEqual([
    {
      id: 'g',
      name: group.name,
      nameTa: group.nameTa,
      unit: 'l',
      now: '₹420 to ₹460.50',
      packCosts: '500 ml ₹12.50, 5 L ₹40',
    },
  ])
  expect(others).toBe(2)
})

it('the form of rates says one price once, and nothing where no pack has a price', () => {
  const pack = { group, packAmount: 1, packUnit: 'kg' } as const
  const kilo = { amount: 60, unit: 'kg' } as const
  const same = [
    product('A', { ...pack, unitPrice: kilo }),
    product('B', { ...pack, unitPrice: kilo }),
  ]
  expect(listRatedGroups(same).groups[0]).toMatchObject({ unit: 'kg', now: '₹60', packCosts: '' })
  expect(listRatedGroups([product('A', pack)]).groups[0]).toMatchObject({ now: '' })
})
