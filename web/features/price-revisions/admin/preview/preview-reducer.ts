import { priceRevisionMessages } from '../../../../../contract/price-revisions/messages.ts'
import type {
  PriceLine,
  PriceRevision,
} from '../../../../../contract/price-revisions/price-revision.ts'
import type { Loaded } from '../../../../requests/record-api.ts'
import type { SaveFailure } from '../../../../requests/save-result.ts'
import type { LineEdit } from '../queries.ts'
import { type Edit, type Edits, withEdit, withoutSaved } from './line-edits.ts'
import { sortLines } from './line-view.ts'

/** A draft in its preview: the part that the server has, and the edits that it does not have yet. */
export type PreviewedDraft = {
  loaded: Loaded<PriceRevision>
  /** The edits of lines that the server does not have yet. */
  edits: Edits
  /** Current prices by product, where they differ from those that the draft began with. */
  conflicts: Record<string, string>
  /** Products in the order of their lines: one that is edited stays where it is. */
  order: string[]
  /** Why the prices could not be changed. */
  failure?: SaveFailure
  /** Why edits could not be saved; the message stands above, maybe far from the edited line. */
  unsaved?: SaveFailure
  /** True while the prices are being changed. */
  isBusy: boolean
}

export type PreviewAction =
  | { type: 'edited'; product: string; change: Edit }
  | { type: 'edits saved'; loaded: Loaded<PriceRevision>; sent: Edits; lines: LineEdit[] }
  | { type: 'edits rejected'; failure: SaveFailure }
  | { type: 'applying' }
  | { type: 'rejected'; failure: SaveFailure }
  | { type: 'conflicts found'; conflicts: Record<string, string> }
  | { type: 'reloaded'; loaded: Loaded<PriceRevision> }
  | { type: 'ended' }

/** A draft as it was loaded, with edits from before a reload. */
export function beginPreview(loaded: Loaded<PriceRevision>, edits: Edits): PreviewedDraft {
  const conflicts = listConflicts(loaded.record)
  const order = sortedLineIds(loaded.record, { ...conflicts, ...edits })
  return { loaded, edits, conflicts, order, isBusy: false }
}

export function reducePreview(state: PreviewedDraft, action: PreviewAction): PreviewedDraft {
  const { edits } = state
  switch (action.type) {
    case 'edited': {
      const { product, change } = action
      return { ...state, edits: { ...edits, [product]: { ...edits[product], ...change } } }
    }
    case 'edits saved': {
      const left = withoutSaved(edits, action.sent, action.lines)
      return { ...state, loaded: action.loaded, edits: left, unsaved: undefined }
    }
    case 'edits rejected':
      return { ...state, unsaved: action.failure }
    case 'applying':
      return { ...state, isBusy: true, failure: undefined }
    case 'rejected':
      return { ...state, failure: action.failure }
    case 'conflicts found':
      return showConflicts(state, action.conflicts)
    case 'reloaded':
      return showConflicts({ ...state, loaded: action.loaded }, listConflicts(action.loaded.record))
    case 'ended':
      return { ...state, isBusy: false }
  }
}

/** The lines as they will be with their edits. */
export function previewLines({ loaded, edits, order }: PreviewedDraft): PriceLine[] {
  const byProduct = new Map(loaded.record.lines.map((line) => [line.product._id, line]))
  return order.flatMap((id) => {
    const line = byProduct.get(id)
    return line ? withEdit(line, edits[id]) : []
  })
}

function showConflicts(state: PreviewedDraft, conflicts: Record<string, string>): PreviewedDraft {
  return { ...state, conflicts, order: sortedLineIds(state.loaded.record, conflicts) }
}

function listConflicts({ changed = [] }: PriceRevision): Record<string, string> {
  const found = changed.map(({ product, price }) => [
    product._id,
    price === null ? '' : priceRevisionMessages.priceNow(price),
  ])
  return Object.fromEntries(found.filter(([, message]) => message))
}

function sortedLineIds({ lines }: PriceRevision, urgent: object): string[] {
  return sortLines(lines, new Set(Object.keys(urgent))).map(({ product }) => product._id)
}
