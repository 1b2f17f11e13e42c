import type { BulkResult } from '../../../lists/bulk.ts'
import { Banner } from './banner.tsx'

type BulkResultBannerProps = {
  title: string
  /** Why the work ended early. */
  reason?: string
  result: BulkResult
  /** Follows the name of what failed. */
  failedLabel?: string
  /** Introduces what was done; by default it is only listed where the work was interrupted. */
  doneLabel?: string
}

/** Most names to list: an import may have thousands. */
const listed = 10
const interruptedLabel = 'Done before it was cut off, and not to be done again'

/** Failures of a bulk action; and its successes, if it was interrupted. */
export function BulkResultBanner(props: BulkResultBannerProps) {
  const { title, reason, failedLabel, result } = props
  const { done, failed, interrupted } = result
  const doneLabel = props.doneLabel ?? (interrupted ? interruptedLabel : undefined)
  if (failed.length === 0) return null
  return (
    <Banner tone="danger" title={title}>
      {reason && <p className="mb-2">{reason}</p>}
      <ul className="list-disc pl-5 wrap-anywhere">
        {failed.slice(0, listed).map(({ name, message }) => (
          <li key={name}>
            {failedLabel ? `${name} ${failedLabel}` : name}: {message}
          </li>
        ))}
        {failed.length > listed && <li>{(failed.length - listed).toLocaleString('en-IN')} more</li>}
      </ul>
      {doneLabel && done.length > 0 && (
        <p className="mt-2 wrap-anywhere">
          {doneLabel}: {done.slice(0, listed).join('; ')}
          {done.length > listed && `; and ${(done.length - listed).toLocaleString('en-IN')} more`}.
        </p>
      )}
    </Banner>
  )
}
