import { expect, it } from 'vitest'
import type { ProductGroup } from '../../../../contract/groups/group.ts'
import { assessPack } from './assess-pack.ts'

const times = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' }
const groups: ProductGroup[] = [
  { _id: 'g1', name: 'Groundnut', nameTa: '', order: 10, products: 1, oil: 'groundnut', ...times },
  { _id: 'g2', name: 'Gifts', nameTa: '', order: 20, products: 1, ...times },
]
const typed = { packAmount: ' 250 ', packUnit: 'ml', packMass: '', group: 'g1' }

it('the form warns of a pack by the oil of the group that is chosen', () => {
  expect(assessPack(typed, groups)).toEqual({
    packSize: '250 ml is no standard size of groundnut oil: 200 ml or 500 ml',
    lacksMass: true,
  })
  for (const group of ['', 'g2', 'gone'])
    expect(assessPack({ ...typed, group }, groups)).toEqual({ packSize: null, lacksMass: false })
})

it('the form says nothing of what is not a pack yet', () => {
  for (const half of [{ packAmount: '' }, { packAmount: '25O' }, { packUnit: '' }])
    expect(assessPack({ ...typed, ...half }, groups).packSize).toBeNull()
  expect(assessPack({ ...typed, packMass: '228' }, groups).lacksMass).toBe(false)
})
