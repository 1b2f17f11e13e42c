import type { Label } from '../../../contract/labels/label.ts'
import type { LabelWords } from '../../../contract/labels/words.ts'
import { writeMass } from '../../../contract/packs/pack-words.ts'
import { formatRupees } from '../../../contract/prices/money.ts'
import { legalUnitPriceOf } from '../../../contract/prices/unit-price.ts'
import type { Product } from '../../../contract/products/product.ts'
import type { ShopSettings } from '../../../contract/settings/settings.ts'

/** One line of a label: its name and its text; a text that staff have written also in Tamil. */
export type Fact = { name: string; text: string; textTa?: string }

type Maker = ShopSettings['label']
type Pack = Pick<
  Product,
  'price' | 'originalPrice' | 'packAmount' | 'packUnit' | 'packCount' | 'packMass'
>

/** Facts of the pack itself on its label. A sale is below the MRP, which stays as it was. */
export function listPackFacts(product: Pack, words: LabelWords): Fact[] {
  const { names, onRequest, withTaxes, perUnit } = words
  const mrp = product.originalPrice ?? product.price
  const unitPrice = legalUnitPriceOf(mrp, product)
  const mass = product.packMass === undefined ? '' : ` (${writeMass(product.packMass)})`
  const pack = words.pack(product)
  return listGiven([
    { name: names.netQuantity, text: pack && pack + mass },
    { name: names.mrp, text: mrp > 0 ? withTaxes(formatRupees(mrp)) : onRequest },
    {
      name: names.unitPrice,
      text: unitPrice ? perUnit(formatRupees(unitPrice.amount, 'always'), unitPrice.unit) : '',
    },
  ])
}

/** Facts on the label of every pack of a product group. */
export function listLabelFacts(label: Label, words: LabelWords): Fact[] {
  const { allergens, shelfLifeMonths, veg } = label
  const { names, contains, bestBefore } = words
  return listGiven([
    { name: names.food, text: label.genericName, textTa: label.genericNameTa },
    { name: names.mark, text: veg ? words.veg[veg] : '' },
    { name: names.ingredients, text: label.ingredients, textTa: label.ingredientsTa },
    { name: names.allergens, text: allergens ? contains(allergens) : '' },
    { name: names.shelfLife, text: shelfLifeMonths ? bestBefore(shelfLifeMonths) : '' },
    { name: names.storage, text: label.storage, textTa: '' },
  ])
}

/** Facts about the maker, who is named in English alone. */
export function listMakerFacts(maker: Maker, { names }: LabelWords): Fact[] {
  const made = [maker.makerName, maker.makerAddress].filter(Boolean).join(', ')
  return listGiven([
    { name: names.maker, text: made, textTa: '' },
    { name: names.fssai, text: maker.fssai },
  ])
}

function listGiven(facts: Fact[]): Fact[] {
  return facts.filter(({ text, textTa }) => text || textTa)
}
