import type { Label, Nutrient } from './label.ts'

/** How a label is written. */

/** What nutrients are measured in. */
export type NutrientUnit = 'kcal' | 'g' | 'mg'

type NutrientName = { name: string; unit: NutrientUnit; isPart?: true }

export const nutrientNames: Record<Nutrient, NutrientName> = {
  energyKcal: { name: 'Energy', unit: 'kcal' },
  protein: { name: 'Protein', unit: 'g' },
  carbohydrate: { name: 'Carbohydrate', unit: 'g' },
  sugars: { name: 'Total sugars', unit: 'g', isPart: true },
  addedSugars: { name: 'Added sugars', unit: 'g', isPart: true },
  fat: { name: 'Total fat', unit: 'g' },
  saturated: { name: 'Saturated fat', unit: 'g', isPart: true },
  trans: { name: 'Trans fat', unit: 'g', isPart: true },
  cholesterolMg: { name: 'Cholesterol', unit: 'mg' },
  sodiumMg: { name: 'Sodium', unit: 'mg' },
}

export const allergenNames: Record<NonNullable<Label['allergens']>[number], string> = {
  groundnut: 'Groundnut',
  sesame: 'Sesame',
  'tree-nuts': 'Tree nuts',
  milk: 'Milk',
  soy: 'Soy',
  mustard: 'Mustard',
  gluten: 'Gluten',
  sulphite: 'Sulphite',
}

export const vegNames: Record<NonNullable<Label['veg']>, string> = {
  veg: 'Vegetarian',
  nonveg: 'Non-vegetarian',
}
