import { messages } from '../../../contract/messages.ts'
import { toThousandths } from '../../../contract/numbers/thousandths.ts'
import { priceRevisionLimits } from '../../../contract/price-revisions/limits.ts'
import { priceRevisionMessages } from '../../../contract/price-revisions/messages.ts'
import type { PriceRevisionUpdate } from '../../../contract/price-revisions/price-revision.ts'
import type {
  PriceRule,
  PriceRuleField,
} from '../../../contract/price-revisions/price-rule-schema.ts'
import {
  changePrice,
  findGroupUnit,
  findPriceError,
  keepOriginal,
  type PriceChange,
} from '../../../contract/price-revisions/price-rules.ts'
import { type PriceRevisionState, skipReasons } from '../../../contract/price-revisions/states.ts'
import { toPaise } from '../../../contract/prices/paise.ts'
import type { BaseUnit } from '../../../contract/prices/unit-price.ts'
import { productLimits } from '../../../contract/products/limits.ts'
import type { ProductRow } from '../../catalogue/product-row.ts'
import { conflict, invalid } from '../../errors.ts'
import type { StoredLine, StoredRate } from '../../records/columns/price-lines.ts'

type PackColumn = 'pack_amount' | 'pack_unit' | 'pack_count' | 'pack_cost'
/** The columns of a product that concern its price. */
export type PricedRow = Pick<
  ProductRow,
  'id' | 'name' | 'price' | 'original_price' | 'group_id' | PackColumn
>

/** A price to write to a product, with the product's present row. */
export type PriceWrite = { product: PricedRow; price: number; original: number | null }

/** Completes a rule with the units that the request left out. */
export function completeRule(rule: PriceRuleField, products: PricedRow[]): PriceRule {
  const unitOf = ({ group, unit }: { group: string; unit?: BaseUnit | undefined }) => {
    const members = products.filter(({ group_id }) => group_id === group)
    return unit ?? findGroupUnit(members.map(({ pack_unit }) => ({ unit: pack_unit }))) ?? 'l'
  }
  if (rule.kind === 'rate') return { ...rule, unit: unitOf(rule) }
  if (rule.kind !== 'rates') return rule
  return { ...rule, rates: rule.rates.map((rate) => ({ ...rate, unit: unitOf(rate) })) }
}

/** The groups to which a rule gives a rate, with that rate. */
export function listRates(rule: PriceRule): (StoredRate & { paise: number })[] {
  const rates = rule.kind === 'rate' ? [rule] : rule.kind === 'rates' ? rule.rates : []
  return rates.map(({ group, ratePerUnit }) => ({ group, paise: toPaise(ratePerUnit) }))
}

/**
 * New prices by a rule.
 * @throws ApiError 400 if one is not a valid price
 */
export function draftLines(rule: PriceRule, products: PricedRow[]): StoredLine[] {
  const changeOf = changesBy(rule)
  return requirePrices(
    products.map((product) => {
      const { id, name, price, original_price: original } = product
      const { pack_amount: thousandths, pack_unit: unit, pack_count: count } = product
      const packCost = product.pack_cost ?? 0
      const pack = { thousandths, unit, count }
      const { to, skipped } = changePrice(changeOf(product), { price, packCost, ...pack })
      return {
        product: id,
        name,
        from: price,
        to,
        originalFrom: original,
        originalTo: keepOriginal(original, to),
        ...(skipped && { skipped }),
        ...(thousandths !== null && unit && { pack: { thousandths, unit, count } }),
      }
    }),
  )
}

/** The change that a rule makes to each product. */
export function changesBy(rule: PriceRule): (product: PricedRow) => PriceChange {
  if (rule.kind === 'set') {
    const prices = new Map(rule.prices.map(({ product, price }) => [product, toPaise(price)]))
    return ({ id }) => ({ kind: 'set', paise: prices.get(id) ?? 0 })
  }
  if (rule.kind === 'rates') {
    const { rates, round } = rule
    const changes = new Map(
      rates.map((rate) => [rate.group, toChange({ ...rate, kind: 'rate', round })]),
    )
    const none = toChange({ kind: 'amount', value: 0, round: 0 })
    return ({ group_id }) => changes.get(group_id ?? '') ?? none
  }
  const change = toChange(rule)
  return () => change
}

function toChange(rule: Exclude<PriceRule, { kind: 'set' | 'rates' }>): PriceChange {
  const { kind, round } = rule
  if (kind === 'percent') return { kind, thousandths: toThousandths(rule.value), round }
  if (kind === 'amount') return { kind, paise: toPaise(rule.value), round }
  return { kind, paise: toPaise(rule.ratePerUnit), unit: rule.unit, round }
}

/**
 * Lines of a draft after a change.
 * @throws ApiError 400 if they lack a product, or it cannot have that price
 */
export function changeLines(
  lines: StoredLine[],
  updates: PriceRevisionUpdate['lines'],
): StoredLine[] {
  const updateOf = new Map(updates.map((update) => [update.product, update]))
  const known = new Set(lines.map(({ product }) => product))
  const unknown = updates.filter(({ product }) => !known.has(product))
  if (unknown.length > 0)
    throw invalid(
      Object.fromEntries(unknown.map(({ product }) => [product, messages.validation.unknownId])),
    )
  return requirePrices(
    lines.map((line) => {
      const update = updateOf.get(line.product)
      return update ? changeLine(line, update) : line
    }),
  )
}

function changeLine(
  { skipped, ...line }: StoredLine,
  { to }: PriceRevisionUpdate['lines'][number],
): StoredLine {
  if (to === undefined) return { ...line, skipped: skipReasons.leftOut }
  const paise = toPaise(to)
  return { ...line, to: paise, originalTo: keepOriginal(line.originalFrom, paise) }
}

/** @throws ApiError 400 that names each product whose new price is invalid */
export function requirePrices(lines: StoredLine[]): StoredLine[] {
  const errors = listPriceErrors(lines)
  if (errors.length > 0) throw invalid(Object.fromEntries(errors))
  return lines
}

/** Products with an invalid new price, and the reason. A backup can contain such lines. */
export function listPriceErrors(lines: StoredLine[]): [product: string, error: string][] {
  return lines.flatMap(({ product, name, to, skipped }) => {
    const error = skipped ? null : findPriceError(to, name)
    return error ? [[product, error]] : []
  })
}

/** Lines whose product's price has changed; null if it is deleted. */
export function findChanged(
  lines: StoredLine[],
  products: ReadonlyMap<string, PricedRow>,
): { line: StoredLine; price: number | null }[] {
  return lines.flatMap((line) => {
    const price = products.get(line.product)?.price ?? null
    return line.skipped || price === line.from ? [] : { line, price }
  })
}

/** Plans an apply: its changes, and the lines afterwards, with the prices that a revert restores. */
export function planApply(lines: StoredLine[], products: ReadonlyMap<string, PricedRow>) {
  const writes: PriceWrite[] = []
  const applied = lines.map((line): StoredLine => {
    if (line.skipped) return line
    const product = products.get(line.product)
    if (!product) return { ...line, skipped: skipReasons.deleted }
    const original = keepOriginal(product.original_price, line.to)
    addWrite(writes, { product, price: line.to, original })
    return {
      ...line,
      from: product.price,
      originalFrom: product.original_price,
      originalTo: original,
    }
  })
  return { lines: applied, writes }
}

/** Plans a revert: leaves out products whose price has changed since, or cannot go back. */
export function planRevert(lines: StoredLine[], products: ReadonlyMap<string, PricedRow>) {
  const writes: PriceWrite[] = []
  const reverted = lines.map((line): StoredLine => {
    if (line.skipped) return line
    const product = products.get(line.product)
    if (product?.price !== line.to || !wasPrice(line))
      return { ...line, kept: product?.price ?? null }
    addWrite(writes, { product, price: line.from, original: line.originalFrom })
    return line
  })
  return { lines: reverted, writes }
}

function wasPrice({ from, originalFrom }: StoredLine): boolean {
  const max = toPaise(productLimits.maxPrice)
  return from >= 0 && (originalFrom ?? from) >= from && Math.max(from, originalFrom ?? 0) <= max
}

function addWrite(writes: PriceWrite[], write: PriceWrite): void {
  const { product, price, original } = write
  if (product.price !== price || product.original_price !== original) writes.push(write)
}

/** Counts lines that change a price. */
export function countChanges(lines: StoredLine[]): number {
  return lines.filter(({ skipped }) => !skipped).length
}

/** @throws ApiError 409 */
export function requireState(
  state: PriceRevisionState,
  allowed: readonly PriceRevisionState[],
): void {
  if (!allowed.includes(state)) throw conflict(priceRevisionMessages.wrongState(state))
}

/** @throws ApiError 400 if the time is past, or too far ahead */
export function requireAhead(applyAt: number, now: number): number {
  if (applyAt <= now) throw invalid({ applyAt: priceRevisionMessages.notAhead })
  if (applyAt > now + priceRevisionLimits.scheduleMs)
    throw invalid({ applyAt: priceRevisionMessages.tooFar })
  return applyAt
}
