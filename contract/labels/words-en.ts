import { unitNames, writePack } from '../packs/pack-words.ts'
import { priceOnRequest } from '../prices/price-words-en.ts'
import { countOf } from '../text/count.ts'
import { allergenNames, nutrientNames, vegNames } from './names-en.ts'
import type { LabelWords } from './words.ts'

/** The label's words in English. */
export const labelWordsEn: LabelWords = {
  lang: 'en',
  title: 'What the label says',
  names: {
    food: 'Food',
    mark: 'Mark',
    ingredients: 'Ingredients',
    allergens: 'Allergens',
    netQuantity: 'Net quantity',
    mrp: 'MRP',
    unitPrice: 'Unit sale price',
    shelfLife: 'Shelf life',
    storage: 'Storage',
    maker: 'Made by',
    fssai: 'FSSAI number',
    care: 'Consumer care',
  },
  nutrition: 'Nutrition in 100 g',
  nutrients: nutrientNames,
  nutrientUnits: { kcal: 'kcal', g: 'g', mg: 'mg' },
  veg: vegNames,
  pack: writePack,
  onRequest: priceOnRequest,
  withTaxes: (price) => `${price} incl. of all taxes`,
  perUnit: (price, unit) => `${price} per ${unitNames[unit]}`,
  contains: (allergens) =>
    allergens.length === 0
      ? 'None'
      : `Contains ${allergens.map((name) => allergenNames[name].toLowerCase()).join(', ')}`,
  bestBefore: (months) => `Best before ${countOf(months, 'month')} from packing`,
}
