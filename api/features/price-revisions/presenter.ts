import { fromThousandths } from '../../../contract/numbers/thousandths.ts'
import type {
  PriceEntry,
  PriceLine,
  PriceRevision,
  PriceRevisionSummary,
} from '../../../contract/price-revisions/price-revision.ts'
import { toRupees } from '../../../contract/prices/paise.ts'
import type { StoredLine } from '../../records/columns/price-lines.ts'
import type { PriceRevisionListRow, PriceRevisionRow } from './repository.ts'
import type { findChanged } from './rules.ts'

/** A price revision as a list shows it. */
export function presentSummary(row: PriceRevisionListRow): PriceRevisionSummary {
  return {
    _id: row.id,
    state: row.state,
    reason: row.reason,
    rule: row.rule,
    changes: row.changes,
    applyAt: toTime(row.apply_at),
    appliedAt: toTime(row.applied_at),
    stoppedBy: row.state === 'stopped' ? row.stopped_by : null,
    by: row.updated_by,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  }
}

/** A price revision for clients; `changed` lists products whose price has changed since. */
export function presentRevision(
  row: PriceRevisionRow,
  changed: ReturnType<typeof findChanged>,
): PriceRevision {
  const kept = row.lines.flatMap((line) =>
    line.kept === undefined ? [] : { line, price: line.kept },
  )
  return {
    ...presentSummary(row),
    lines: row.lines.map(presentLine),
    ...(changed.length > 0 && { changed: changed.map(presentPrice) }),
    ...(row.state === 'reverted' && { notReverted: kept.map(presentPrice) }),
  }
}

function presentLine(line: StoredLine): PriceLine {
  const { skipped, pack } = line
  return {
    product: { _id: line.product, name: line.name },
    from: toRupees(line.from),
    to: toRupees(line.to),
    originalFrom: toPrice(line.originalFrom),
    originalTo: toPrice(line.originalTo),
    ...(skipped && { skipped }),
    ...(pack && {
      pack: {
        packAmount: fromThousandths(pack.thousandths),
        packUnit: pack.unit,
        packCount: pack.count,
      },
    }),
  }
}

function presentPrice({ line, price }: { line: StoredLine; price: number | null }) {
  return { product: { _id: line.product, name: line.name }, price: toPrice(price) }
}

/** A past price of a product. */
export function presentEntry(row: {
  at: number
  price: number
  original_price: number | null
  author: string
  revision_id: string | null
}): PriceEntry {
  return {
    at: new Date(row.at).toISOString(),
    price: toRupees(row.price),
    originalPrice: toPrice(row.original_price),
    by: row.author,
    ...(row.revision_id !== null && { revision: row.revision_id }),
  }
}

function toPrice(paise: number | null): number | null {
  return paise === null ? null : toRupees(paise)
}

function toTime(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}
