import { type SubmitEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { toast } from 'sonner'
import type { Product } from '../../../../../contract/products/product.ts'
import { countOf } from '../../../../../contract/text/count.ts'
import { useUnsavedGuard } from '../../../../forms/use-unsaved-guard.ts'
import { BottomBar } from '../../../../ui/admin/bottom-bar.tsx'
import { BlockedLeaveDialog } from '../../../../ui/admin/dialogs/confirm-dialog.tsx'
import { RowCheckbox } from '../../../../ui/admin/lists/row-checkbox.tsx'
import { ShowMoreLines } from '../../../../ui/admin/lists/show-more-lines.tsx'
import { BulkResultBanner } from '../../../../ui/admin/notices/bulk-result-banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/states.tsx'
import { checkPack } from './pack-lines.ts'
import { PackRow } from './pack-row.tsx'
import { usePackLines } from './use-pack-lines.ts'

/** The number of lines shown at a time: thousands would block a phone. What is not shown is not saved. */
const step = 50

/** A pack for each product that has none, read from its size: saved once it was looked at. */
export function PackProposals({ products }: { products: Product[] }) {
  const { lines, result, finished, update, save } = usePackLines(products)
  const [count, setCount] = useState(step)
  const [tried, setTried] = useState(false)
  const shown = lines.slice(0, count)
  const chosen = shown.filter((line) => line.chosen)
  const isSaving = finished !== undefined
  // Leaving the page would interrupt the work, or give up what was typed.
  const blocker = useUnsavedGuard(isSaving || lines.some(({ edited }) => edited))

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const isWrong = chosen.some(({ values }) => !checkPack(values).pack)
    flushSync(() => setTried(isWrong))
    if (isWrong) return form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    const saved = await save(chosen)
    if (saved > 0) toast.success(`${countOf(saved, 'pack')} saved`)
  }

  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
      <BlockedLeaveDialog blocker={blocker} />
      {result && <BulkResultBanner title="Some of it could not be saved" result={result} />}
      {lines.length === 0 && <EmptyState title="Every product has its pack." />}
      {lines.length > 0 && (
        <fieldset disabled={isSaving} className="contents">
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <p className="text-ink-soft">Only what is ticked is saved.</p>
            <RowCheckbox
              label="Tick all that are shown"
              caption="All"
              checked={chosen.length === shown.length}
              indeterminate={chosen.length > 0 && chosen.length < shown.length}
              onChange={() => {
                const all = chosen.length === shown.length
                update(shown, (line) => ({ ...line, chosen: !all }))
              }}
            />
          </div>
          <ul
            aria-label="Products without a pack"
            className="rounded-card border border-line bg-card"
          >
            {shown.map((line) => (
              <PackRow
                key={line.product._id}
                line={line}
                tried={tried}
                onChange={(change) => update([line], (now) => ({ ...now, ...change }))}
              />
            ))}
          </ul>
          <ShowMoreLines shown={count} total={lines.length} onShow={() => setCount(count + step)} />
          <BottomBar>
            <Button
              type="submit"
              busy={isSaving}
              disabled={chosen.length === 0}
              className="flex-1 md:flex-none"
            >
              {isSaving
                ? `Saving ${finished + 1} of ${chosen.length}...`
                : `Save ${countOf(chosen.length, 'pack')}`}
            </Button>
          </BottomBar>
        </fieldset>
      )}
    </form>
  )
}
