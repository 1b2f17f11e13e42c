import type { Failure } from './reports.ts'
import type { StepResult } from './run-step.ts'

/** The packages' programs run on the pinned Node. */
const heading =
  'Failed; to repeat, export PATH="$PWD/node_modules/node/bin:$PWD/node_modules/.bin:$PATH"'

/** Formats each step, each failed test with the command that repeats it, and finally the totals. */
export function formatSummary(results: StepResult[], milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000)
  const seconds = Math.round((milliseconds % 60_000) / 1000)
  const failures = results.flatMap(({ tally }) => tally.failures)
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    results.reduce((total, { tally }) => total + tally[key], 0)
  return [
    '',
    `Summary (${minutes} min ${seconds} s)`,
    ...results.map(
      ({ name, tally }) => `${tally.failed > 0 ? '✗' : '✓'} ${name}: ${formatCounts(tally)}`,
    ),
    ...(failures.length > 0 ? ['', heading, ...failures.flatMap(formatFailure)] : []),
    '',
    formatCounts({ passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }),
  ].join('\n')
}

function formatFailure({ name, repeat }: Failure): string[] {
  return repeat ? [`✗ ${name}`, `    ${repeat}`] : [`✗ ${name}`]
}

type Counts = { passed: number; failed: number; skipped: number }

function formatCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
