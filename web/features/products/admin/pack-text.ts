import { packFields } from '../../../../contract/packs/pack.ts'
import { writePack } from '../../../../contract/packs/pack-words.ts'
import { type ProductValues, plainNumbers } from './product-values.ts'

/** The pack as visitors read it, `3 × 200 ml`; blank while it is not complete. */
export function packText(typed: ProductValues): string {
  const values = plainNumbers(typed)
  return writePack({
    packAmount: packFields.packAmount.safeParse(values.packAmount).data ?? undefined,
    packUnit: packFields.packUnit.safeParse(values.packUnit).data ?? undefined,
    packCount: packFields.packCount.safeParse(values.packCount).data ?? undefined,
  })
}
