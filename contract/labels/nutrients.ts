import type { Nutrient } from './label.ts'

/** Units of nutrients. */
export type NutrientUnit = 'kcal' | 'g' | 'mg'

type NutrientRow = { unit: NutrientUnit; isPart?: true }

/**
 * Rows of a nutrition table in order; a part belongs to the row above it. Without words, which depend on the
 * language.
 */
export const nutrientRows: Record<Nutrient, NutrientRow> = {
  energyKcal: { unit: 'kcal' },
  protein: { unit: 'g' },
  carbohydrate: { unit: 'g' },
  sugars: { unit: 'g', isPart: true },
  addedSugars: { unit: 'g', isPart: true },
  fat: { unit: 'g' },
  saturated: { unit: 'g', isPart: true },
  trans: { unit: 'g', isPart: true },
  cholesterolMg: { unit: 'mg' },
  sodiumMg: { unit: 'mg' },
}
