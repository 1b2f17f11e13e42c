import type { z } from 'zod'
import { readMoney } from '../../../../../contract/numbers/read-money.ts'
import { readNumber } from '../../../../../contract/numbers/read-number.ts'
import { pricePageMessages } from '../../../../../contract/price-revisions/messages.ts'
import { priceRevisionCreateSchema } from '../../../../../contract/price-revisions/price-revision.ts'
import { roundings } from '../../../../../contract/price-revisions/price-rules.ts'
import type { PriceScope } from '../../../../lists/price-scope.ts'

/** Typed values of a rule. */
export const blankRule = {
  kind: 'percent' as 'percent' | 'amount' | 'rate' | 'set',
  direction: 'up' as 'up' | 'down',
  percent: '',
  amount: '',
  /** By id of the product group; blank for none. */
  rates: {} as Record<string, string>,
  /** By id of the product; blank to keep its price. */
  prices: {} as Record<string, string>,
  round: '1' as '0' | '1' | '5' | '10',
  reason: '',
}
export type RuleValues = typeof blankRule

/** The products that are meant: the chosen scope, with the ids of a selection. */
export type ChosenProducts = PriceScope & { ids: string[] }

/** A draft as it is sent, with its numbers as text. */
export type RevisionBody = z.input<typeof priceRevisionCreateSchema>
type Rule = RevisionBody['rule']

/** A draft as it is sent, or what is wrong with it by field; '' for what has none. */
export function checkRule(
  values: RuleValues,
  chosen: ChosenProducts,
): { body: RevisionBody; errors?: undefined } | { errors: Record<string, string> } {
  const missing = findMissing(values)
  if (missing) return { errors: missing }
  const body = { reason: values.reason, rule: toRule(values, chosen) }
  const { error } = priceRevisionCreateSchema.safeParse(body)
  if (!error) return { body }
  const issues = error.issues.map(({ path, message }) => [path.join('.'), message] as const)
  return { errors: toFieldErrors(Object.fromEntries(issues), values) }
}

function findMissing({ kind, rates, prices }: RuleValues): Record<string, string> | null {
  const { rateRequired, priceRequired } = pricePageMessages
  if (kind === 'rate' && listFilled(rates).length === 0) return { '': rateRequired }
  return kind === 'set' && listFilled(prices).length === 0 ? { '': priceRequired } : null
}

function listFilled(texts: Record<string, string>): [string, string][] {
  return Object.entries(texts).filter(([, text]) => text.trim() !== '')
}

function toRule(values: RuleValues, chosen: ChosenProducts): Rule {
  const { kind, direction } = values
  const signed = (plain: string) => (direction === 'down' && plain ? '-' : '') + plain
  const round = roundings.find((known) => String(known) === values.round)
  const shared = { round, ...toScope(chosen) }
  if (kind === 'percent') return { kind, value: signed(readNumber(values.percent)), ...shared }
  if (kind === 'amount') return { kind, value: signed(readMoney(values.amount)), ...shared }
  if (kind === 'set') {
    const prices = listFilled(values.prices)
    return { kind, prices: prices.map(([product, text]) => ({ product, price: readMoney(text) })) }
  }
  const rates = listFilled(values.rates).map(([group, text]) => ({
    group,
    ratePerUnit: readMoney(text),
  }))
  const [only, ...others] = rates
  if (only && others.length === 0) return { ...shared, kind, ...only }
  return { ...shared, kind: 'rates', rates }
}

function toScope({ what, id, ids }: ChosenProducts) {
  if (what === 'selection') return { products: ids }
  return what === 'all' ? {} : { [what]: id }
}

/** Server errors about a rule's parts, by the fields that they were typed into. */
export function toFieldErrors(errors: Record<string, string>, values: RuleValues) {
  const found = Object.entries(errors).map(([path, message]) => [toField(path, values), message])
  return Object.fromEntries(found) as Record<string, string>
}

function toField(path: string, values: RuleValues): string {
  const [part = '', name = '', index = 0] = path.split('.')
  if (part === 'reason') return part
  if (name === 'value') return values.kind
  if (name === 'prices') return `prices.${listFilled(values.prices)[Number(index)]?.[0]}`
  if (name === 'rates' || name === 'ratePerUnit')
    return `rates.${listFilled(values.rates)[Number(index)]?.[0]}`
  return part in values.prices ? `prices.${part}` : ''
}
