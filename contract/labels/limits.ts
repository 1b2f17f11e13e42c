/** Limits of a label. */
export const labelLimits = {
  genericName: 80,
  ingredients: 500,
  storage: 200,
  allergens: 50,
  shelfLifeMonths: { min: 1, max: 60 },
  nutrition: {
    energyKcal: 950,
    protein: 100,
    carbohydrate: 100,
    sugars: 100,
    addedSugars: 100,
    fat: 100,
    saturated: 100,
    trans: 100,
    cholesterolMg: 2000,
    sodiumMg: 40_000,
  },
  nutritionSums: { fatTolerance: 0.5, grams: 100.5 },
} as const
