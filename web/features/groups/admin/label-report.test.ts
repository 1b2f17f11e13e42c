import { expect, it } from 'vitest'
import type { ProductGroup } from '../../../../contract/groups/group.ts'
import type { LabelReport } from '../../../../contract/labels/label-report.ts'
import { fillPath, pagePaths } from '../../../../contract/paths.ts'
import { listLabelTasks } from './label-report.ts'

const group = (name: string, rest: Partial<ProductGroup> = {}): ProductGroup => ({
  _id: name,
  name,
  nameTa: '',
  order: 10,
  products: 2,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...rest,
})
const shop = ['settings.label.fssai', 'settings.label.carePhone']
const row = (name: string, rest: Partial<LabelReport> = {}): LabelReport => ({
  product: { _id: name, name },
  missing: shop,
  warnings: [],
  ...rest,
})
const label: NonNullable<ProductGroup['label']> = {
  genericName: 'Oil',
  genericNameTa: '',
  ingredients: 'Seed',
  ingredientsTa: '',
  storage: '',
  allergens: [],
  veg: 'veg',
  shelfLifeMonths: 9,
  nutrition: null,
}

it('the report on labels lists once what many products lack, where it is corrected', () => {
  const claim = { message: 'may not be said' }
  const tasks = listLabelTasks(
    [
      row('Tin', {
        missing: ['packAmount', 'label.storage', 'label.nutrition', ...shop],
        warnings: [
          { field: 'description', ...claim },
          { field: 'label.ingredients', ...claim },
        ],
      }),
      row('Bottle', { missing: ['label.storage', 'label.nutrition', ...shop] }),
    ],
    [group('Oil', { label }), group('Empty', { products: 0 })],
  )
  expect(tasks.map(({ name, to, lacks, warns }) => ({ name, to, lacks, warns }))).toEqual([
    {
      name: 'Every label',
      lacks: ['FSSAI number', 'Consumer care'],
      warns: [],
      to: fillPath(pagePaths.adminSettingsSection, { section: 'label' }),
    },
    {
      name: 'Oil',
      lacks: ['How to store it', 'Nutrition'],
      warns: [],
      to: fillPath(pagePaths.adminProductGroupEdit, { id: 'Oil' }),
    },
    {
      name: 'Tin',
      lacks: ['Amount in the pack'],
      warns: ['Description: may not be said'],
      to: fillPath(pagePaths.adminProductEdit, { id: 'Tin' }),
    },
  ])
})

it('the report on labels is empty where nothing is missing', () => {
  const whole = { ...label, storage: 'Cool', nutrition: null }
  expect(listLabelTasks([], [group('Oil', { products: 0, label: whole })])).toEqual([])
})
