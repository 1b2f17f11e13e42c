import { unitNames, writePack } from '../packs/pack-words.ts'
import { priceOnRequest } from '../prices/price-words-en.ts'
import type { Pack } from '../prices/unit-price.ts'
import { countOf } from '../text/count.ts'
import type { Label, Nutrient } from './label.ts'
import { allergenNames, nutrientNames, vegNames } from './names-en.ts'
import type { NutrientUnit } from './nutrients.ts'

/** Everything that a label says apart from the entered data, in one language. */
export type LabelPhrases = {
  lang: 'en' | 'ta'
  title: string
  names: Record<LabelFact, string>
  nutrition: string
  nutrients: Record<Nutrient, string>
  nutrientUnits: Record<NutrientUnit, string>
  veg: Record<NonNullable<Label['veg']>, string>
  pack(pack: Pack): string
  withTaxes(price: string): string
  /** Text instead of a price. */
  onRequest: string
  perUnit(price: string, unit: keyof typeof unitNames): string
  contains(allergens: NonNullable<Label['allergens']>): string
  bestBefore(months: number): string
}

type LabelFact =
  | 'food'
  | 'mark'
  | 'ingredients'
  | 'allergens'
  | 'netQuantity'
  | 'mrp'
  | 'unitPrice'
  | 'shelfLife'
  | 'storage'
  | 'maker'
  | 'fssai'
  | 'care'

export const labelPhrases: LabelPhrases = {
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
