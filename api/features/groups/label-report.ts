import type { LabelReport } from '../../../contract/labels/label-report.ts'
import {
  findLabelWarnings,
  findMissing,
  findMissingOfMaker,
} from '../../../contract/labels/label-rules.ts'
import { labelMessages } from '../../../contract/labels/messages.ts'
import { findPackWarning, lacksMass } from '../../../contract/labels/standard-packs.ts'
import { gtinKey } from '../../../contract/products/gtin.ts'
import { presentPackSize } from '../../catalogue/product-pack.ts'
import type { Database } from '../../db/schema.ts'
import { snapshot } from '../../db/transaction.ts'
import { readStoredLabel } from '../../records/stored-config.ts'
import { readSavedSettings } from '../../settings/repository.ts'
import { listLabelledProducts } from './repository.ts'

/** Every product whose label lacks required details or has discouraged ones, by name. */
export function readLabelReport(db: Database): Promise<LabelReport[]> {
  return snapshot(db, async (trx) => {
    const maker = findMissingOfMaker((await readSavedSettings(trx)).label ?? {})
    const products = await listLabelledProducts(trx)
    const byGtin = Map.groupBy(products, ({ gtin }) => gtinKey(gtin))
    const listSameGtin = ({ id, gtin }: LabelledProduct) =>
      gtin ? (byGtin.get(gtinKey(gtin)) ?? []).filter((other) => other.id !== id) : []
    return products
      .map((row) => describeProduct(row, maker, listSameGtin(row)))
      .filter(({ missing, warnings }) => missing.length + warnings.length > 0)
  })
}

type LabelledProduct = Awaited<ReturnType<typeof listLabelledProducts>>[number]

/** `sameGtin` are the other products with its barcode. */
function describeProduct(
  row: LabelledProduct,
  maker: string[],
  sameGtin: LabelledProduct[],
): LabelReport {
  const { id, name, name_ta: nameTa, size, description, benefits } = row
  const { description_ta: descriptionTa, benefits_ta: benefitsTa } = row
  const texts = { name, nameTa, size, description, descriptionTa, benefits, benefitsTa }
  const label = readStoredLabel(row.label)
  const pack = {
    ...presentPackSize(row),
    ...(row.pack_mass !== null && { packMass: row.pack_mass }),
  }
  const message = findPackWarning(row.oil, pack)
  const missing = [
    ...(row.price === 0 ? ['price'] : []),
    ...(row.pack_amount === null ? ['packAmount'] : []),
    ...(lacksMass(row.oil, pack) ? ['packMass'] : []),
    ...(row.group_id === null ? ['group'] : findMissing(label)),
    ...maker,
  ]
  const warnings = [
    ...(message ? [{ field: 'packAmount', message }] : []),
    ...(sameGtin.length > 0
      ? [{ field: 'gtin', message: labelMessages.gtinTwice(sameGtin.map(({ name }) => name)) }]
      : []),
    ...findLabelWarnings(texts, label),
  ]
  return { product: { _id: id, name }, missing, warnings }
}
