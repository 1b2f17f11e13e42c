import { unitNames } from '../../../../../contract/packs/pack-words.ts'
import type { PriceRule } from '../../../../../contract/price-revisions/price-rule-schema.ts'
import { formatRupees } from '../../../../../contract/prices/money.ts'
import type { Product } from '../../../../../contract/products/product.ts'
import { countOf } from '../../../../../contract/text/count.ts'
import type { PriceScope } from '../../../../lists/price-scope.ts'

/** Names of categories and groups, by id. */
export type Names = Record<string, string>

/** Rule in words: `Up by 5 %: Sesame Oil`. */
export function describeRule(rule: PriceRule, names: Names): string {
  return [describeKind(rule), describeScope(rule, names)].filter(Boolean).join(': ')
}

function describeKind(rule: PriceRule): string {
  if (rule.kind === 'set') return 'Single prices'
  if (rule.kind === 'rates') return 'New rates'
  if (rule.kind === 'rate')
    return `New rate ${formatRupees(rule.ratePerUnit)} / ${unitNames[rule.unit]}`
  const { kind, value } = rule
  const size = Math.abs(value)
  const by = kind === 'percent' ? `${size.toLocaleString('en-IN')} %` : formatRupees(size)
  return `${value < 0 ? 'Down' : 'Up'} by ${by}`
}

/** Leaves out what has been deleted since. */
function describeScope(rule: PriceRule, names: Names): string {
  if (rule.kind === 'set') return countOf(rule.prices.length, 'product')
  if (rule.kind === 'rates') return describeGroups(rule.rates, names)
  const { products, category, group } = rule
  const named = [group, category].flatMap((id) => (id && names[id]) ?? [])
  if (products) named.push(countOf(products.length, 'product'))
  return named.join(', ') || (group || category ? '' : 'all products')
}

/** A few by their names, many by their number. */
function describeGroups(rates: { group: string }[], names: Names): string {
  const named = rates.flatMap(({ group }) => names[group] ?? [])
  return rates.length > 3 ? countOf(rates.length, 'group') : named.join(', ')
}

/** The products that were chosen: `5 products of Groundnut Oil`. */
export function describeChosen({ what, id }: PriceScope, products: Product[]): string {
  const count = countOf(products.length, 'product')
  if (what === 'all') return `All ${count}`
  if (what === 'selection') return `${count} selected`
  const [first] = products
  const places = what === 'group' ? [first?.group] : [first?.category, first?.subcategory]
  return `${count} of ${places.find((place) => place?._id === id)?.name ?? what}`
}
