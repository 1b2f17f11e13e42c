import type { Label } from '../../../contract/labels/label.ts'
import { allergenNames, vegNames } from '../../../contract/labels/label-words.ts'
import { unitNames, writeMass, writePack } from '../../../contract/packs/pack-words.ts'
import { formatRupees } from '../../../contract/prices/money.ts'
import { legalUnitPriceOf } from '../../../contract/prices/unit-price.ts'
import type { Product } from '../../../contract/products/product.ts'
import { countOf } from '../../../contract/text/count.ts'

/** One line of a label: what it is about, in English, and in Tamil where that was written. */
export type Fact = { name: string; text: string; textTa?: string }

type Pack = Pick<
  Product,
  'price' | 'originalPrice' | 'packAmount' | 'packUnit' | 'packCount' | 'packMass'
>

/** What a pack's label says of the pack itself. A sale is below the MRP, which stays as it was. */
export function listPackFacts(product: Pack): Fact[] {
  const mrp = product.originalPrice ?? product.price
  const unitPrice = legalUnitPriceOf(mrp, product)
  const mass = product.packMass === undefined ? '' : ` (${writeMass(product.packMass)})`
  const pack = writePack(product)
  return listGiven([
    { name: 'Net quantity', text: pack && pack + mass },
    { name: 'MRP', text: mrp > 0 ? `${formatRupees(mrp)} incl. of all taxes` : '' },
    {
      name: 'Unit sale price',
      text: unitPrice
        ? `${formatRupees(unitPrice.amount, 'always')} per ${unitNames[unitPrice.unit]}`
        : '',
    },
  ])
}

/** What stands on the label of every pack of a product group. */
export function listLabelFacts(label: Label): Fact[] {
  const { allergens, shelfLifeMonths, veg } = label
  return listGiven([
    { name: 'Food', text: label.genericName, textTa: label.genericNameTa },
    { name: 'Mark', text: veg ? vegNames[veg] : '' },
    { name: 'Ingredients', text: label.ingredients, textTa: label.ingredientsTa },
    { name: 'Allergens', text: allergens ? writeAllergens(allergens) : '' },
    {
      name: 'Shelf life',
      text: shelfLifeMonths ? `Best before ${countOf(shelfLifeMonths, 'month')} from packing` : '',
    },
    { name: 'Storage', text: label.storage },
  ])
}

function writeAllergens(allergens: NonNullable<Label['allergens']>): string {
  if (allergens.length === 0) return 'None'
  return `Contains ${allergens.map((name) => allergenNames[name].toLowerCase()).join(', ')}`
}

function listGiven(facts: Fact[]): Fact[] {
  return facts.filter(({ text, textTa }) => text || textTa)
}
