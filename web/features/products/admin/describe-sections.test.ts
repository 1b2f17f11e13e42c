import { expect, it } from 'vitest'
import type { ProductGroup } from '../../../../contract/groups/group.ts'
import { describeSections } from './describe-sections.ts'
import { packText } from './pack-text.ts'
import { sectionFields } from './product-fields.tsx'
import { newProduct } from './product-values.ts'

const groups = [{ _id: 'g', name: 'Groundnut Oil' }] as ProductGroup[]
const headings = (values: Partial<typeof newProduct>) =>
  describeSections({ ...newProduct, ...values }, groups)

it('a new product has headings without contents', () => {
  expect(headings({})).toEqual({ pack: '', texts: '', offer: '' })
})

it('the heading of the pack says its size and weight, however the numbers are typed', () => {
  const pack = { packAmount: '௫௦௦', packUnit: 'ml', packMass: '455' }
  expect(headings(pack).pack).toBe('500 ml, 455 g')
  expect(headings({ ...pack, packCount: '3', group: 'g' }).pack).toBe(
    '3 × 500 ml, 455 g, Groundnut Oil',
  )
  expect(headings({ size: 'Basket for 4', gtin: '8901234567890' }).pack).toBe(
    'Basket for 4, barcode',
  )
})

it('a pack that is not complete has no text, and neither has a wrong one', () => {
  const read = (values: Partial<typeof newProduct>) => packText({ ...newProduct, ...values })
  expect([read({ packAmount: '500' }), read({ packUnit: 'ml' })]).toEqual(['', ''])
  expect(read({ packAmount: 'five', packUnit: 'ml' })).toBe('')
  expect(read({ packAmount: '0,5', packUnit: 'l' })).toBe('0.5 L')
})

it('the other headings name the texts that are written, and the offer', () => {
  expect(headings({ description: 'Nutty', nameTa: 'எள்' }).texts).toBe('Description, name in Tamil')
  expect(headings({ originalPrice: '410', leadDays: '1', isBestSeller: true }).offer).toBe(
    'before ₹410, pressed to order in 1 day, Bestseller',
  )
})

it('each field stands in one section, or in sight', () => {
  const folded = Object.values(sectionFields).flat()
  const ofTheirOwn = ['hidden', 'visibleFrom', 'visibleUntil']
  const inSight = [...ofTheirOwn, 'name', 'price', 'category', 'subcategory', 'stock', 'backOn']
  expect([...folded, ...inSight].toSorted()).toEqual(Object.keys(newProduct).toSorted())
})
