import { limits } from '../limits.ts'

/**
 * Texts of a product that are plain: each in one language, public, blank where there is none, and in a column
 * of its own name. All that is alike for them is made from this table: schemas, rows, backups, answers, the
 * form's values and the columns of CSV files.
 */
export const productTextNames = ['size', 'benefits'] as const

export type ProductText = (typeof productTextNames)[number]

export const productTexts: Record<ProductText, { label: string; max: number; example: string }> = {
  size: { label: 'Size', max: limits.product.size, example: '1 L' },
  benefits: { label: 'Benefits', max: limits.product.benefits, example: 'Good for frying' },
}
