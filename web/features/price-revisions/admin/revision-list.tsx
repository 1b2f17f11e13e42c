import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { toast } from 'sonner'
import { pricePageMessages } from '../../../../contract/price-revisions/messages.ts'
import type {
  PriceRevision,
  PriceRevisionSummary,
} from '../../../../contract/price-revisions/price-revision.ts'
import { countOf } from '../../../../contract/text/count.ts'
import { ConfirmDialog } from '../../../ui/admin/dialogs/confirm-dialog.tsx'
import { Banner } from '../../../ui/admin/notices/banner.tsx'
import { cancelRevision, revertRevision } from './queries.ts'
import { NotReverted, RevisionCard } from './revision-card.tsx'
import type { Names } from './rules/describe-rule.ts'

/** Action on a revision that staff have to confirm. */
export type Question = { action: 'cancel' | 'revert'; revision: PriceRevisionSummary }

type RevisionListProps = { revisions: PriceRevisionSummary[]; names: Names; savedId?: string }

/** Price revisions, newest first. */
export function RevisionList({ revisions, names, savedId }: RevisionListProps) {
  const { revalidate } = useRevalidator()
  const [question, setQuestion] = useState<Question>()
  const [notReverted, setNotReverted] = useState<PriceRevision['notReverted']>([])

  const confirm = async () => {
    if (!question) return
    const { action, revision } = question
    const { data, failure } =
      action === 'revert' ? await revertRevision(revision._id) : await cancelRevision(revision._id)
    await revalidate()
    if (failure) return failure.message
    setNotReverted(data.notReverted ?? [])
    toast.success(action === 'revert' ? pricePageMessages.reverted : pricePageMessages.cancelled)
  }

  return (
    <>
      {notReverted && notReverted.length > 0 && (
        <Banner tone="danger" title={pricePageMessages.notReverted(notReverted.length)}>
          <NotReverted prices={notReverted} />
        </Banner>
      )}
      <ol aria-label="Price revisions" className="grid gap-3">
        {revisions.map((revision) => (
          <RevisionCard
            // A new state has its own lines.
            key={revision._id + revision.state}
            revision={revision}
            names={names}
            saved={revision._id === savedId}
            onAsk={(action) => setQuestion({ action, revision })}
          />
        ))}
      </ol>
      <ConfirmDialog
        open={question !== undefined}
        {...textsOf(question)}
        onConfirm={confirm}
        onClose={() => setQuestion(undefined)}
      />
    </>
  )
}

/** Texts of the dialog. */
function textsOf(question: Question | undefined) {
  const subject = question && countOf(question.revision.changes, 'price')
  if (question?.action === 'revert')
    return {
      title: 'Take back',
      question: pricePageMessages.revertConfirm,
      subject,
      confirmLabel: 'Take back',
      busyLabel: 'Taking back...',
    }
  const isDraft = question?.revision.state !== 'scheduled'
  return {
    title: isDraft ? 'Discard draft' : 'Cancel change',
    subject,
    question: isDraft ? pricePageMessages.discardConfirm : pricePageMessages.cancelConfirm,
    confirmLabel: isDraft ? 'Discard' : 'Cancel change',
    busyLabel: 'Cancelling...',
  }
}
