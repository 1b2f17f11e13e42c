import type { unitNames } from '../packs/pack-words.ts'
import type { Pack } from '../prices/unit-price.ts'
import type { Label, Nutrient } from './label.ts'
import type { NutrientUnit } from './nutrients.ts'

/** Everything that a label says apart from the entered data, in one language. */
export type LabelWords = {
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
