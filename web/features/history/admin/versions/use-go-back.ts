import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { toast } from 'sonner'
import type { RecordVersion } from '../../../../../contract/history/record-version.ts'
import type { RecordCollection } from '../../../../../contract/record-kinds.ts'
import { formatIndiaTime } from '../../../../text/india-clock.ts'
import { offerUndo } from '../../../../ui/admin/notices/toasts.tsx'
import { type CurrentRecord, goBackTo } from './queries.ts'

type Shown = {
  kind: RecordCollection
  id: string
  current: CurrentRecord | null
}

/** Restores a record, once however fast the button is pressed, and offers to undo that. */
export function useGoBack({ kind, id, current }: Shown) {
  const [busy, setBusy] = useState<number>()
  const { revalidate } = useRevalidator()

  async function goBack({ version, at }: RecordVersion) {
    if (busy !== undefined || version === undefined) return
    setBusy(version)
    const written = await goBackTo(kind, id, version, current?.etag ?? null)
    await revalidate()
    setBusy(undefined)
    if (written.failure !== undefined) return toast.error(written.failure)
    const message = `Back to how it was on ${formatIndiaTime(at)}`
    const now = current?.version
    if (now === undefined) return toast.success(message)
    offerUndo(message, async () => {
      const { failure } = await goBackTo(kind, id, now, written.etag)
      await revalidate()
      return failure
    })
  }

  return { busy, goBack }
}
