import type { Failure } from './reports.ts'
import type { StepResult } from './run-step.ts'

/** Each step, each failed test with the command that repeats it alone, and last of all the sums. */
export function formatSummary(results: StepResult[], milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000)
  const seconds = Math.round((milliseconds % 60_000) / 1000)
  const failures = results.flatMap(({ tally }) => tally.failures)
  const repeated = results.flatMap(({ tally }) => tally.repeated ?? [])
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    results.reduce((total, { tally }) => total + tally[key], 0)
  return [
    '',
    `Summary (${minutes} min ${seconds} s)`,
    ...results.map(
      ({ name, tally }) => `${tally.failed > 0 ? '✗' : '✓'} ${name}: ${formatCounts(tally)}`,
    ),
    ...(repeated.length > 0
      ? ['', 'Passed only when repeated:', ...repeated.map((name) => `! ${name}`)]
      : []),
    ...(failures.length > 0 ? ['', 'Failed:', ...failures.flatMap(formatFailure)] : []),
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
