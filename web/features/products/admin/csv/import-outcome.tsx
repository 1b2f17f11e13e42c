import { countOf, formatNumber } from '../../../../../contract/count.ts'
import { Banner } from '../../../../ui/admin/banner.tsx'
import { BulkResultBanner } from '../../../../ui/admin/bulk-result-banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { type Import, importResult } from './stored-import.ts'

type ImportProgressProps = { job: Import; onStop: () => void }

/** The progress of a running import. */
export function ImportProgress({ job: { lines, finished }, onStop }: ImportProgressProps) {
  return (
    <div className="grid gap-2 rounded-control bg-paper-deep px-4 py-3">
      <progress
        aria-label="Imported"
        value={finished}
        max={lines.length}
        className="w-full accent-leaf"
      />
      <p className="text-sm text-ink-soft">
        {formatNumber(finished)} of {formatNumber(lines.length)}. Keep this page open.
      </p>
      <Button variant="secondary" onClick={onStop} className="justify-self-start">
        Stop
      </Button>
    </div>
  )
}

type ImportOutcomeProps = {
  job: Import
  /** Why it stopped early. */
  stopReason?: string
  onContinue: (job: Import) => void
  onDiscard: () => void
}

/** The result of an import; an interrupted one can be continued. */
export function ImportOutcome({ job, stopReason, onContinue, onDiscard }: ImportOutcomeProps) {
  const result = importResult(job)
  const left = job.lines.length - job.finished
  if (result.failed.length === 0)
    return <Banner tone="success">{countOf(result.done.length, 'product')} imported.</Banner>
  return (
    <>
      <BulkResultBanner
        title={`${countOf(result.done.length, 'product')} imported, ${formatNumber(result.failed.length)} not`}
        reason={stopReason}
        result={result}
      />
      {left > 0 && (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => onContinue(job)}>Import the other {formatNumber(left)}</Button>
          <Button variant="secondary" onClick={onDiscard}>
            Leave them out
          </Button>
        </div>
      )}
    </>
  )
}
