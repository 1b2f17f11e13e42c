/** What a label must not say, and what it had better not. */
export const labelMessages = {
  nutritionIncomplete: 'Give all figures or none',
  moreThan: (whole: string) => `Must not be more than ${whole}`,
  moreThanFat: 'Saturated and trans fat must not be more than fat',
  tooManyGrams: 'Protein, carbohydrate and fat must not be more than 100 g',
  energy: (given: number, computed: number) =>
    `Energy is ${given} kcal, but protein, carbohydrate and fat make ${computed} kcal`,
  claim: (claim: string) => `“${claim}” may not be said of edible oil`,
} as const
