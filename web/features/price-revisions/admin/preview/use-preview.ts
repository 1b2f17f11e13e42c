import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from 'sonner'
import { pagePaths } from '../../../../../contract/paths.ts'
import { pricePageMessages } from '../../../../../contract/price-revisions/messages.ts'
import type { PriceRevision } from '../../../../../contract/price-revisions/price-revision.ts'
import type { SavedState } from '../../../../forms/saved-record.ts'
import { useQueue } from '../../../../lists/use-queue.ts'
import type { Loaded } from '../../../../requests/record-api.ts'
import type { SaveFailure } from '../../../../requests/save-result.ts'
import { isLike } from '../../../../storage/stored-values.ts'
import {
  deleteUnsavedForm,
  deleteUnsavedFormsOf,
  findUnsavedForm,
  storeUnsavedForm,
  unsavedFormKey,
} from '../../../../storage/unsaved-forms.ts'
import { applyRevision, fetchRevision, scheduleRevision, updateLines } from '../queries.ts'
import { type Edit, type Edits, listSendable } from './line-edits.ts'
import { beginPreview, type PreviewAction, previewLines, reducePreview } from './preview-reducer.ts'

/** A draft that is looked at, edited line by line, and applied now or later. */
export function usePreview(loaded: Loaded<PriceRevision>) {
  const navigate = useNavigate()
  const id = loaded.record._id
  const { state, latest, dispatch } = usePreviewedDraft(loaded)
  const enqueue = useQueue()

  /** Saves the edits that can be; resolves to why they could not. */
  const save = () =>
    enqueue(async (): Promise<SaveFailure | undefined> => {
      const { edits: sent, loaded } = latest.current
      const lines = listSendable(sent, loaded.record)
      if (lines.length === 0) return undefined
      const { data, failure } = await updateLines(id, lines)
      if (data) dispatch({ type: 'edits saved', loaded: data, sent, lines })
      else dispatch({ type: 'edits rejected', failure })
      return failure
    })

  // Saves edits from before a reload, or from while the server could not be reached.
  const saveLeft = useEffectEvent(() => void save())
  useEffect(() => {
    saveLeft()
    window.addEventListener('online', saveLeft)
    return () => window.removeEventListener('online', saveLeft)
  }, [])

  const leave = (applyAt: string | null) => {
    deleteUnsavedFormsOf('price-revision')
    const count = latest.current.loaded.record.changes
    toast.success(applyAt ? pricePageMessages.scheduled(count) : pricePageMessages.applied(count))
    return navigate(pagePaths.adminPrices, { state: { saved: id } satisfies SavedState })
  }

  const send = async (applyAt: string | null, force: string[]) => {
    const { etag } = latest.current.loaded
    const { failure } = applyAt
      ? await scheduleRevision(id, applyAt, etag)
      : await applyRevision(id, force, etag)
    if (!failure) return leave(applyAt)
    const message = failure.status === 412 ? pricePageMessages.draftChanged : failure.message
    dispatch({ type: 'rejected', failure: { ...failure, message } })
    if (failure.status === 409 && failure.errors)
      return dispatch({ type: 'conflicts found', conflicts: failure.errors })
    // The response may be lost, or somebody else may have been faster.
    const { data } = await fetchRevision(id)
    if (!data) return
    if (data.record.state === (applyAt ? 'scheduled' : 'applied')) return leave(applyAt)
    dispatch({ type: 'reloaded', loaded: data })
  }

  const lines = previewLines(state)
  const changing = lines.filter(({ skipped }) => !skipped)
  return {
    ...state,
    lines,
    changing,
    edit: (product: string, change: Edit) => dispatch({ type: 'edited', product, change }),
    save,
    /** Changes the prices now, or schedules the change; lines with conflicts are included. */
    apply: async (applyAt: string | null) => {
      if (latest.current.isBusy) return
      dispatch({ type: 'applying' })
      const force = changing.map(({ product }) => product._id).filter((id) => id in state.conflicts)
      const failure = await save()
      if (failure) dispatch({ type: 'rejected', failure })
      else await send(applyAt, force)
      dispatch({ type: 'ended' })
    },
  }
}

function readEdits(key: string): Edits {
  const stored = Object.entries(findUnsavedForm<Edits, null>(key, {})?.values ?? {})
  return Object.fromEntries(stored.filter(([, edit]) => isLike(edit, { to: '', skip: true })))
}

/** The state of a preview; its edits outlast a reload. `latest` is known before the next render. */
function usePreviewedDraft(loaded: Loaded<PriceRevision>) {
  const key = unsavedFormKey('price-lines', loaded.record._id)
  const [state, setState] = useState(() => beginPreview(loaded, readEdits(key)))
  const latest = useRef(state)
  const dispatch = (action: PreviewAction) => {
    latest.current = reducePreview(latest.current, action)
    setState(latest.current)
  }
  const { edits } = state
  useEffect(() => {
    if (Object.keys(edits).length > 0) storeUnsavedForm(key, { values: edits, record: null })
    else deleteUnsavedForm(key)
  }, [key, edits])
  return { state, latest, dispatch }
}
