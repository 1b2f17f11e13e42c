import { readMoney } from '../../../../../contract/numbers/read-money.ts'
import {
  type PriceLine,
  type PriceRevision,
  priceRevisionUpdateSchema,
} from '../../../../../contract/price-revisions/price-revision.ts'
import {
  findPriceError,
  keepOriginal,
} from '../../../../../contract/price-revisions/price-rules.ts'
import { skipReasons } from '../../../../../contract/price-revisions/states.ts'
import { toPaise } from '../../../../../contract/prices/paise.ts'
import type { LineEdit } from '../queries.ts'

/** Typed price or ticked box of a line that is not known to be saved. */
export type Edit = { to?: string; skip?: boolean }
/** By product. */
export type Edits = Record<string, Edit>

/** Error about a typed price. */
export function findEditError({ to }: Edit, { product }: PriceLine): string | undefined {
  if (to === undefined) return undefined
  const lines = [{ product: product._id, to: readMoney(to) }]
  const { data, error } = priceRevisionUpdateSchema.safeParse({ lines })
  if (error) return error.issues[0]?.message
  return findPriceError(toPaise(data.lines[0]?.to ?? 0), product.name) ?? undefined
}

/** The edits that can be saved, as they are sent. */
export function listSendable(edits: Edits, { lines }: Pick<PriceRevision, 'lines'>): LineEdit[] {
  return lines.flatMap((line) => {
    const { _id: product } = line.product
    const edit = edits[product]
    if (!edit || findEditError(edit, line)) return []
    if (edit.skip) return { product, skip: true }
    // A line that is included again gets the price that it had.
    return { product, to: edit.to === undefined ? String(line.to) : readMoney(edit.to) }
  })
}

/** The edits without those that were saved as they are now. */
export function withoutSaved(now: Edits, sent: Edits, saved: LineEdit[]): Edits {
  const ids = new Set(saved.map(({ product }) => product))
  const left = Object.entries(now).filter(([id, edit]) => !ids.has(id) || edit !== sent[id])
  return Object.fromEntries(left)
}

/** A line as it will be with its edit. */
export function withEdit(line: PriceLine, edit: Edit | undefined): PriceLine {
  if (!edit) return line
  const to =
    edit.to === undefined || findEditError(edit, line) ? line.to : Number(readMoney(edit.to))
  const original = line.originalFrom === null ? null : toPaise(line.originalFrom)
  const { skipped: before, ...rest } = line
  const skipped = edit.skip === undefined ? before : edit.skip ? skipReasons.leftOut : undefined
  const kept = keepOriginal(original, toPaise(to)) !== null
  return { ...rest, to, originalTo: kept ? line.originalFrom : null, ...(skipped && { skipped }) }
}
