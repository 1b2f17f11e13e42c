import { type ProductGroup, productGroupCreateSchema } from '../../../../contract/groups/group.ts'
import {
  allergens,
  type Label,
  labelField,
  type Nutrient,
  nutrients,
} from '../../../../contract/labels/label.ts'
import { findLabelWarnings, findMissing } from '../../../../contract/labels/label-rules.ts'
import { allergenNames, nutrientNames, vegNames } from '../../../../contract/labels/names-en.ts'
import { nutrientRows } from '../../../../contract/labels/nutrients.ts'
import { type OilKind, oilNames } from '../../../../contract/labels/standard-packs.ts'
import { foldDigits } from '../../../../contract/numbers/fold-digits.ts'
import { readNumber } from '../../../../contract/numbers/read-number.ts'
import { createFormSchema } from '../../../forms/form-schema.ts'
import type { Values } from '../../../forms/use-form-fields.ts'

/** Value of the form for a food without any of the allergens; blank says nothing about them. */
export const noAllergens = 'none'

export type LabelText = (typeof labelTexts)[number]
const labelTexts = [
  'genericName',
  'genericNameTa',
  'ingredients',
  'ingredientsTa',
  'storage',
] as const
/** Parts of a label, without its figures, that have their own name in the form. */
const labelParts = [...labelTexts, 'allergens', 'veg', 'shelfLifeMonths'] as const

type GroupField = 'name' | 'nameTa' | 'oil' | 'hsn' | (typeof labelParts)[number] | Nutrient
export type GroupValues = Record<GroupField, string>

export function groupValues(group?: ProductGroup): GroupValues {
  const { label } = group ?? {}
  const textOf = (value: string | number | null | undefined) => String(value ?? '')
  return {
    name: group?.name ?? '',
    nameTa: group?.nameTa ?? '',
    oil: group?.oil ?? '',
    hsn: group?.hsn ?? '',
    genericName: label?.genericName ?? '',
    genericNameTa: label?.genericNameTa ?? '',
    ingredients: label?.ingredients ?? '',
    ingredientsTa: label?.ingredientsTa ?? '',
    storage: label?.storage ?? '',
    allergens: label?.allergens ? label.allergens.join() || noAllergens : '',
    veg: label?.veg ?? '',
    shelfLifeMonths: textOf(label?.shelfLifeMonths),
    ...(Object.fromEntries(
      nutrients.map((name) => [name, textOf(label?.nutrition?.[name])]),
    ) as Record<Nutrient, string>),
  }
}

/** A form's fields as they are sent. The order is changed in the list. */
export function toGroupBody(values: Values) {
  return {
    name: values.name,
    nameTa: values.nameTa,
    oil: values.oil,
    hsn: foldDigits(String(values.hsn)),
    label: toLabelBody(values),
  }
}

function toLabelBody(values: Values) {
  return {
    ...Object.fromEntries(labelParts.map((name) => [name, values[name]])),
    allergens: values.allergens === '' ? null : readAllergens(String(values.allergens)),
    shelfLifeMonths: readNumber(String(values.shelfLifeMonths)),
    nutrition: Object.fromEntries(
      nutrients.map((name) => [name, readNumber(String(values[name]))]),
    ),
  }
}

export function readAllergens(text: string) {
  return allergens.filter((name) => text.split(',').includes(name))
}

/** The same rules as the server's. */
export const groupFormSchema = createFormSchema(productGroupCreateSchema, toGroupBody)

/** Completeness of the label while it is typed, and warnings by field. */
export function assessLabel(values: Values) {
  const label = readLabel(values)
  const missing = findMissing(label).map(toField)
  const warnings: Record<string, string> = {}
  for (const { field, message } of findLabelWarnings({}, label)) {
    const name = toField(field)
    warnings[name] = [warnings[name], message].filter(Boolean).join('. ')
  }
  return { missing, required: findMissing(null).length, warnings }
}

/** The label as typed; a part that would be rejected is not there yet. */
function readLabel(values: Values): Label | null {
  const body = toLabelBody(values)
  const { data, error } = labelField.safeParse(body)
  if (!error) return data
  const rejected = error.issues.map(({ path }) => [String(path[0]), null])
  return labelField.parse({ ...body, ...Object.fromEntries(rejected) })
}

/** `label.nutrition.fat` is `fat` in the form. */
export function toField(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1)
}

const nutrientLabels = Object.fromEntries(
  nutrients.map((name) => [name, `${nutrientNames[name]} (${nutrientRows[name].unit})`]),
) as Record<Nutrient, string>

export const groupLabels: Record<GroupField, string> = {
  name: 'Name',
  nameTa: 'Name in Tamil',
  oil: 'Kind of oil',
  hsn: 'HSN code',
  genericName: 'Name of the food',
  genericNameTa: 'Name of the food in Tamil',
  ingredients: 'Ingredients',
  ingredientsTa: 'Ingredients in Tamil',
  storage: 'How to store it',
  allergens: 'Allergens',
  veg: 'Veg mark',
  shelfLifeMonths: 'Best before, months from packing',
  ...nutrientLabels,
}

/** `Groundnut oil`, as a choice of the form. */
export function writeOil(kind: OilKind): string {
  return oilNames[kind].slice(0, 1).toUpperCase() + oilNames[kind].slice(1)
}

/** A value of the form as people read it. */
export function showGroupValue(name: string, value: string | boolean): string {
  if (value === '') return 'None'
  if (name === 'allergens')
    return (
      readAllergens(String(value))
        .map((allergen) => allergenNames[allergen])
        .join(', ') || 'None of these'
    )
  if (name === 'oil') return writeOil(value as OilKind)
  if (name === 'veg') return vegNames[value as keyof typeof vegNames]
  return String(value)
}
