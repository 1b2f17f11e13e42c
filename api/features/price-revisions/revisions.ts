import { messages } from '../../../contract/messages.ts'
import { priceRevisionLimits } from '../../../contract/price-revisions/limits.ts'
import { priceRevisionMessages } from '../../../contract/price-revisions/messages.ts'
import type {
  PriceRevisionCreate,
  PriceRevisionUpdate,
} from '../../../contract/price-revisions/price-revision.ts'
import type { PriceRuleField } from '../../../contract/price-revisions/price-rule-schema.ts'
import type { PriceRevisionState } from '../../../contract/price-revisions/states.ts'
import { toRupees } from '../../../contract/prices/paise.ts'
import type { Database } from '../../db/schema.ts'
import { conflict, invalid } from '../../errors.ts'
import type { Author } from '../../records/author.ts'
import type { StoredLine, StoredRate } from '../../records/columns/price-lines.ts'
import { pricesRepository } from './prices-repository.ts'
import { rebaseLines } from './rebase.ts'
import { type PriceRevisionRow, priceRevisionRepository } from './repository.ts'
import {
  changeLines,
  completeRule,
  countChanges,
  draftLines,
  findChanged,
  listPriceErrors,
  listRates,
  type PricedRow,
  planApply,
  planRevert,
  requireAhead,
  requirePrices,
  requireState,
} from './rules.ts'

/*
 * The steps of a price revision, each in a write transaction, so that writers take turns and a
 * repeated step finds it done.
 */

/**
 * Saves a draft with the rule's result for each product.
 * @throws ApiError 400 if the rule has no products, or too many, or yields no prices
 */
export async function draftRevision(
  trx: Database,
  { reason, applyAt, rule: field }: PriceRevisionCreate,
  author: Author,
): Promise<PriceRevisionRow> {
  const products = await requireProducts(trx, field)
  const rule = completeRule(field, products)
  const lines = draftLines(rule, products)
  return priceRevisionRepository(trx).insert(
    {
      state: 'draft',
      reason,
      rule,
      ...withCount(lines),
      apply_at: typeof applyAt === 'number' ? requireAhead(applyAt, Date.now()) : null,
    },
    author,
  )
}

async function requireProducts(trx: Database, rule: PriceRuleField): Promise<PricedRow[]> {
  const { listPriced, findPriced, exists } = pricesRepository(trx)
  const named = rule.kind === 'set' ? rule.prices.map(({ product }) => product) : rule.products
  const { category } = rule.kind === 'set' ? {} : rule
  const groups = findGroups(rule)
  const unknown = messages.validation.unknownId
  if (category && !(await exists('categories', category)))
    throw invalid({ 'rule.category': unknown })
  for (const [index, group] of groups?.entries() ?? []) {
    const field = rule.kind === 'rates' ? `rule.rates.${index}.group` : 'rule.group'
    if (!(await exists('product_groups', group))) throw invalid({ [field]: unknown })
  }
  if (named) {
    const found = await findPriced(named)
    const missing = named.filter((id) => !found.has(id))
    if (missing.length > 0) throw invalid(Object.fromEntries(missing.map((id) => [id, unknown])))
  }
  const products = await listPriced(
    { products: named, category, groups },
    priceRevisionLimits.lines,
  )
  if (products.length === 0) throw invalid({ rule: priceRevisionMessages.nothing })
  if (products.length > priceRevisionLimits.lines)
    throw invalid({ rule: priceRevisionMessages.tooMany })
  return products
}

function findGroups(rule: PriceRuleField): string[] | undefined {
  if (rule.kind === 'rates') return rule.rates.map(({ group }) => group)
  return rule.kind !== 'set' && rule.group ? [rule.group] : undefined
}

/**
 * Changes the lines or the reason of a draft or a stopped revision.
 * @throws ApiError 400, 409 in another state
 */
export async function changeRevision(
  trx: Database,
  row: PriceRevisionRow,
  { lines, reason = row.reason }: PriceRevisionUpdate,
  author: Author,
): Promise<PriceRevisionRow> {
  requireState(row.state, ['draft', 'stopped'])
  const changes = { reason, ...withCount(changeLines(row.lines, lines)) }
  return priceRevisionRepository(trx).update(row, changes, author)
}

/** States from which a revision can still be applied. */
const openStates: readonly PriceRevisionState[] = ['draft', 'scheduled', 'stopped']

/** @throws ApiError 400 if the time is missing, past, or too far ahead; 409 in another state */
export async function scheduleRevision(
  trx: Database,
  row: PriceRevisionRow,
  applyAt: number | null | undefined,
  author: Author,
): Promise<PriceRevisionRow> {
  requireState(row.state, openStates)
  const at = applyAt ?? row.apply_at
  if (at === null) throw invalid({ applyAt: priceRevisionMessages.instant })
  const changes = { state: 'scheduled', apply_at: requireAhead(at, Date.now()) } as const
  return priceRevisionRepository(trx).update(row, changes, author)
}

/** @throws ApiError 409 if it is no longer open */
export async function cancelRevision(trx: Database, row: PriceRevisionRow, author: Author) {
  requireState(row.state, openStates)
  return priceRevisionRepository(trx).update(row, { state: 'cancelled' }, author)
}

/**
 * @param force products whose price is written although it has changed since the draft
 * @throws ApiError 409 if any other price has changed
 */
export async function applyRevision(
  trx: Database,
  row: PriceRevisionRow,
  force: string[],
  author: Author,
): Promise<PriceRevisionRow> {
  requireState(row.state, openStates)
  const products = await readProducts(trx, row)
  const current = await rebaseRevision(trx, row, products, force)
  const lines = requirePrices(current.lines)
  const changed = findChanged(lines, products).filter(({ line }) => !force.includes(line.product))
  const errors = changed.flatMap(({ line, price }) =>
    price === null ? [] : [[line.product, priceRevisionMessages.priceNow(toRupees(price))]],
  )
  if (errors.length > 0) throw conflict(priceRevisionMessages.changed, Object.fromEntries(errors))
  return writeApplied(trx, current, products, author)
}

/** Applies a due revision. If any price has changed or is invalid, no price is written and the revision stops. */
export async function applyDueRevision(
  trx: Database,
  row: PriceRevisionRow,
  author: Author,
): Promise<PriceRevisionRow> {
  const products = await readProducts(trx, row)
  const current = await rebaseRevision(trx, row, products)
  const isChanged = findChanged(current.lines, products).some(({ price }) => price !== null)
  if (isChanged || listPriceErrors(current.lines).length > 0)
    return priceRevisionRepository(trx).update(
      row,
      { state: 'stopped', stopped_by: 'prices' },
      author,
    )
  return writeApplied(trx, current, products, author)
}

/**
 * Rebases a scheduled revision on earlier ones applied since it was drafted; products in `except` keep their
 * lines.
 */
async function rebaseRevision(
  db: Database,
  row: PriceRevisionRow,
  products: ReadonlyMap<string, PricedRow>,
  except: string[] = [],
): Promise<PriceRevisionRow> {
  if (row.state !== 'scheduled') return row
  const changed = findChanged(row.lines, products).map(({ line }) => line.product)
  const past = await pricesRepository(db).listPast(changed.filter((id) => !except.includes(id)))
  return past.size === 0 ? row : { ...row, lines: rebaseLines(row, products, past) }
}

async function writeApplied(
  trx: Database,
  row: PriceRevisionRow,
  products: ReadonlyMap<string, PricedRow>,
  author: Author,
): Promise<PriceRevisionRow> {
  const { lines, writes } = planApply(row.lines, products)
  const { writePrices, setRate } = pricesRepository(trx)
  await writePrices(writes, author, row.id)
  const before: StoredRate[] = []
  for (const { group, paise } of listRates(row.rule))
    before.push({ group, paise: await setRate(group, paise, author) })
  const changes = { state: 'applied', applied_at: Date.now(), rates_before: before } as const
  return priceRevisionRepository(trx).update(row, { ...changes, ...withCount(lines) }, author)
}

/** Restores the earlier prices and rates, except those changed since. */
export async function revertRevision(
  trx: Database,
  row: PriceRevisionRow,
  author: Author,
): Promise<PriceRevisionRow> {
  requireState(row.state, ['applied'])
  const { lines, writes } = planRevert(row.lines, await readProducts(trx, row))
  const { writePrices, setRate, findRate } = pricesRepository(trx)
  await writePrices(writes, author, row.id)
  const before = new Map(row.rates_before?.map(({ group, paise }) => [group, paise]))
  for (const { group, paise } of listRates(row.rule))
    if ((await findRate(group)) === paise) await setRate(group, before.get(group) ?? null, author)
  return priceRevisionRepository(trx).update(row, { state: 'reverted', lines }, author)
}

/** Describes a revision as it would be applied now, with the lines whose product has an unexpected price. */
export async function describeRevision(db: Database, row: PriceRevisionRow) {
  if (!openStates.includes(row.state)) return { current: row, changed: [] }
  const products = await readProducts(db, row)
  const current = await rebaseRevision(db, row, products)
  return { current, changed: findChanged(current.lines, products) }
}

function readProducts(db: Database, { lines }: PriceRevisionRow) {
  return pricesRepository(db).findPriced(lines.map(({ product }) => product))
}

function withCount(lines: StoredLine[]) {
  return { lines, changes: countChanges(lines) }
}
