import type { ProductGroup } from '../../../../contract/groups/group.ts'
import { packFields } from '../../../../contract/packs/pack.ts'
import { writeMass } from '../../../../contract/packs/pack-words.ts'
import { packText } from './pack-text.ts'
import { type SectionName, sectionFields } from './product-fields.tsx'
import { type ProductValues, plainNumbers, productLabels } from './product-values.ts'

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
  const texts = sectionFields.texts.filter((name) => values[name].toString().trim())
  return {
    pack: join(pack),
    texts: join(texts.map((name, index) => lowerAfterFirst(productLabels[name], index))),
    offer: join(offer),
  }
}

function join(parts: unknown[]): string {
  return parts.filter(Boolean).join(', ')
}

function lowerAfterFirst(label: string, index: number): string {
  return index === 0 ? label : label.slice(0, 1).toLowerCase() + label.slice(1)
}
