import { messages } from '../../../../../contract/messages.ts'
import { findMissingPart, packFields } from '../../../../../contract/packs/pack.ts'
import { readPack } from '../../../../../contract/packs/read-pack.ts'
import type { Product } from '../../../../../contract/products/product.ts'
import { z } from '../../../../../contract/zod.ts'
import { type ProductValues, plainNumbers, productValues } from '../product-values.ts'

type PackField = keyof typeof packFields
export type PackValues = Pick<ProductValues, PackField>

/** A product without a pack, and the pack that is proposed for it, as it may be changed. */
export type PackLine = {
  product: Product
  /** The text that the pack was read in, or could not be. */
  text: string
  values: PackValues
  /** True if it is to be saved. */
  chosen: boolean
  /** True if somebody typed into it. */
  edited: boolean
  /** Why its last save failed. */
  failure?: string
}

/** A line for each product without a pack: first those that a pack can be proposed for. */
export function listPackLines(products: Product[]): PackLine[] {
  const lines = products.filter(({ packAmount }) => packAmount === undefined).map(toLine)
  return lines.toSorted((a, b) => Number(b.chosen) - Number(a.chosen))
}

/** Reads the size from the name if a product has none. */
function toLine(product: Product): PackLine {
  const text = product.size || product.name
  const read = readPack(text)
  // Keeps values that the size does not name.
  const pack = {
    ...product,
    ...read,
    packCount: read && read.packCount > 1 ? read.packCount : product.packCount,
  }
  const { packAmount, packUnit, packCount, packMass } = productValues(pack)
  const values = { packAmount, packUnit, packCount, packMass }
  return { product, text, values, chosen: read !== null, edited: false }
}

const packSchema = z.object(packFields)

/** The pack of a line, or what is wrong with it by field. */
export function checkPack(values: PackValues) {
  const { data, error } = packSchema.safeParse(plainNumbers(values))
  const errors: Partial<Record<PackField, string>> = {}
  for (const { path, message } of error?.issues ?? []) errors[path[0] as PackField] ??= message
  if (!data) return { errors }
  const missing = findMissingPart(data)
  if (missing) errors[missing] = messages.product.packIncomplete
  const isBlank = data.packAmount === null
  if (isBlank) errors.packAmount ??= messages.product.packIncomplete
  return isBlank || missing ? { errors } : { pack: data, errors }
}
