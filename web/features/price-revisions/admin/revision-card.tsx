import { useState } from 'react'
import { pricePageMessages } from '../../../../contract/price-revisions/messages.ts'
import type {
  PriceRevision,
  PriceRevisionSummary,
} from '../../../../contract/price-revisions/price-revision.ts'
import {
  type PriceRevisionState,
  skipReasons,
} from '../../../../contract/price-revisions/states.ts'
import { formatRupees } from '../../../../contract/prices/money.ts'
import { countOf } from '../../../../contract/text/count.ts'
import { useScrollIntoView } from '../../../forms/saved-record.ts'
import { formatIndiaTime } from '../../../text/india-clock.ts'
import { formatAge } from '../../../ui/admin/age.ts'
import { ShowMoreLines } from '../../../ui/admin/lists/show-more-lines.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { LazyDetails } from './lazy-details.tsx'
import { LineChange } from './preview/preview-line.tsx'
import { fetchRevision } from './queries.ts'
import { previewAddress } from './revision-list-state.ts'
import { describeRule, type Names } from './rules/describe-rule.ts'

export const stateLabels: Record<PriceRevisionState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  applied: 'Applied',
  cancelled: 'Cancelled',
  reverted: 'Taken back',
  stopped: 'Stopped',
}

const tones: Partial<Record<PriceRevisionState, 'leaf' | 'honey'>> = {
  applied: 'leaf',
  scheduled: 'honey',
  stopped: 'honey',
}

type RevisionCardProps = {
  revision: PriceRevisionSummary
  names: Names
  saved: boolean
  onAsk: (action: 'cancel' | 'revert') => void
}

/** One price revision: its rule, author, time and lines, and the actions on it. */
export function RevisionCard({ revision, names, saved, onAsk }: RevisionCardProps) {
  const { _id: id, state, stoppedBy, reason, rule, changes } = revision
  const isOpen = state === 'draft' || state === 'stopped'
  return (
    <li
      ref={useScrollIntoView<HTMLLIElement>(saved)}
      className={classNames(
        'grid min-w-0 gap-2 rounded-card border border-line p-4 pb-2',
        saved ? 'bg-leaf-wash' : 'bg-card',
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="min-w-0 font-semibold wrap-anywhere">{describeRule(rule, names)}</h2>
        <Badge tone={tones[state]}>{stateLabels[state]}</Badge>
      </div>
      {reason && <p className="wrap-anywhere">{reason}</p>}
      <Moment {...revision} />
      {stoppedBy && (
        <p className="text-sm font-medium text-danger">{pricePageMessages.stopped[stoppedBy]}</p>
      )}
      <Lines id={id} changes={changes} />
      <div className="flex flex-wrap gap-2 pb-2 empty:hidden">
        {isOpen && <ButtonLink to={previewAddress(id)}>Go on</ButtonLink>}
        {isOpen && (
          <Button variant="secondary" onClick={() => onAsk('cancel')}>
            Discard
          </Button>
        )}
        {state === 'scheduled' && (
          <Button variant="secondary" onClick={() => onAsk('cancel')}>
            Cancel change
          </Button>
        )}
        {state === 'applied' && (
          <Button variant="secondary" onClick={() => onAsk('revert')}>
            Take back
          </Button>
        )}
      </div>
    </li>
  )
}

function Moment({ by, state, updatedAt, applyAt, appliedAt }: PriceRevisionSummary) {
  const time = (state === 'scheduled' && applyAt) || appliedAt || updatedAt
  const isAhead = state === 'scheduled'
  return (
    <p className="text-sm text-ink-soft">
      {by || 'The program'},{' '}
      <time dateTime={time}>
        {isAhead ? `for ${formatIndiaTime(time)}, India` : formatAge(time)}
      </time>
    </p>
  )
}

/** The number of lines shown at a time. */
const step = 50

/** The lines of a revision. */
function Lines({ id, changes }: { id: string; changes: number }) {
  const [count, setCount] = useState(step)
  return (
    <LazyDetails
      className="border-t border-line"
      summaryClassName="min-h-11 font-medium"
      contentClassName="pb-2"
      summary={countOf(changes, 'price')}
      failed={pricePageMessages.fetchFailed}
      load={async () => (await fetchRevision(id)).data?.record}
    >
      {(revision) => (
        <>
          <NotRevertedNotice {...revision} />
          <ul className="grid gap-3 pb-1">
            {revision.lines.slice(0, count).map((line) => (
              <li key={line.product._id} className="grid gap-0.5">
                <span className="font-medium wrap-anywhere">{line.product.name}</span>
                <LineChange line={line} />
              </li>
            ))}
          </ul>
          <ShowMoreLines
            shown={count}
            total={revision.lines.length}
            onShow={() => setCount(count + step)}
          />
        </>
      )}
    </LazyDetails>
  )
}

/** Prices that could not be reverted. */
function NotRevertedNotice({ notReverted = [] }: Pick<PriceRevision, 'notReverted'>) {
  if (notReverted.length === 0) return null
  return (
    <div className="pb-3 text-sm">
      <p className="font-medium text-danger">{pricePageMessages.notReverted(notReverted.length)}</p>
      <NotReverted prices={notReverted} />
    </div>
  )
}

/** Products that kept their prices, and what they cost. */
export function NotReverted({ prices }: { prices: NonNullable<PriceRevision['notReverted']> }) {
  return (
    <ul className="list-disc pl-5 wrap-anywhere">
      {prices.map(({ product, price }) => (
        <li key={product._id}>
          {product.name}: {price === null ? skipReasons.deleted : formatRupees(price)}
        </li>
      ))}
    </ul>
  )
}
