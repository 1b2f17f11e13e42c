import { countOf, formatNumber } from '../../../../contract/text/count.ts'
import { Banner } from '../../../ui/admin/notices/banner.tsx'
import { BulkResultBanner } from '../../../ui/admin/notices/bulk-result-banner.tsx'
import { Button } from '../../../ui/button.tsx'
import type { PlannedLine } from './plan-import.ts'
import { type Import, importResult } from './stored-import.ts'
import type { FileStage } from './use-import-file.ts'

type ImportStatusProps = {
  stage: FileStage
  /** The file that is being imported, if any. */
  importing: string | undefined
}

/** The state of an import. Always rendered, because screen readers announce changes inside only. */
export function ImportStatus({ stage, importing }: ImportStatusProps) {
  return (
    <div role="status" className="grid gap-1 wrap-anywhere empty:-mt-5">
      {importing !== undefined && <p className="font-semibold">Importing {importing}</p>}
      {stage.at === 'reading' && <p className="font-semibold">Reading the file</p>}
      {stage.at === 'asking' && (
        <p className="font-semibold">
          {countColumns(stage.columns.columns.filter(({ asked }) => asked).length)} Nothing is
          imported before it is clear what they are for.
        </p>
      )}
      {stage.at === 'planned' && (
        <PlanStatus lines={stage.lines} program={stage.columns.format?.program} />
      )}
    </div>
  )
}

function countColumns(count: number): string {
  return count === 1 ? 'A column is not known.' : `${count} columns are not known.`
}

function PlanStatus({ lines, program }: { lines: PlannedLine[]; program: string | undefined }) {
  return (
    <>
      <p className="font-semibold">{tally(lines)} Nothing has been saved yet.</p>
      {lines.some(({ kind }) => kind === 'problem') && (
        <p className="text-ink-soft">
          Lines with problems are left out. Correct them in the file and choose it again.
        </p>
      )}
      {program && (
        <p className="text-ink-soft">
          This is an export of {program}. Pictures do not come along: add them afterwards.
        </p>
      )}
    </>
  )
}

function tally(lines: PlannedLine[]): string {
  const count = (kind: PlannedLine['kind']) => lines.filter((line) => line.kind === kind).length
  const parts = [
    `${formatNumber(count('new'))} new`,
    `${formatNumber(count('changed'))} changed`,
    `${formatNumber(count('unchanged'))} unchanged`,
    `${formatNumber(count('problem'))} with problems`,
  ]
  if (count('skipped') > 0) parts.push(`${formatNumber(count('skipped'))} left out`)
  return `${parts.join(', ')}.`
}

type ImportProgressProps = { job: Import; onStop: () => void }

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
