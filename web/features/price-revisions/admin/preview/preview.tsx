import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { pagePaths } from '../../../../../contract/paths.ts'
import { priceRevisionLimits } from '../../../../../contract/price-revisions/limits.ts'
import {
  pricePageMessages,
  priceRevisionMessages,
} from '../../../../../contract/price-revisions/messages.ts'
import type {
  PriceLine,
  PriceRevision,
} from '../../../../../contract/price-revisions/price-revision.ts'
import { countOf } from '../../../../../contract/text/count.ts'
import type { Loaded } from '../../../../requests/record-api.ts'
import type { SaveFailure } from '../../../../requests/save-result.ts'
import { BottomBar } from '../../../../ui/admin/bottom-bar.tsx'
import { ShowMoreLines } from '../../../../ui/admin/lists/show-more-lines.tsx'
import { Banner } from '../../../../ui/admin/notices/banner.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { applyTimeOf, findTimeError, startTime, type When } from '../apply-time.ts'
import type { PreviewState } from '../revision-list-state.ts'
import { WhenFields } from '../when-fields.tsx'
import { canBeIncluded, summarize } from './line-view.ts'
import { PreviewLine } from './preview-line.tsx'
import { usePreview } from './use-preview.ts'

/** The number of lines shown at a time: hundreds would block a phone. */
const step = 50

/** The third step: what would change, line by line, and when. */
export function Preview({ loaded }: { loaded: Loaded<PriceRevision> }) {
  const preview = usePreview(loaded)
  const { lines, changing, edits, conflicts, isBusy, edit, save } = preview
  const state: Partial<PreviewState> | null = useLocation().state
  const [count, setCount] = useState(step)
  const [when, setWhen] = useState<When>(() => startTime(loaded.record.applyAt))
  const [isTried, setIsTried] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  const optional = lines.filter(canBeIncluded)
  const timeError = findTimeError(when, Date.now())
  const conflicting = changing.filter(({ product }) => product._id in conflicts).length
  const prices = countOf(changing.length, 'price')

  const apply = async () => {
    setIsTried(true)
    const wrong = element.current?.querySelector<HTMLElement>('li [aria-invalid="true"]')
    if (wrong) return wrong.focus()
    if (timeError) return element.current?.querySelector<HTMLElement>('[type^=date]')?.focus()
    await preview.apply(applyTimeOf(when))
  }

  return (
    <div ref={element} className="grid grid-cols-1 gap-5">
      <fieldset disabled={isBusy} className="grid max-w-3xl min-w-0 grid-cols-1 gap-5">
        <Messages {...preview} conflicting={conflicting} />
        <Summary lines={lines} />
        <WhenFields when={when} error={isTried ? timeError : undefined} onChange={setWhen} />
        {optional.length > 0 && (
          <ul aria-label="New prices" className="rounded-card border border-line bg-card">
            {optional.slice(0, count).map((line) => (
              <PreviewLine
                key={line.product._id}
                line={line}
                edit={edits[line.product._id]}
                conflict={conflicts[line.product._id]}
                onEdit={(change) => edit(line.product._id, change)}
                onDone={() => void save()}
              />
            ))}
          </ul>
        )}
        <ShowMoreLines
          shown={count}
          total={optional.length}
          onShow={() => setCount(count + step)}
        />
        <Skipped lines={lines.filter((line) => !canBeIncluded(line))} />
      </fieldset>
      <BottomBar>
        <ButtonLink
          to={state?.from ? pagePaths.adminPricesNew + state.from : pagePaths.adminPrices}
          variant="secondary"
        >
          Back
        </ButtonLink>
        <Button
          onClick={apply}
          busy={isBusy}
          disabled={changing.length === 0}
          className="flex-1 md:flex-none"
        >
          {isBusy
            ? 'Saving...'
            : when.isLater
              ? `Schedule ${prices}`
              : conflicting > 0
                ? 'Apply all the same'
                : `Apply ${prices}`}
        </Button>
      </BottomBar>
    </div>
  )
}

type MessagesProps = { failure?: SaveFailure; unsaved?: SaveFailure; conflicting: number }

function Messages({ failure, unsaved, conflicting }: MessagesProps) {
  const element = useRef<HTMLDivElement>(null)
  // Scrolls to the error, which stands above a long list.
  useEffect(() => {
    if (failure) element.current?.scrollIntoView({ block: 'center' })
  }, [failure])
  const { changed } = priceRevisionMessages
  const said = [failure, unsaved].find((found) => found && found.message !== changed)
  return (
    <div ref={element} className="grid gap-3 empty:hidden">
      {conflicting > 0 && (
        <Banner tone="danger" title={changed}>
          {pricePageMessages.conflicting(conflicting)}
        </Banner>
      )}
      {said && (
        <Banner tone="danger">
          {[said.message, ...Object.values(said.errors ?? {})].join(' ')}
        </Banner>
      )}
    </div>
  )
}

/** The summary above the lines. */
function Summary({ lines }: { lines: PriceLine[] }) {
  const { changing, falling, large, cleared } = summarize(lines)
  const facts: ReactNode[] = [
    falling > 0 && `${countOf(falling, 'price')} ${falling === 1 ? 'falls' : 'fall'}.`,
    large > 0 && `${countOf(large, 'change')} of more than ${priceRevisionLimits.largePercent} %.`,
    cleared > 0 && `${countOf(cleared, 'original price')} cleared.`,
  ]
  return (
    <p role="status">
      <strong>
        {changing === 0 ? 'No price changes.' : `${countOf(changing, 'price')} to change.`}
      </strong>{' '}
      {facts.filter(Boolean).join(' ')}
    </p>
  )
}

/** The products that the rule leaves as they are, and why. */
function Skipped({ lines }: { lines: PriceLine[] }) {
  const [count, setCount] = useState(step)
  if (lines.length === 0) return null
  return (
    <section aria-label="Products left as they are" className="grid gap-2">
      <h2 className="font-semibold">Left as they are: {countOf(lines.length, 'product')}</h2>
      <ul className="grid gap-1 text-ink-soft">
        {lines.slice(0, count).map(({ product, skipped }) => (
          <li key={product._id} className="wrap-anywhere">
            {product.name} {skipped}
          </li>
        ))}
      </ul>
      <ShowMoreLines shown={count} total={lines.length} onShow={() => setCount(count + step)} />
    </section>
  )
}
