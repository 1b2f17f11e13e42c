import { type RawBuilder, sql } from 'kysely'
import { indiaDate } from '../../contract/india-time.ts'
import type { RecordKind } from '../../contract/record-kinds.ts'
import type { Visibility, VisibilityFilter } from '../../contract/visibility/states.ts'
import type { ShownVisibility } from '../../contract/visibility/visibility.ts'
import type { VisibilityColumns } from '../db/catalogue-tables.ts'
import { notFound } from '../errors.ts'
import { notFoundMessages } from './record-repository.ts'

/*
 * Visibility of products, categories and gallery items today. Only `stateOf` decides, in SQL; everything else
 * follows it: the product index reads its columns, and each query for public records has `isPublic`.
 */

/** State of a row by its own columns; `public` for the missing row of a left join. */
function stateOf(alias: string, today: string): RawBuilder<Visibility> {
  const column = (name: keyof VisibilityColumns) => sql.ref(`${alias}.${name}`)
  return sql`case when ${column('hidden')} = 1 then 'hidden'
    when ${column('visible_from')} > ${today} then 'scheduled'
    when ${column('visible_until')} < ${today} then 'ended'
    else 'public' end`
}

/**
 * The visibility that applies: a row's own state unless it is `public`, otherwise that of the nearest category
 * above it that is not.
 * @param aliases the row's, then those of its subcategory and category, or of its parent
 */
function visibilityOf(aliases: string[]): RawBuilder<Visibility> {
  const today = indiaDate(Date.now())
  const states = aliases.map((alias) => sql`nullif(${stateOf(alias, today)}, 'public')`)
  return sql`coalesce(${sql.join(states)}, 'public')`
}

/** Condition for rows that a list with this filter shows. The aliases are those of `visibilityOf`. */
export function isShown(aliases: string[], filter: VisibilityFilter): RawBuilder<boolean> {
  return filter === 'all' ? sql`1 = 1` : sql`${visibilityOf(aliases)} = ${filter}`
}

/** Selects the columns that `presentVisibility` needs in addition to a row's own. */
export function selectVisibility(aliases: [string, ...string[]]) {
  return [
    visibilityOf(aliases).as('visibility'),
    visibilityOf(aliases.slice(0, 1)).as('own_visibility'),
  ] as const
}

type Above = 'category_id' | 'subcategory_id' | 'parent_id'

/** Condition for public rows; needs no joins. */
function isPublic(alias: string, above: Above[]): RawBuilder<boolean> {
  const today = indiaDate(Date.now())
  const open = sql`(select open.id from categories as open where ${stateOf('open', today)} = 'public')`
  const isBelowOpen = (column: Above) => {
    const name = sql.ref(`${alias}.${column}`)
    return sql` and (${name} is null or ${name} in ${open})`
  }
  return sql`(${stateOf(alias, today)} = 'public'${sql.join(above.map(isBelowOpen), sql``)})`
}

export function isPublicProduct(alias: string): RawBuilder<boolean> {
  return isPublic(alias, ['category_id', 'subcategory_id'])
}

export function isPublicCategory(alias: string): RawBuilder<boolean> {
  return isPublic(alias, ['parent_id'])
}

/** Condition for rows whose own dates change their state between two days, in either order. */
export function turnsBetween(alias: string, one: string, other: string): RawBuilder<boolean> {
  const [first, last] = one < other ? [one, other] : [other, one]
  const from = sql.ref(`${alias}.visible_from`)
  const until = sql.ref(`${alias}.visible_until`)
  return sql`((${from} > ${first} and ${from} <= ${last}) or (${until} >= ${first} and ${until} < ${last}))`
}

export type VisibilityRow = VisibilityColumns & {
  visibility: Visibility
  own_visibility: Visibility
}

/** Fields for staff; none if the record is always public. Days that are not set are left out. */
export function presentVisibility(row: VisibilityRow): ShownVisibility {
  const { hidden, visible_from, visible_until, visibility } = row
  const isPlain = hidden === 0 && visible_from === null && visible_until === null
  if (isPlain && visibility === 'public') return {}
  return {
    hidden: hidden === 1,
    ...(visible_from !== null && { visibleFrom: visible_from }),
    ...(visible_until !== null && { visibleUntil: visible_until }),
    visibility,
    ...(visibility !== row.own_visibility && { hiddenBy: 'category' as const }),
  }
}

/** A record for staff, with its visibility even if it is public. */
export function withVisibility<T extends ShownVisibility>(record: T): T {
  return { hidden: false, visibility: 'public', ...record }
}

/** A record as the public sees it. */
export function omitVisibility<T extends ShownVisibility>({
  hidden: _hidden,
  visibleFrom: _from,
  visibleUntil: _until,
  visibility: _visibility,
  hiddenBy: _by,
  ...record
}: T): Omit<T, keyof ShownVisibility> {
  return record
}

type Shown = { visibility?: Visibility | undefined }

/** @throws ApiError 404 if only staff see it */
export function requirePublic({ visibility = 'public' }: Shown, kind: RecordKind): void {
  if (visibility !== 'public') throw notFound(notFoundMessages[kind])
}

/** True if a list with this filter shows a record. */
export function isListed(
  { visibility = 'public' }: Shown,
  filter: VisibilityFilter = 'public',
): boolean {
  return filter === 'all' || visibility === filter
}
