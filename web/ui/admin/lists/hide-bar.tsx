import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { toast } from 'sonner'
import { countOf } from '../../../../contract/text/count.ts'
import { runBulk } from '../../../lists/bulk.ts'
import type { Selection } from '../../../lists/use-selection.ts'
import type { RecordApi } from '../../../requests/record-api.ts'
import { Button } from '../../button.tsx'
import { IconButton } from '../icon-button.tsx'
import { X } from '../icons.tsx'

type Hideable = { _id: string }

type HideBarProps<R extends Hideable> = {
  selection: Selection<R>
  nameOf: (record: R) => string
  /** One and several of them, in words. */
  noun: [string, string]
  api: Pick<RecordApi<R>, 'update'>
}

/** Hides all selected records, or shows them again. Nothing else of them is written. */
export function HideBar<R extends Hideable>({ selection, nameOf, noun, api }: HideBarProps<R>) {
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const { items, clear, deselect } = selection
  if (items.length === 0) return null

  const setHidden = async (hidden: boolean) => {
    if (isBusy) return
    setBusy(true)
    const result = await runBulk(items, nameOf, async ({ _id }) => {
      const { failure } = await api.update(_id, { hidden }, undefined, {
        etag: null,
        onProgress: () => undefined,
      })
      return failure?.message
    })
    await revalidate()
    setBusy(false)
    for (const { name, message } of result.failed) toast.error(`${name}: ${message}`)
    if (result.failed.length > 0) return
    toast.success(`${countOf(items.length, ...noun)} ${hidden ? 'hidden' : 'shown'}`)
    deselect(items)
  }

  return (
    <section
      aria-label={`Selected ${noun[1]}`}
      data-bottom-bar="above-tabs"
      className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 mt-4 flex flex-wrap items-center gap-2 rounded-card border border-line-strong bg-card p-2 pl-3 shadow-float md:bottom-4"
    >
      <p role="status" className="min-w-0 flex-1 font-semibold leading-tight">
        {countOf(items.length, ...noun)} selected
      </p>
      <Button variant="secondary" busy={isBusy} onClick={() => setHidden(true)}>
        Hide
      </Button>
      <Button variant="secondary" busy={isBusy} onClick={() => setHidden(false)}>
        Show
      </Button>
      <IconButton icon={X} label="Clear selection" onClick={clear} />
    </section>
  )
}
