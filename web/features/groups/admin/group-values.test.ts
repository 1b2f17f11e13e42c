import { describe, expect, it } from 'vitest'
import type { ProductGroup } from '../../../../contract/groups/group.ts'
import { productGroupCreateSchema } from '../../../../contract/groups/group.ts'
import { allergens, nutrients } from '../../../../contract/labels/label.ts'
import { labelMessages } from '../../../../contract/labels/messages.ts'
import { messages } from '../../../../contract/messages.ts'
import {
  assessLabel,
  groupFormSchema,
  groupLabels,
  groupValues,
  showGroupValue,
  toGroupBody,
} from './group-values.ts'

const nutrition = {
  energyKcal: 900,
  protein: 0,
  carbohydrate: 0,
  sugars: 0,
  addedSugars: 0,
  fat: 100,
  saturated: 16.5,
  trans: 0,
  cholesterolMg: 0,
  sodiumMg: 0,
}
const label: NonNullable<ProductGroup['label']> = {
  genericName: 'Sesame oil',
  genericNameTa: 'எள் எண்ணெய்',
  ingredients: 'Sesame seed',
  ingredientsTa: '',
  storage: 'Cool and dry',
  veg: 'veg',
  shelfLifeMonths: 9,
  nutrition,
  allergens: ['sesame', 'tree-nuts'],
}
const group: ProductGroup = {
  _id: 'sesame',
  name: 'Sesame Oil',
  nameTa: '',
  order: 10.5,
  products: 2,
  oil: 'sesame',
  hsn: '1515',
  label,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}
const typed = { ...groupValues(), name: 'Sesame Oil' }
const rejections = (change: Partial<typeof typed>) =>
  groupFormSchema
    .safeParse({ ...groupValues(group), ...change })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

describe('groups', () => {
  it.each([
    label,
    { ...label, allergens: [] },
    { ...label, allergens: null, veg: null, shelfLifeMonths: null, nutrition: null },
  ])('a group in its form is sent as it came', (label) => {
    const sent = productGroupCreateSchema.parse(toGroupBody(groupValues({ ...group, label })))
    expect(sent).toEqual({ name: 'Sesame Oil', nameTa: '', oil: 'sesame', hsn: '1515', label })
  })

  it('a group in its form is sent without a label where nothing is said', () => {
    const sent = productGroupCreateSchema.parse(toGroupBody(typed))
    expect(sent).toEqual({ name: 'Sesame Oil', nameTa: '', oil: null, hsn: '', label: null })
  })

  it('a group in its form says at the field what the server would reject', () => {
    expect(rejections({})).toEqual([])
    expect(rejections({ hsn: '15155' })).toEqual([['hsn', labelMessages.hsn]])
    expect(rejections({ shelfLifeMonths: '61' })).toEqual([
      ['shelfLifeMonths', messages.validation.between(1, 60)],
    ])
    expect(rejections({ protein: '', sodiumMg: ' ' })).toEqual([
      ['protein', labelMessages.nutritionIncomplete],
      ['sodiumMg', labelMessages.nutritionIncomplete],
    ])
    expect(rejections({ fat: '15' })).toEqual([
      ['saturated', labelMessages.moreThanFat],
      ['trans', labelMessages.moreThanFat],
    ])
    expect(rejections({ ingredients: 'x'.repeat(501) })).toEqual([
      ['ingredients', messages.validation.tooLong(500)],
    ])
  })

  it('a group in its form has a label for each value, and words where values are not words', () => {
    for (const name of Object.keys(typed)) expect(groupLabels).toHaveProperty(name)
    const values = groupValues({ ...group, label: { ...label, allergens: [...allergens] } })
    expect(showGroupValue('allergens', values.allergens)).toMatch(/^Groundnut, Sesame, Tree nuts/)
    expect(showGroupValue('allergens', 'none')).toBe('None of these')
    expect(showGroupValue('veg', values.veg)).toBe('Vegetarian')
    expect(showGroupValue('oil', 'rice-bran')).toBe('Rice bran oil')
    expect(showGroupValue('nameTa', '')).toBe('None')
  })
})

describe('labels', () => {
  const without = (...blank: (keyof typeof typed)[]) =>
    assessLabel({ ...groupValues(group), ...Object.fromEntries(blank.map((name) => [name, ''])) })
      .missing

  it('a label that is being typed lacks what is blank or would be rejected', () => {
    expect(assessLabel(typed).missing).toHaveLength(assessLabel(typed).required)
    expect(without()).toEqual([])
    expect(without('ingredients', 'allergens')).toEqual(['ingredients', 'allergens'])
    expect(without('protein')).toEqual(['nutrition'])
    expect(without(...nutrients)).toEqual(['nutrition'])
    expect(assessLabel({ ...groupValues(group), shelfLifeMonths: 'nine' }).missing).toEqual([
      'shelfLifeMonths',
    ])
    expect(assessLabel({ ...groupValues(group), allergens: 'none' }).missing).toEqual([])
  })

  it('a label that is being typed is warned of claims and of an energy that is not the sum, by field', () => {
    expect(assessLabel(groupValues(group)).warnings).toEqual({})
    const claims = { ingredients: 'Double refined, anti-cholesterol', storage: 'இதயத்திற்கு இதமானது' }
    const { warnings } = assessLabel({ ...groupValues(group), ...claims, energyKcal: '120' })
    expect(warnings).toEqual({
      storage: labelMessages.claim('இதயத்திற்கு இதமானது'),
      ingredients: `${labelMessages.claim('anti-cholesterol')}. ${labelMessages.claim('Double refined')}`,
      energyKcal: labelMessages.energy(120, 900),
    })
  })
})
