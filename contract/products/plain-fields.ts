import { decimalField } from '../fields.ts'
import { limits } from '../limits.ts'

/**
 * Fields of a product that are plain: public as they are, and changed by its form alone. All that is alike for
 * them is made from these tables: schemas, rows, backups, answers, the audit log's labels, the form's values
 * and the columns of CSV files.
 */

/** Texts in one language, blank where there is none, each in a column of its own name. */
export const productTextNames = ['size', 'benefits'] as const
export type ProductText = (typeof productTextNames)[number]
export const productTexts: Record<ProductText, { label: string; max: number; example: string }> = {
  size: { label: 'Size', max: limits.product.size, example: '1 L' },
  benefits: { label: 'Benefits', max: limits.product.benefits, example: 'Good for frying' },
}

/** Yes or no; no at first. */
export const productFlagNames = ['isBestSeller'] as const
export type ProductFlag = (typeof productFlagNames)[number]
export const productFlags = {
  isBestSeller: { column: 'is_best_seller', label: 'Bestseller' },
} as const satisfies Record<ProductFlag, { column: string; label: string }>
export type FlagColumn = (typeof productFlags)[ProductFlag]['column']

/** Whole numbers, which a product need not have. */
export const productNumberNames = ['packMass'] as const
export type ProductNumber = (typeof productNumberNames)[number]
export const productNumbers = {
  packMass: {
    column: 'pack_mass',
    label: 'Net mass (g)',
    description: 'Grams that the contents weigh',
    range: limits.pack.mass,
    example: 455,
  },
} as const satisfies Record<ProductNumber, NumberField>
export type NumberColumn = (typeof productNumbers)[ProductNumber]['column']

/** A number as it is sent; a blank clears. */
export function plainNumberField(name: ProductNumber) {
  const { description, range, example } = productNumbers[name]
  return decimalField({ ...range, decimals: 0, blank: null }).meta({ description, example })
}

type NumberField = {
  column: string
  label: string
  description: string
  range: { min: number; max: number }
  example: number
}
