import type { ProductGroup } from '../../../../contract/groups/group.ts'
import { packFields } from '../../../../contract/packs/pack.ts'
import { writeMass, writePack } from '../../../../contract/packs/pack-words.ts'
import { type ProductValues, plainNumbers, productLabels } from './product-values.ts'

type Name = keyof ProductValues

/** Fields of the form by the section that they stand in; the others are always in sight. */
export const sectionFields = {
  pack: ['packAmount', 'packUnit', 'packCount', 'packMass', 'size', 'packCost', 'gtin', 'group'],
  texts: ['description', 'nameTa', 'descriptionTa', 'benefits', 'benefitsTa'],
  offer: ['originalPrice', 'leadDays', 'featured', 'isBestSeller'],
} satisfies Record<string, Name[]>

export type SectionName = keyof typeof sectionFields

/** The pack as visitors read it, `3 × 200 ml`; blank while it is not complete. */
export function packText(typed: ProductValues): string {
  const values = plainNumbers(typed)
  return writePack({
    packAmount: packFields.packAmount.safeParse(values.packAmount).data ?? undefined,
    packUnit: packFields.packUnit.safeParse(values.packUnit).data ?? undefined,
    packCount: packFields.packCount.safeParse(values.packCount).data ?? undefined,
  })
}

/** Content of the sections, for their headings: `500 ml, 455 g`. */
export function describeSections(
  values: ProductValues,
  groups: ProductGroup[],
): Record<SectionName, string> {
  const mass = packFields.packMass.safeParse(plainNumbers(values).packMass).data
  const group = groups.find(({ _id }) => _id === values.group)?.name
  const pack = [
    packText(values) || values.size,
    mass && writeMass(mass),
    values.gtin && 'barcode',
    group,
  ]
  const days = values.leadDays.trim()
  const offer = [
    values.originalPrice.trim() && `before ₹${values.originalPrice.trim()}`,
    days && `pressed to order in ${days} ${days === '1' ? 'day' : 'days'}`,
    values.featured && productLabels.featured,
    values.isBestSeller && productLabels.isBestSeller,
  ]
  const texts = sectionFields.texts.filter((name) => values[name as Name].toString().trim())
  return {
    pack: join(pack),
    texts: join(texts.map((name, index) => lowerAfterFirst(productLabels[name as Name], index))),
    offer: join(offer),
  }
}

function join(parts: unknown[]): string {
  return parts.filter(Boolean).join(', ')
}

function lowerAfterFirst(label: string, index: number): string {
  return index === 0 ? label : label.slice(0, 1).toLowerCase() + label.slice(1)
}
