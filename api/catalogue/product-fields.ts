import type { Audience } from '../../contract/products/field-kinds.ts'
import {
  type PlainColumns,
  type PlainName,
  type PlainValues,
  plainField,
  plainFields,
  plainNames,
} from '../../contract/products/plain-fields.ts'
import type { Product } from '../../contract/products/product.ts'
import { columnsOf, recordOf } from '../../contract/record-of.ts'

/** Converts the plain fields of a product between requests, rows and responses. Types follow from their table. */

/** The columns of plain fields. */
export function toPlainColumns(values: PlainValues): PlainColumns {
  const columns = columnsOf(plainFields, (name) => plainField(name).toStored(values[name]))
  return columns as PlainColumns
}

/** Plain fields of a row, as a form writes them. */
export function readPlainColumns(row: PlainColumns): PlainValues {
  const columns: Record<string, unknown> = row
  const values = recordOf(plainNames, (name) => {
    const { column, fromStored } = plainField(name)
    return fromStored(columns[column])
  })
  return values as PlainValues
}

type PlainProduct = Pick<Product, PlainName>

/** Plain fields that an audience may see. Empty ones are left out, but a flag that is off is included. */
export function presentPlainFields(row: PlainColumns, audience: Audience): PlainProduct {
  const columns: Record<string, unknown> = row
  const fields: Partial<Record<PlainName, unknown>> = {}
  for (const name of plainNames) {
    const field = plainField(name)
    if (field.audience !== audience) continue
    const value = field.fromStored(columns[field.column])
    if (field.kind === 'flag' || value !== field.blank) fields[name] = value
  }
  return fields as PlainProduct
}

/** Removes the staff-only plain fields from a product. */
export function omitStaffFields<P extends Product>(product: P): P {
  const others = { ...product }
  for (const name of plainNames) if (plainField(name).audience === 'staff') delete others[name]
  return others
}
