import { packLimits } from '../packs/limits.ts'
import { packUnits } from '../prices/unit-price.ts'
import { recordOf } from '../record-of.ts'
import { backOnField } from '../stock/stock.ts'
import type { z } from '../zod.ts'
import {
  type PlainField,
  plainAmount,
  plainChoice,
  plainCount,
  plainDay,
  plainFlag,
  plainMoney,
  plainNumber,
  plainText,
} from './field-kinds.ts'
import { productLimits } from './limits.ts'

/**
 * Fields of a product that are read and written by their kind alone. Schemas, rows, backups, responses, the audit
 * log, form values and CSV files follow this table and its order. References, and fields that depend on others
 * (prices, stock), are written separately.
 */
export const plainFields = {
  backOn: plainDay({
    column: 'back_on',
    label: 'Back about',
    description: 'The day in India that it is back about',
    sent: `The day in India that it is back about, at most ${productLimits.backOnDays} days ahead; only with \`out\``,
    example: '2026-11-28',
    request: backOnField,
  }),
  leadDays: plainNumber({
    column: 'lead_days',
    label: 'Pressed to order (days)',
    description: 'Days from the order until it is pressed',
    sent: 'Days from the order until it is pressed; not shown while it is out of stock',
    range: productLimits.leadDays,
    example: 3,
  }),
  isBestSeller: plainFlag({ column: 'is_best_seller', label: 'Bestseller' }),
  size: plainText({ column: 'size', label: 'Size', max: productLimits.size, example: '1 L' }),
  benefits: plainText({
    column: 'benefits',
    label: 'Benefits',
    max: productLimits.benefits,
    example: 'Good for frying',
  }),
  nameTa: plainText({
    column: 'name_ta',
    label: 'Name in Tamil',
    max: productLimits.nameTa,
    example: 'கடலை எண்ணெய்',
  }),
  descriptionTa: plainText({
    column: 'description_ta',
    label: 'Description in Tamil',
    max: productLimits.description,
    example: 'மரச்செக்கில் மெதுவாக ஆட்டியது.',
  }),
  benefitsTa: plainText({
    column: 'benefits_ta',
    label: 'Benefits in Tamil',
    max: productLimits.benefits,
    example: 'பொரிக்க ஏற்றது',
  }),
  packAmount: plainAmount({
    column: 'pack_amount',
    label: 'Amount in the pack',
    description: 'What one piece holds',
    sent: 'What one piece of the pack holds, at most three decimals; only with its unit',
    range: packLimits.amount,
    example: 500,
  }),
  packUnit: plainChoice({
    column: 'pack_unit',
    label: 'Unit of the pack',
    sent: 'In any case',
    values: packUnits,
    example: 'ml',
  }),
  packCount: plainCount({
    column: 'pack_count',
    label: 'Pieces in the pack',
    description: 'Pieces in the pack',
    sent: 'Pieces in the pack: 3 for 3 × 200 ml',
    range: packLimits.count,
    example: 1,
  }),
  packMass: plainNumber({
    column: 'pack_mass',
    label: 'Net mass (g)',
    description: 'Grams that the contents weigh',
    range: packLimits.mass,
    example: 455,
  }),
  packCost: plainMoney({
    column: 'pack_cost',
    label: 'Cost of the pack',
    audience: 'staff',
    description: 'Rupees of bottle and label; only with a session, as `hidden`',
    sent: 'Rupees that bottle and label add to a price by rate; for staff alone',
    range: packLimits.cost,
    example: 12.5,
  }),
} as const

type PlainFields = typeof plainFields
export type PlainName = keyof PlainFields
export const plainNames = Object.keys(plainFields) as PlainName[]

/** Returns a field with the type common to all kinds, for loops over all of them. */
export function plainField(name: PlainName): PlainField {
  return plainFields[name]
}

/** Values in the form of a request, and in the form of the database. */
export type PlainValues = { [Name in PlainName]: z.output<PlainFields[Name]['request']> }
export type PlainColumns = {
  [Name in PlainName as PlainFields[Name]['column']]: ReturnType<PlainFields[Name]['toStored']>
}

/** One part of each field, such as its label. */
export function plainPart<Part extends keyof PlainFields[PlainName]>(part: Part) {
  const parts = recordOf(plainNames, (name) => plainFields[name][part])
  return parts as { [Name in PlainName]: PlainFields[Name][Part] }
}

/** Values of a form: texts, except flags. */
export type PlainFormValues = {
  [Name in PlainName]: PlainFields[Name]['kind'] extends 'flag' ? boolean : string
}

/** A product's fields in the form's representation; a missing value gets a new product's default. */
export function plainFormValues(product: { [Name in PlainName]?: unknown }): PlainFormValues {
  const values = recordOf(plainNames, (name) => {
    const value = product[name] ?? plainFields[name].blank
    return typeof value === 'boolean' ? value : String(value ?? '')
  })
  return values as PlainFormValues
}
