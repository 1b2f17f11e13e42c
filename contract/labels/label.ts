import { cleanText, decimalField } from '../fields.ts'
import { withKnownField } from '../known-fields.ts'
import { messages } from '../messages.ts'
import { recordOf } from '../record-of.ts'
import { z } from '../zod.ts'
import { labelLimits } from './limits.ts'
import { labelMessages } from './messages.ts'

/** Text of the label on every pack of a product group, without batch and dates. */

const max = labelLimits

/** Allergens that a label must name if the food contains them. */
export const allergens = [
  'groundnut',
  'sesame',
  'tree-nuts',
  'milk',
  'soy',
  'mustard',
  'gluten',
  'sulphite',
] as const
export const vegMarks = ['veg', 'nonveg'] as const

const texts = {
  genericName: max.genericName,
  genericNameTa: max.genericName,
  ingredients: max.ingredients,
  ingredientsTa: max.ingredients,
  storage: max.storage,
}
const textNames = Object.keys(texts) as (keyof typeof texts)[]

/** Per 100 g: kilocalories, grams, and milligrams for the last two. */
export const nutrients = Object.keys(max.nutrition) as Nutrient[]
export type Nutrient = keyof typeof max.nutrition

/** A label in a response. */
export const labelSchema = z
  .object({
    ...recordOf(textNames, () => z.string().meta({ example: 'Sesame oil' })),
    allergens: z
      .array(z.enum(allergens))
      .nullable()
      .meta({ description: 'Null where it was not said; empty where there are none' }),
    veg: z.enum(vegMarks).nullable().meta({ example: 'veg' }),
    shelfLifeMonths: z.int().nullable().meta({ example: 9 }),
    nutrition: z
      .object(recordOf(nutrients, () => z.number().meta({ example: 100 })))
      .nullable()
      .meta({ description: 'In 100 g' }),
  })
  .meta({ id: 'Label' })

export type Label = z.output<typeof labelSchema>
export type Nutrition = NonNullable<Label['nutrition']>

const text = (length: number) =>
  cleanText(length)
    .nullable()
    .default('')
    .transform((value) => value ?? '')

const nutritionField = withKnownField(
  nutrients,
  z
    .object(
      recordOf(nutrients, (name) =>
        decimalField({ min: 0, max: max.nutrition[name], decimals: 1, blank: null })
          .default(null)
          .meta({ example: 10 }),
      ),
    )
    .superRefine(requireConsistent)
    .transform((given) => (nutrients.every((name) => given[name] === null) ? null : given))
    .nullable(),
).default(null)

const fields = z.object({
  ...recordOf(textNames, (name) => text(texts[name])),
  allergens: z
    .array(z.enum(allergens, { error: messages.validation.oneOf(allergens) }))
    .max(max.allergens, messages.validation.oneOf(allergens))
    .overwrite((given) => allergens.filter((name) => given.includes(name)))
    .nullable()
    .default(null),
  veg: z
    .union([z.literal(''), z.null(), z.enum(vegMarks)], {
      error: messages.validation.oneOf(vegMarks),
    })
    .transform((mark) => mark || null)
    .default(null),
  shelfLifeMonths: decimalField({ ...max.shelfLifeMonths, decimals: 0, blank: null })
    .default(null)
    .meta({ example: 9 }),
  nutrition: nutritionField,
})

/** A complete label in a request. A blank or absent field is not stated; a label of only blanks counts as none. */
export const labelField = withKnownField(
  Object.keys(fields.shape),
  fields.transform((label) => (isBlank(label) ? null : (label as Label))).nullable(),
)

function isBlank(label: z.output<typeof fields>): boolean {
  return Object.values(label).every((value) => value === '' || value === null)
}

type GivenNutrition = Record<Nutrient, number | null>

/** Requires all figures or none, and no part greater than its whole. */
function requireConsistent(given: GivenNutrition, context: z.RefinementCtx): void {
  const reject = (names: Nutrient[], message: string) => {
    for (const name of names) context.addIssue({ code: 'custom', message, path: [name] })
  }
  const missing = nutrients.filter((name) => given[name] === null)
  if (missing.length === nutrients.length) return
  reject(missing, labelMessages.nutritionIncomplete)
  if (missing.length > 0) return
  // Calculated in whole tenths, so that sums are exact.
  const sum = (...names: Nutrient[]) =>
    names.reduce((total, name) => total + Math.round((given[name] ?? 0) * 10), 0)
  const { fatTolerance, grams } = max.nutritionSums
  if (sum('addedSugars') > sum('sugars')) reject(['addedSugars'], labelMessages.moreThan('sugars'))
  if (sum('sugars') > sum('carbohydrate'))
    reject(['sugars'], labelMessages.moreThan('carbohydrate'))
  if (sum('saturated', 'trans') > sum('fat') + fatTolerance * 10)
    reject(['saturated', 'trans'], labelMessages.moreThanFat)
  if (sum('protein', 'carbohydrate', 'fat') > grams * 10)
    reject(['protein', 'carbohydrate', 'fat'], labelMessages.tooManyGrams)
}
