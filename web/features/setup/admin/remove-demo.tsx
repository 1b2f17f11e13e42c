import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { toast } from 'sonner'
import { setupMessages } from '../../../../contract/setup/messages.ts'
import type { DemoRemoval } from '../../../../contract/setup/remove-demo.ts'
import type { Setup } from '../../../../contract/setup/setup.ts'
import { countOf } from '../../../../contract/text/count.ts'
import { ConfirmDialog } from '../../../ui/admin/dialogs/confirm-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { removeDemo } from './queries.ts'

/** Takes the demo off the site, once somebody begins a shop of their own. */
export function RemoveDemo({ steps }: Pick<Setup, 'steps'>) {
  const [isAsking, setAsking] = useState(false)
  const { revalidate } = useRevalidator()
  const hasDemoNumber = steps.some(({ key, done }) => key === 'whatsapp' && !done)
  const remove = async () => {
    const { removal, failure } = await removeDemo()
    if (!removal) return failure
    toast.success(describeRemoval(removal))
    await revalidate()
  }
  return (
    <div className="grid gap-2 border-t border-line pt-3">
      <p className="text-ink-soft">
        What nobody has changed here is still the demo’s: products, story, pictures and numbers.
        {hasDemoNumber && ` ${setupMessages.demoNumber}`}
      </p>
      <Button variant="secondary" onClick={() => setAsking(true)} className="md:justify-self-start">
        Remove the demo
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Remove the demo?"
        question="Products, categories, gallery, texts and pictures of the demo go. What you have changed stays. Visitors read “Opening soon” until the shop has its own name, number and a product. A backup is made first: it brings all of it back."
        confirmLabel="Remove"
        busyLabel="Removing…"
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}

function describeRemoval({ deleted, kept }: DemoRemoval): string {
  const gone = `The demo is removed: ${countOf(deleted, 'record')}.`
  return kept > 0 ? `${gone} ${kept} stay, because you changed or need them.` : gone
}
