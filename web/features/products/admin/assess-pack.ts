import type { ProductGroup } from '../../../../contract/groups/group.ts'
import { findPackWarning, lacksMass } from '../../../../contract/labels/standard-packs.ts'
import { packFields } from '../../../../contract/packs/pack.ts'
import { type ProductValues, plainNumbers } from './product-values.ts'

/** Warnings about a pack while it is typed; invalid values give none yet. */
export function assessPack(typed: Partial<ProductValues>, groups: ProductGroup[]) {
  const values = plainNumbers(typed)
  const oil = groups.find(({ _id }) => _id === values.group)?.oil
  const pack = {
    packAmount: packFields.packAmount.safeParse(values.packAmount).data ?? undefined,
    packUnit: packFields.packUnit.safeParse(values.packUnit).data ?? undefined,
    packMass: packFields.packMass.safeParse(values.packMass).data ?? undefined,
  }
  return { packSize: findPackWarning(oil, pack), lacksMass: lacksMass(oil, pack) }
}
