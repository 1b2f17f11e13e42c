import { useRef, useState } from 'react'
import { deleteDraft, findDraft, formDraftKey, storeDraft } from '../../../lib/drafts.ts'
import type { Edits } from './line-edits.ts'

/** The edits of a draft's lines that the server does not have yet; they outlast a reload. */
export function useLineEdits(id: string) {
  const key = formDraftKey('price-lines', id)
  const [edits, setShown] = useState<Edits>(() => findDraft<Edits, null>(key)?.values ?? {})
  // What is saved is read when its turn comes, which may be before the next render.
  const latestEdits = useRef(edits)
  const setEdits = (next: Edits) => {
    latestEdits.current = next
    setShown(next)
    if (Object.keys(next).length > 0) storeDraft(key, { values: next, record: null })
    else deleteDraft(key)
  }
  return { edits, latestEdits, setEdits }
}
