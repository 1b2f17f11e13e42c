/** Errors and warnings about labels and packs. */
export const labelMessages = {
  nutritionIncomplete: 'Give all figures or none',
  moreThan: (whole: string) => `Must not be more than ${whole}`,
  moreThanFat: 'Saturated and trans fat must not be more than fat',
  tooManyGrams: 'Protein, carbohydrate and fat must not be more than 100 g',
  energy: (given: number, computed: number) =>
    `Energy is ${given} kcal, but protein, carbohydrate and fat make ${computed} kcal`,
  claim: (claim: string) => `“${claim}” may not be said of edible oil`,
  packSize: ({ size, oil, below, above }: PackSize) =>
    `${size} is no standard size of ${oil}: ${below} or ${above}`,
  packMass: 'Oil sold by volume must also state its weight',
  codeFailed: 'Failed to draw the QR code. Please try again.',
  hsn: 'Must have 4, 6 or 8 digits',
  gtinDigits: 'Must have 8, 12, 13 or 14 digits',
  gtinCheckDigit: 'The last digit does not fit the others',
  gtinTwice: ([first = '', ...others]: string[]) =>
    `Also on ${first}${others.length > 0 ? ` and ${others.length} more` : ''}`,
} as const

type PackSize = { size: string; oil: string; below: string; above: string }
