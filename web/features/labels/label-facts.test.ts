import { describe, expect, it } from 'vitest'
import { allergens } from '../../../contract/labels/label.ts'
import { labelWordsEn } from '../../../contract/labels/words-en.ts'
import { labelWordsTa } from '../../../contract/labels/words-ta.ts'
import { listLabelFacts, listPackFacts } from './label-facts.ts'

const texts = (facts: { name: string; text: string }[]) =>
  Object.fromEntries(facts.map(({ name, text }) => [name, text]))

describe('packs', () => {
  it.each([
    [
      { price: 289.5, packAmount: 500, packUnit: 'ml', packMass: 455 },
      {
        'Net quantity': '500 ml (455 g)',
        MRP: '₹289.50 incl. of all taxes',
        'Unit sale price': '₹0.58 per ml',
      },
    ],
    [
      { price: 449, packAmount: 200, packUnit: 'ml', packCount: 3 },
      {
        'Net quantity': '3 × 200 ml',
        MRP: '₹449 incl. of all taxes',
        'Unit sale price': '₹0.75 per ml',
      },
    ],
    [
      { price: 2700, originalPrice: 2749, packAmount: 5, packUnit: 'l', packMass: 4550 },
      {
        'Net quantity': '5 L (4.55 kg)',
        MRP: '₹2,749 incl. of all taxes',
        'Unit sale price': '₹549.80 per litre',
      },
    ],
    [
      { price: 450, packAmount: 1, packUnit: 'kg' },
      { 'Net quantity': '1 kg', MRP: '₹450 incl. of all taxes' },
    ],
    [
      { price: 0, packAmount: 12, packUnit: 'piece' },
      { 'Net quantity': '12 pieces', MRP: 'Price on request' },
    ],
    [{ price: 20, packMass: 10 }, { MRP: '₹20 incl. of all taxes' }],
  ] as const)('a label says %j', (product, expected) => {
    expect(texts(listPackFacts(product, labelWordsEn))).toEqual(expected)
  })
})

describe('labels', () => {
  const nothing = {
    genericName: '',
    genericNameTa: '',
    ingredients: '',
    ingredientsTa: '',
    storage: '',
    allergens: null,
    veg: null,
    shelfLifeMonths: null,
    nutrition: null,
  }

  it('a label says nothing of what is not given', () => {
    expect(listLabelFacts(nothing, labelWordsEn)).toEqual([])
  })

  it('a label says what is given, also where it is in Tamil alone', () => {
    const label = { ...nothing, genericNameTa: 'நல்லெண்ணெய்', veg: 'veg', shelfLifeMonths: 9 } as const
    expect(listLabelFacts(label, labelWordsEn)).toEqual([
      { name: 'Food', text: '', textTa: 'நல்லெண்ணெய்' },
      { name: 'Mark', text: 'Vegetarian' },
      { name: 'Shelf life', text: 'Best before 9 months from packing' },
    ])
  })

  it('a label distinguishes no allergens from unknown allergens', () => {
    expect(texts(listLabelFacts({ ...nothing, allergens: [] }, labelWordsEn))).toEqual({
      Allergens: 'None',
    })
    expect(
      texts(listLabelFacts({ ...nothing, allergens: ['sesame', 'tree-nuts'] }, labelWordsEn)),
    ).toEqual({
      Allergens: 'Contains sesame, tree nuts',
    })
  })
})

describe('labels in Tamil', () => {
  it('a label in Tamil says of a pack its figures and units as they are', () => {
    const product = { price: 289.5, packAmount: 500, packUnit: 'ml', packMass: 455 } as const
    expect(texts(listPackFacts(product, labelWordsTa))).toEqual({
      'நிகர அளவு': '500 ml (455 g)',
      'அதிகபட்சச் சில்லறை விலை (MRP)': '₹289.50, அனைத்து வரிகளும் உட்பட',
      'அளவுக்கான விலை': '1 ml-க்கு ₹0.58',
    })
    const pieces = { price: 0, packAmount: 12, packUnit: 'piece' } as const
    expect(texts(listPackFacts(pieces, labelWordsTa))).toEqual({
      'நிகர அளவு': '12 எண்ணிக்கை',
      'அதிகபட்சச் சில்லறை விலை (MRP)': 'விலை கேட்கவும்',
    })
  })

  it('a label in Tamil has no word in Latin letters but units and names of offices', () => {
    const { names, nutrition, nutrients, nutrientUnits, veg, title } = labelWordsTa
    const phrases = [
      title,
      nutrition,
      ...Object.values(names),
      ...Object.values(nutrients),
      ...Object.values(nutrientUnits),
      ...Object.values(veg),
      labelWordsTa.contains([...allergens]),
      labelWordsTa.contains([]),
      labelWordsTa.bestBefore(1),
      labelWordsTa.bestBefore(9),
    ]
    for (const phrase of phrases)
      expect(
        phrase.match(/[a-z]+/gi)?.filter((word) => !['g', 'MRP', 'FSSAI'].includes(word)) ?? [],
        phrase,
      ).toEqual([])
  })
})
