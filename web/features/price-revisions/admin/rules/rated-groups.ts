import { writePack } from '../../../../../contract/packs/pack-words.ts'
import { findGroupUnit } from '../../../../../contract/price-revisions/price-rules.ts'
import { formatRupees } from '../../../../../contract/prices/money.ts'
import { type BaseUnit, contentsOf } from '../../../../../contract/prices/unit-price.ts'
import type { Product } from '../../../../../contract/products/product.ts'

/** A product group that can be given a rate, and the current prices of its packs. */
export type RatedGroup = {
  id: string
  name: string
  nameTa: string
  unit: BaseUnit
  /** Range of its packs' prices now: `₹420 to ₹460`. */
  now: string
  /** `500 ml ₹12, 1 L ₹18`; '' where no pack costs anything. */
  packCosts: string
}

/** The groups that products belong to, in the order of the products, and how many belong to none. */
export function listRatedGroups(products: Product[]) {
  const byGroup = Map.groupBy(products, ({ group }) => group?._id)
  const groups = [...byGroup].flatMap(([, members]) => toRatedGroup(members))
  const rated = new Set(groups.map(({ id }) => id))
  const others = products.filter(({ group }) => !group || !rated.has(group._id))
  return { groups, others: others.length }
}

function toRatedGroup(members: Product[]): RatedGroup | [] {
  const group = members[0]?.group
  const unit = findGroupUnit(members.map(({ packUnit }) => ({ unit: packUnit ?? null })))
  if (!group || !unit) return []
  const { _id: id, name, nameTa } = group
  return { id, name, nameTa, unit, now: describeNow(members, unit), packCosts: listCosts(members) }
}

function describeNow(members: Product[], unit: BaseUnit): string {
  const amounts = members.flatMap(({ unitPrice }) =>
    unitPrice?.unit === unit ? unitPrice.amount : [],
  )
  const edges = amounts.length > 0 ? new Set([Math.min(...amounts), Math.max(...amounts)]) : []
  return [...edges].map((amount) => formatRupees(amount)).join(' to ')
}

function listCosts(members: Product[]): string {
  return members
    .filter(({ packCost }) => packCost)
    .toSorted((a, b) => contentsOf(a) - contentsOf(b))
    .map(
      (product) => `${writePack(product) || product.name} ${formatRupees(product.packCost ?? 0)}`,
    )
    .join(', ')
}
