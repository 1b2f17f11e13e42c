import type { Label, Nutrient } from './label.ts'

/** English names on a label. */

export const nutrientNames: Record<Nutrient, string> = {
  energyKcal: 'Energy',
  protein: 'Protein',
  carbohydrate: 'Carbohydrate',
  sugars: 'Total sugars',
  addedSugars: 'Added sugars',
  fat: 'Total fat',
  saturated: 'Saturated fat',
  trans: 'Trans fat',
  cholesterolMg: 'Cholesterol',
  sodiumMg: 'Sodium',
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
