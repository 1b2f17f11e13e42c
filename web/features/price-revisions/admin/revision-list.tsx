import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { toast } from 'sonner'
import { pricePageMessages } from '../../../../contract/price-revisions/price-page-messages.ts'
import type {
  PriceRevision,
  PriceRevisionSummary,
} from '../../../../contract/price-revisions/price-revision.ts'
import { countOf } from '../../../../contract/text/count.ts'
import { Banner } from '../../../ui/admin/banner.tsx'
import { ConfirmDialog } from '../../../ui/admin/confirm-dialog.tsx'
import type { Names } from './describe-rule.ts'
import { cancelRevision, revertRevision } from './queries.ts'
import { NotReverted, RevisionCard } from './revision-card.tsx'

/** What can be asked before it is done to a revision. */
export type Question = { action: 'cancel' | 'revert'; revision: PriceRevisionSummary }

type RevisionListProps = { revisions: PriceRevisionSummary[]; names: Names; savedId?: string }

/** Price revisions, newest first. */
export function RevisionList({ revisions, names, savedId }: RevisionListProps) {
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState<Question>()
  const [kept, setKept] = useState<PriceRevision['notReverted']>([])

  const confirm = async () => {
    if (!asked) return
    const { action, revision } = asked
    const { data, failure } =
      action === 'revert' ? await revertRevision(revision._id) : await cancelRevision(revision._id)
    await revalidate()
    if (failure) return failure.message
    setKept(data.notReverted ?? [])
    toast.success(action === 'revert' ? pricePageMessages.reverted : pricePageMessages.cancelled)
  }

  return (
    <>
      {kept && kept.length > 0 && (
        <Banner tone="danger" title={pricePageMessages.notReverted(kept.length)}>
          <NotReverted prices={kept} />
        </Banner>
      )}
      <ol aria-label="Price revisions" className="grid gap-3">
        {revisions.map((revision) => (
          <RevisionCard
            // What a revision has become shows its own lines.
            key={revision._id + revision.state}
            revision={revision}
            names={names}
            saved={revision._id === savedId}
            onAsk={(action) => setAsked({ action, revision })}
          />
        ))}
      </ol>
      <ConfirmDialog
        open={asked !== undefined}
        {...questionOf(asked)}
        onConfirm={confirm}
        onClose={() => setAsked(undefined)}
      />
    </>
  )
}

function questionOf(asked: Question | undefined) {
  const subject = asked && countOf(asked.revision.changes, 'price')
  if (asked?.action === 'revert')
    return {
      title: 'Take back',
      question: pricePageMessages.revertConfirm,
      subject,
      confirmLabel: 'Take back',
      busyLabel: 'Taking back...',
    }
  const isDraft = asked?.revision.state !== 'scheduled'
  return {
    title: isDraft ? 'Discard draft' : 'Cancel change',
    subject,
    question: isDraft ? pricePageMessages.discardConfirm : pricePageMessages.cancelConfirm,
    confirmLabel: isDraft ? 'Discard' : 'Cancel change',
    busyLabel: 'Cancelling...',
  }
}
