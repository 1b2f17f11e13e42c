import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from 'sonner'
import { pagePaths } from '../../../../contract/paths.ts'
import { pricePageMessages } from '../../../../contract/price-revisions/price-page-messages.ts'
import type { PriceRevision } from '../../../../contract/price-revisions/price-revision.ts'
import { priceRevisionMessages } from '../../../../contract/price-revisions/price-revision-terms.ts'
import { deleteDraftsOf } from '../../../lib/drafts.ts'
import type { Loaded } from '../../../lib/record-api.ts'
import type { SaveFailure } from '../../../lib/save-result.ts'
import type { SavedState } from '../../../lib/saved-record.ts'
import { useQueue } from '../../../lib/use-queue.ts'
import { type Edit, listSendable, withEdit, withoutSaved } from './line-edits.ts'
import { sortLines } from './line-view.ts'
import { applyRevision, fetchRevision, scheduleRevision, updateLines } from './queries.ts'
import { useLineEdits } from './use-line-edits.ts'

/** A draft that is looked at, edited line by line, and applied now or later. */
export function usePreview(loaded: Loaded<PriceRevision>) {
  const navigate = useNavigate()
  const [held, setHeld] = useState(loaded)
  const latest = useRef(loaded)
  const id = held.record._id
  const { edits, latestEdits, setEdits } = useLineEdits(id)
  /** By product: what it costs by now, where that is not what the draft began with. */
  const [conflicts, setConflicts] = useState(() => listConflicts(loaded.record))
  // A line that is edited stays where it is.
  const [order, setOrder] = useState(() => listInOrder(loaded.record, { ...conflicts, ...edits }))
  const [failure, setFailure] = useState<SaveFailure>()
  /** Why edits could not be saved, which may be far below what is said of that. */
  const [unsaved, setUnsaved] = useState<SaveFailure>()
  const [isBusy, setIsBusy] = useState(false)
  const enqueue = useQueue()

  const hold = (next: Loaded<PriceRevision>) => {
    latest.current = next
    setHeld(next)
  }
  const showConflicts = (found: Record<string, string>) => {
    setConflicts(found)
    setOrder(listInOrder(latest.current.record, found))
  }

  /** Saves the edits that can be; resolves to why they could not. */
  const save = () =>
    enqueue(async () => {
      const sent = latestEdits.current
      const lines = listSendable(sent, latest.current.record)
      if (lines.length === 0) return undefined
      const { data, failure } = await updateLines(id, lines)
      setUnsaved(failure)
      if (!data) return failure
      hold(data)
      setEdits(withoutSaved(latestEdits.current, sent, lines))
      return undefined
    })

  // What was typed before a reload, or while the server could not be reached.
  const saveLeft = useEffectEvent(() => void save())
  useEffect(() => {
    saveLeft()
    window.addEventListener('online', saveLeft)
    return () => window.removeEventListener('online', saveLeft)
  }, [])

  const lines = inOrder(held.record, order).map((line) => withEdit(line, edits[line.product._id]))
  const changing = lines.filter(({ skipped }) => !skipped)

  const leave = (applyAt: string | null) => {
    deleteDraftsOf('price-revision')
    const count = latest.current.record.changes
    toast.success(applyAt ? pricePageMessages.scheduled(count) : pricePageMessages.applied(count))
    return navigate(pagePaths.adminPrices, { state: { saved: id } satisfies SavedState })
  }

  const send = async (applyAt: string | null, force: string[]) => {
    const { etag } = latest.current
    const { failure } = applyAt
      ? await scheduleRevision(id, applyAt, etag)
      : await applyRevision(id, force, etag)
    if (!failure) return leave(applyAt)
    setFailure(
      failure.status === 412 ? { ...failure, message: pricePageMessages.draftChanged } : failure,
    )
    if (failure.status === 409 && failure.errors) return showConflicts(failure.errors)
    // The response may be lost, or somebody else may have been faster.
    const { data } = await fetchRevision(id)
    if (!data) return
    if (data.record.state === (applyAt ? 'scheduled' : 'applied')) return leave(applyAt)
    hold(data)
    showConflicts(listConflicts(data.record))
  }

  return {
    revision: held.record,
    lines,
    changing,
    edits,
    conflicts,
    failure,
    unsaved,
    isBusy,
    edit: (product: string, change: Edit) =>
      setEdits({
        ...latestEdits.current,
        [product]: { ...latestEdits.current[product], ...change },
      }),
    save,
    /** Changes the prices now, or has them changed at a time: the conflicts, too. */
    apply: async (applyAt: string | null) => {
      if (isBusy) return
      setIsBusy(true)
      setFailure(undefined)
      const force = changing.map(({ product }) => product._id).filter((id) => id in conflicts)
      const refused = await save()
      setFailure(refused)
      if (!refused) await send(applyAt, force)
      setIsBusy(false)
    },
  }
}

function listConflicts({ changed = [] }: PriceRevision): Record<string, string> {
  const found = changed.map(({ product, price }) => [
    product._id,
    price === null ? '' : priceRevisionMessages.priceNow(price),
  ])
  return Object.fromEntries(found.filter(([, message]) => message))
}

function listInOrder({ lines }: PriceRevision, urgent: object): string[] {
  return sortLines(lines, new Set(Object.keys(urgent))).map(({ product }) => product._id)
}

function inOrder({ lines }: PriceRevision, order: string[]) {
  const byProduct = new Map(lines.map((line) => [line.product._id, line]))
  return order.flatMap((id) => byProduct.get(id) ?? [])
}
